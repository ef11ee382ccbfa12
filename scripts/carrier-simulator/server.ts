import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isSigned, signatureHeader } from '../../src/carrier/gateway/signature.ts';
import { administer } from './admin.ts';
import { BookingBook } from './booking-book.ts';
import { CallLog } from './call-log.ts';
import { Gateway, photo } from './gateway.ts';
import { carryOut, notFound, refusal, type SimulatedReply } from './reply.ts';
import { sendNotice } from './send-notice.ts';

export interface SimulatorOptions {
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
