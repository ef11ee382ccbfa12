import hashlib
import hmac
import re
import time

TOLERANCE_SECONDS = 300


def verify_webhook(raw_body, header, secret, now=None):
    """Return True if Sampan signed the delivery with this secret. Pass the raw body (bytes),
    the value of X-Service-Signature (None if absent) and the whole secret of the endpoint."""
    parts = [part.strip().partition("=") for part in (header or "").split(",")]
    signed_at = next((value for name, _, value in parts if name == "t"), "")
    now = time.time() if now is None else now
    if not re.fullmatch("[0-9]{1,12}", signed_at) or abs(now - int(signed_at)) > TOLERANCE_SECONDS:
        return False
    expected = hmac.new(secret.encode(), signed_at.encode() + b"." + raw_body, hashlib.sha256).hexdigest()
    # For 24 hours after a rotation there are two signatures. One match is enough.
    given = [value for name, _, value in parts if name == "v1"]
    return any(hmac.compare_digest(value.encode(), expected.encode()) for value in given)
