import { connect } from 'node:net';

/** Sends raw bytes to a service; returns its output until it closes the connection. */
export function rawHttp(rootUrl: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(rootUrl);
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(text, 'latin1'));
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}

/** Splits a response of `rawHttp` into status, head and body. */
export function parseAnswer(text: string): { status: number; head: string; body: string } {
  const at = text.indexOf('\r\n\r\n');
  return {
    status: Number(text.slice(9, 12)),
    head: text.slice(0, at).toLowerCase(),
    body: text.slice(at + 4),
  };
}
