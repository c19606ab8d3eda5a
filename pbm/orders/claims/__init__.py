"""What is claimed of the numbers of a mail: which is a throw, which a trapdoor, and how sure that is."""
