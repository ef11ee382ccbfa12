import { randomUUID } from 'node:crypto';
import { sign, signatureHeader } from '../../src/carrier/gateway/signature.ts';
import { answer, refusal, type SimulatedReply } from './reply.ts';

const path = '/carrier/http/notices';

/** Sends a signed notice to Sampan (gateway.openapi.json, sendNotice) and returns its response. */
export async function sendNotice(secret: string, request: unknown): Promise<SimulatedReply> {
  const { to, notice } = (request ?? {}) as { to?: unknown; notice?: object };
  if (typeof to !== 'string' || !URL.canParse(to) || typeof notice !== 'object' || notice === null) {
    return refusal(400, 'INVALID_REQUEST', 'to must be Sampan’s root address, and notice an object');
  }
  const body = JSON.stringify({ event_id: randomUUID(), ...notice });
  const signature = sign(secret, { method: 'POST', path, body }, new Date());
  const response = await fetch(`${to.replace(/\/$/, '')}${path}`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', [signatureHeader]: signature },
  });
  return answer(200, { status: response.status, body: await response.json() });
}
