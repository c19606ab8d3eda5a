"""Mail: bytes to letters and drafts to bytes, and every way in and out."""
