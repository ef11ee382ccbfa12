"""Receive webhooks."""

import json
import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from verify import verify_webhook

SECRET = os.environ["SAMPAN_WEBHOOK_SECRET"]
# Events can arrive more than once. Use a table with a unique column instead.
seen = set()


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        raw_body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if not verify_webhook(raw_body, self.headers.get("X-Service-Signature"), SECRET):
            return self.respond(400)
        event = json.loads(raw_body)
        if event["event_id"] not in seen:
            seen.add(event["event_id"])
            print(f"Received {event['event_type']}", flush=True)
        self.respond(204)

    def respond(self, status):
        self.send_response(status)
        self.end_headers()


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", 8080))), Receiver)
    print("Listening", flush=True)
    server.serve_forever()
