"""Check the orders of a Shopify export, and book those that are valid as one batch."""

import csv
import json
import sys
import time
import uuid

from book import SampanError, call

# What an export never has.
SERVICES = {"US": "HKUSSEGG01"}
OTHER_SERVICE = "HKASTDGGSTCM"
PARCEL_KG = 0.5

TEXTS = {
    "contact_name": "Shipping Name",
    "phone": "Shipping Phone",
    "email": "Email",
    "country_code": "Shipping Country",
    "region": "Shipping Province",
    "city": "Shipping City",
    "postal_code": "Shipping Zip",
}


def read_orders(path):
    """Return the orders of an export with the lines of their rows. Each row has an item of its order."""
    orders = {}
    with open(path, encoding="utf-8-sig", newline="") as file:
        rows = csv.DictReader(file)
        for row in rows:
            # Shopify writes an apostrophe before digits that a spreadsheet would change.
            cell = {name: (text or "").strip().removeprefix("'") for name, text in row.items() if name}
            if cell["Name"] not in orders:
                recipient = {field: cell[name] for field, name in TEXTS.items() if cell[name]}
                address = [cell["Shipping Address1"], cell["Shipping Address2"]]
                recipient["address"] = ", ".join(filter(None, address))
                body = {
                    "reference_no": cell["Name"],
                    "service_tier_id": SERVICES.get(cell["Shipping Country"], OTHER_SERVICE),
                    "recipient": recipient,
                    "parcels": [{"weight_kg": PARCEL_KG}],
                    "items": [],
                    "declared_currency": cell["Currency"],
                }
                orders[cell["Name"]] = (rows.line_num, body)
            item = {"description": cell["Lineitem name"], "quantity": int(cell["Lineitem quantity"])}
            item["unit_price"] = float(cell["Lineitem price"])
            if cell["Lineitem sku"]:
                item["sku"] = cell["Lineitem sku"]
            orders[cell["Name"]][1]["items"].append(item)
    return list(orders.values())


def print_findings(checked, lines):
    for kind in ("violations", "warnings"):
        for finding in checked[kind]:
            field = ".".join(str(step) for step in finding["path"])
            print(f"Line {lines[checked['index']]}: {field} {finding['message']}")


def main(path):
    orders = read_orders(path)
    lines = [line for line, _ in orders]
    bodies = [body for _, body in orders]
    checked = call("POST", "/shipments/batch/validate", body={"orders": bodies, "skip_placed": True})
    for order in checked["orders"]:
        print_findings(order, lines)
    valid = [bodies[order["index"]] for order in checked["orders"] if order["valid"]]
    print(f"Valid orders: {len(valid)} of {len(bodies)}, for HKD {checked['total_hkd']:.2f}")
    if not valid:
        return

    # The same orders have the same key, so a second run of this program books nothing twice.
    key = str(uuid.uuid5(uuid.NAMESPACE_OID, json.dumps(valid)))
    batch = call(
        "POST", "/shipments/batch", body={"orders": valid, "skip_placed": True}, idempotency_key=key
    )
    while batch["status"] != "completed":
        time.sleep(1)
        batch = call("GET", f"/shipment_batches/{batch['id']}")
    cursor = None
    while True:
        query = {"limit": 100, **({"cursor": cursor} if cursor else {})}
        page = call("GET", f"/shipment_batches/{batch['id']}/orders", query)
        for order in page["data"]:
            result = order["shipment"]["id"] if order["shipment"] else order["error"]["message"]
            print(f"{order['reference_no']}: {result}")
        cursor = page["next_cursor"]
        if cursor is None:
            return


if __name__ == "__main__":
    try:
        main(sys.argv[1] if len(sys.argv) > 1 else "../orders.csv")
    except SampanError as error:
        sys.exit(f"{error} {error.data}")
