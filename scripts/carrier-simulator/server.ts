import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isSigned, sign, signatureHeader } from '../../src/carrier/gateway/signature.ts';
import { BookingBook, Gateway, photo } from './gateway.ts';
import { answer, carryOut, notFound, refusal, type SimulatedReply } from './reply.ts';

interface ReceivedCall {
  readonly at: string;
  readonly operation: string;
  readonly reference: string | null;
  readonly request_id: string | null;
  readonly body: unknown;
  /** HTTP status; null: no response yet. */
  answered: number | null;
}

/** Signed requests since the start or the last reset. */
class CallLog {
  #calls: ReceivedCall[] = [];

  add(call: Omit<ReceivedCall, 'at' | 'answered'>): ReceivedCall {
    const received = { ...call, at: new Date().toISOString(), answered: null };
    this.#calls.push(received);
    return received;
  }

  calls(reference: string | null): ReceivedCall[] {
    return this.#calls.filter((call) => reference === null || call.reference === reference);
  }

  /** Counts calls by reference and operation. */
  counts(): Record<string, Record<string, number>> {
    const counts: Record<string, Record<string, number>> = {};
    for (const { reference, operation } of this.#calls) {
      counts[reference ?? ''] ??= {};
      const ofReference = counts[reference ?? ''] as Record<string, number>;
      ofReference[operation] = (ofReference[operation] ?? 0) + 1;
    }
    return counts;
  }

  clear(): void {
    this.#calls = [];
  }
}

interface AdminRequest {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
  readonly book: BookingBook;
  readonly log: CallLog;
}

/**
 * Serves the unsigned endpoints for tests and demonstrations: `GET /_calls[?reference=…]`, `POST /_reset`, and `POST
 * /_advance {"seconds": n}` for late labels. Null: a request for the gateway.
 */
function administer({ method, url, body, book, log }: AdminRequest): SimulatedReply | null {
  const { pathname, searchParams } = new URL(url, 'http://simulator');
  switch (`${method} ${pathname}`) {
    case 'GET /_calls':
      return answer(200, {
        calls: log.calls(searchParams.get('reference')),
        counts: log.counts(),
        bookings: book.all(),
      });
    case 'POST /_reset':
      log.clear();
      book.forget();
      return answer(200, {});
    case 'POST /_advance': {
      const seconds = (body as { seconds?: unknown } | null)?.seconds;
      if (typeof seconds !== 'number') return refusal(400, 'INVALID_REQUEST', 'seconds must be a number');
      book.advance(seconds);
      return answer(200, {});
    }
    default:
      return null;
  }
}

const path = '/carrier/http/notices';

/** Sends a signed notice to Sampan (gateway.openapi.json, sendNotice) and returns its response. */
async function sendNotice(secret: string, request: unknown): Promise<SimulatedReply> {
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

interface SimulatorOptions {
  readonly secret: string;
  /** Null: in memory. */
  readonly bookFile: string | null;
  readonly slowMs: number;
}

const maxBodyBytes = 2 ** 20;
const routes = {
  'POST /bookings': 'createBooking',
  'GET /bookings/*': 'getBooking',
  'POST /bookings/*/cancel': 'cancelBooking',
  'GET /bookings/*/label': 'getLabel',
  'GET /bookings/*/pod': 'getProofOfDelivery',
} as const;

/** Creates a gateway as in gateway.openapi.json, with `/_…` endpoints that control it. */
export function createSimulator({ secret, bookFile, slowMs }: SimulatorOptions): Server {
  const book = new BookingBook(bookFile);
  const log = new CallLog();
  const gateway = new Gateway(book, slowMs);

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '' } = request;
    const body = await readBody(request);
    const parsed = parse(body);
    const admin = administer({ method, url, body: parsed, book, log });
    if (admin) return void carryOut(admin, response);
    if (method === 'POST' && url === '/_notice') {
      return void carryOut(await sendNotice(secret, parsed), response);
    }
    if (url.startsWith('/_storage/')) {
      return void carryOut({ kind: 'file', mediaType: 'image/jpeg', bytes: photo }, response);
    }
    const [, first, reference, last] = url.split('/').map(decodeURIComponent);
    const shape = [`${method} /${first}`, ...(reference ? ['*'] : []), ...(last ? [last] : [])].join('/');
    const operation = routes[shape as keyof typeof routes];
    const header = String(request.headers[signatureHeader.toLowerCase()] ?? '');
    if (!isSigned(secret, { method, path: url, body }, header, new Date())) {
      const reply = refusal(401, 'BAD_SIGNATURE', 'the signature is missing, wrong or too old');
      return void carryOut(reply, response);
    }
    const call = log.add({
      operation: operation ?? shape,
      reference: reference ?? referenceIn(parsed),
      request_id: request.headers['x-request-id']?.toString() ?? null,
      body: parsed,
    });
    const storage = `http://${request.headers.host}/_storage/pod`;
    call.answered = carryOut(await operate(gateway, operation, reference ?? '', parsed, storage), response);
  };

  return createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
}

async function operate(
  gateway: Gateway,
  operation: (typeof routes)[keyof typeof routes] | undefined,
  reference: string,
  body: unknown,
  storage: string,
): Promise<SimulatedReply> {
  switch (operation) {
    case 'createBooking':
      return gateway.createBooking(body);
    case 'getBooking':
      return gateway.getBooking(reference);
    case 'cancelBooking':
      return gateway.cancelBooking(reference);
    case 'getLabel':
      return gateway.getLabel(reference);
    case 'getProofOfDelivery':
      return gateway.getProofOfDelivery(reference, storage);
    default:
      return notFound;
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > maxBodyBytes) throw new Error('the body is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function referenceIn(body: unknown): string | null {
  const reference = (body as { reference?: unknown } | null)?.reference;
  return typeof reference === 'string' ? reference : null;
}
