"""Quote, book, print, list and cancel a shipment."""

import json
import os
import random
import sys
import time
import uuid
from email.utils import parsedate_to_datetime
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

BASE_URL = os.environ.get("SAMPAN_BASE_URL", "http://127.0.0.1:3000") + "/api/v1"
API_KEY = os.environ.get("SAMPAN_API_KEY")
MAX_RETRIES = 5
LONGEST_WAIT = 60  # a limit per day asks for hours
IDEMPOTENCY_IN_FLIGHT = "1409001"

ORDER = {
    "service_tier_id": "HKASTDGGSTCM",
    "recipient": {
        "contact_name": "Emily Carter",
        "phone": "+1 212 555 0147",
        "country_code": "US",
        "city": "New York",
        "region": "NY",
        "address": "350 5th Avenue",
        "postal_code": "10118",
    },
    "parcels": [{"weight_kg": 0.5}],
    "items": [
        {
            "description": "Cotton T-shirt",
            "quantity": 2,
            "unit_price_hkd": 80,
            "hs_code": "6109.10.0012",
            "country_of_manufacture": "CN",
        }
    ],
}


class SampanError(Exception):
    """An error response. `sys_code` names the error, `data` has its violations or details."""

    def __init__(self, response):
        try:
            envelope = json.loads(response.read())
            message, self.sys_code, self.data = envelope["message"], envelope["sysCode"], envelope["data"]
        except (ValueError, TypeError, KeyError, OSError, HTTPException):
            message, self.sys_code, self.data = "not a response of Sampan", None, None
        wait = response.headers["Retry-After"]
        super().__init__(
            f"{response.code} {message} (request id: {response.headers['X-Request-Id']})"
            + (f" Retry-After: {wait}" if wait else "")
        )


def seconds_of(retry_after, default):
    """Read `Retry-After`: seconds or a date. Without it, wait the default."""
    if retry_after is None:
        return default
    if retry_after.isdecimal():
        return int(retry_after)
    try:
        return max(0, parsedate_to_datetime(retry_after).timestamp() - time.time())
    except (TypeError, ValueError):
        return default


def call(method, path, query=None, body=None, idempotency_key=None, max_retries=MAX_RETRIES):
    """Send a request and return the data of its response, or the bytes of a document."""
    headers = {"Authorization": f"Bearer {API_KEY}"}
    if body is not None:
        headers["Content-Type"] = "application/json"
    if idempotency_key:
        headers["Idempotency-Key"] = idempotency_key
    url = BASE_URL + path + ("?" + urlencode(query) if query else "")
    data = None if body is None else json.dumps(body).encode()

    for retries in range(max_retries + 1):
        wait = min(2**retries * 0.1, 30) + random.uniform(0, 0.25)
        try:
            with urlopen(Request(url, data, headers, method=method), timeout=60) as response:
                content = response.read()
                is_json = response.headers.get_content_type() == "application/json"
                return json.loads(content)["data"] if is_json else content
        except HTTPError as error:
            failure = SampanError(error)
            is_transient = error.code == 429 or error.code >= 500 or failure.sys_code == IDEMPOTENCY_IN_FLIGHT
            wait = seconds_of(error.headers["Retry-After"], wait)
            if not is_transient or retries == max_retries or wait > LONGEST_WAIT:
                raise failure from None
        except (OSError, HTTPException):  # no response, or a part of one
            if retries == max_retries:
                raise
        time.sleep(wait)


def all_shipments():
    cursor = None
    while True:
        page = call("GET", "/shipments", {"limit": 100, **({"cursor": cursor} if cursor else {})})
        yield from page["data"]
        cursor = page["next_cursor"]
        if cursor is None:
            return


def main():
    if not API_KEY:
        sys.exit("Set SAMPAN_API_KEY to an API key. A test key begins with mk_test_.")
    quote = call("POST", "/rates", body={"weight_kg": 0.5, "destination_country": "US"})
    for option in quote["options"]:
        if option["available"]:
            print(f"Quoted {option['service_tier_id']} for HKD {option['total_hkd']:.2f}")

    # Store the key with your order before the call. After a crash, call again with the same key.
    shipment = call("POST", "/shipments", body=ORDER, idempotency_key=str(uuid.uuid4()))
    print(f"Booked {shipment['id']}")

    # While a label is being generated, the response is 503 with Retry-After.
    label = call("GET", f"/shipments/{shipment['id']}/label", max_retries=30)
    with open("label.pdf", "wb") as file:
        file.write(label)
    print("Saved label.pdf")

    print(f"Listed {sum(1 for _ in all_shipments())} shipments")

    cancelled = call("POST", f"/shipments/{shipment['id']}/cancel", idempotency_key=str(uuid.uuid4()))
    print(f"{shipment['id']} is {cancelled['status']}")


if __name__ == "__main__":
    try:
        main()
    except SampanError as error:
        sys.exit(f"{error} {error.data}")
