import type { IncomingMessage } from 'node:http';

const absoluteForm = /^https?:\/\/([^/?#]*)([^#]*)/i;
/** A name or address, and a port, as RFC 9110 has them; a comma is what two Host headers are joined with. */
const authority = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+;=%-]*)(?::\d*)?$/i;

/**
 * Reduces a target in absolute form (`GET http://host/path`) to its path; its host takes the place of the Host header
 * (RFC 9112, 3.2.2). Returns what is wrong with the target or the Host header, or null.
 */
export function takeTarget(request: IncomingMessage): string | null {
  const { url = '', headers } = request;
  if (!url.startsWith('/')) {
    const [, host, rest] = absoluteForm.exec(url) ?? [];
    if (host) {
      headers.host = host;
      request.url = rest?.startsWith('/') ? rest : `/${rest ?? ''}`;
    } else if (url !== '*' || request.method !== 'OPTIONS') {
      return 'the request target is neither a path nor an http address';
    }
  }
  if (headers.host === undefined) return request.httpVersion === '1.0' ? null : 'the Host header is missing';
  return authority.test(headers.host) ? null : 'the Host header must name one host, and must be sent once';
}
