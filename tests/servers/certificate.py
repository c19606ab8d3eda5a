"""A certificate for 127.0.0.1 that nobody but the test trusts."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path


def make_certificate(folder: Path) -> tuple[Path, Path] | None:
    """Return the paths of a new certificate and its key; None when there is no openssl to make them."""
    openssl = shutil.which("openssl")
    if openssl is None:
        return None
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    subprocess.run(
        [
            *(openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1"),
            *("-addext", "subjectAltName=IP:127.0.0.1", "-keyout", str(key), "-out", str(certificate)),
        ],
        check=True,
        capture_output=True,
    )
    return certificate, key
