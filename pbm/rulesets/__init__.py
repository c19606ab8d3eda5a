"""The games. Each is one package that keeps to the protocol in ``api`` and knows no other."""
