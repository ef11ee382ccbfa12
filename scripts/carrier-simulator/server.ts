import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import express, { type NextFunction, type Request, type Response } from 'express';
import { isSigned, sign, signatureHeader } from '../../src/carrier/gateway/signature.ts';
import { BookingBook, Gateway, photo } from './gateway.ts';
import { answer, carryOut, notFound, refusal, type SimulatedReply } from './reply.ts';

interface ReceivedCall {
  readonly at: string;
  readonly operation: string;
  readonly reference: string | null;
  readonly request_id: string | null;
  readonly traceparent: string | null;
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

interface GatewayIdentity {
  /** As the operator of Sampan calls it. */
  readonly name: string;
  readonly secret: string;
}

const noticeTimeoutMs = 10_000;

/** Sends the signed body of a notice to Sampan (docs/carrier-gateway/openapi.json, sendNotice). */
function postNotice(
  { name, secret }: GatewayIdentity,
  to: string,
  body: string,
): Promise<globalThis.Response> {
  const path = `/carrier/${name}/notices`;
  const signature = sign(secret, { method: 'POST', path, body }, new Date());
  return fetch(`${to.replace(/\/$/, '')}${path}`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', [signatureHeader]: signature },
    signal: AbortSignal.timeout(noticeTimeoutMs),
  });
}

/** Sends a notice once and returns the response. */
async function sendNotice(identity: GatewayIdentity, request: unknown): Promise<SimulatedReply> {
  const { to, notice } = (request ?? {}) as { to?: unknown; notice?: object };
  if (typeof to !== 'string' || !URL.canParse(to) || typeof notice !== 'object' || notice === null) {
    return refusal(400, 'INVALID_REQUEST', 'to must be Sampan’s root address, and notice an object');
  }
  const response = await postNotice(identity, to, JSON.stringify({ event_id: randomUUID(), ...notice }));
  return answer(200, { status: response.status, body: await response.json() });
}

interface NoticeTarget {
  /** Root address of Sampan. */
  readonly to: string;
  readonly retryMs: number;
}

/** Sends a notice until it gets 200, at most 100 times. */
async function repeatNotice(
  identity: GatewayIdentity,
  { to, retryMs }: NoticeTarget,
  body: string,
): Promise<void> {
  for (let attempt = 1; attempt <= 100; attempt++) {
    const response = await postNotice(identity, to, body).catch(() => null);
    if (response?.status === 200) return;
    await delay(retryMs, undefined, { ref: false });
  }
}

interface SimulatorOptions extends GatewayIdentity {
  /** Null: in memory. */
  readonly bookFile: string | null;
  readonly slowMs: number;
  /** Null: test notices are not offered. */
  readonly notices?: NoticeTarget | null;
}

/** Creates a gateway as in docs/carrier-gateway/openapi.json, with unsigned `/_…` endpoints for tests and demonstrations. */
export function createSimulator({ name, secret, bookFile, slowMs, notices }: SimulatorOptions): Server {
  const book = new BookingBook(bookFile);
  const log = new CallLog();
  const gateway = new Gateway(book, slowMs);
  const app = express();
  app.disable('x-powered-by').enable('case sensitive routing').enable('strict routing');
  app.use(express.text({ type: () => true, limit: '1mb' }));

  app.get('/_calls', ({ query: { reference } }, response) => {
    const calls = log.calls(reference === undefined ? null : String(reference));
    carryOut(answer(200, { calls, counts: log.counts(), bookings: book.all() }), response);
  });
  app.post('/_reset', (_, response) => {
    log.clear();
    book.forget();
    carryOut(answer(200, {}), response);
  });
  // For late labels.
  app.post('/_advance', (request, response) => {
    const { seconds } = (parse(request) ?? {}) as { readonly seconds?: unknown };
    if (typeof seconds !== 'number')
      return void carryOut(refusal(400, 'INVALID_REQUEST', 'seconds must be a number'), response);
    book.advance(seconds);
    carryOut(answer(200, {}), response);
  });
  app.post('/_notice', async (request, response) => {
    carryOut(await sendNotice({ name, secret }, parse(request)), response);
  });
  app.get('/_storage/*file', (_, response) => {
    carryOut({ kind: 'file', mediaType: 'image/jpeg', bytes: photo }, response);
  });

  app.use((request, response, next) => {
    const { method, originalUrl } = request;
    const signed = { method, path: originalUrl, body: textOf(request) };
    if (isSigned(secret, signed, request.get(signatureHeader) ?? '', new Date())) return next();
    carryOut(refusal(401, 'BAD_SIGNATURE', 'the signature is missing, wrong or too old'), response);
  });
  const operation =
    (name: string, respond: (request: Request) => SimulatedReply | Promise<SimulatedReply>) =>
    async (request: Request, response: Response) => {
      const body = parse(request);
      const { reference = (body as { reference?: unknown } | null)?.reference } = request.params;
      const call = log.add({
        operation: name,
        reference: typeof reference === 'string' ? reference : null,
        request_id: request.get('x-request-id') ?? null,
        traceparent: request.get('traceparent') ?? null,
        body,
      });
      call.answered = carryOut(await respond(request), response);
    };
  const referenceOf = (request: Request) => String(request.params.reference);
  app.post(
    '/bookings',
    operation('createBooking', (request) => gateway.createBooking(parse(request))),
  );
  app.get(
    '/bookings',
    operation('listBookings', ({ query: { booked_since: since, cursor } }) =>
      gateway.listBookings(String(since), String(cursor ?? 0)),
    ),
  );
  app.get(
    '/bookings/:reference',
    operation('getBooking', (request) => gateway.getBooking(referenceOf(request))),
  );
  app.post(
    '/bookings/:reference/cancel',
    operation('cancelBooking', (request) => gateway.cancelBooking(referenceOf(request))),
  );
  app.get(
    '/bookings/:reference/label',
    operation('getLabel', (request) => gateway.getLabel(referenceOf(request))),
  );
  app.get(
    '/bookings/:reference/pod',
    operation('getProofOfDelivery', (request) =>
      gateway.getProofOfDelivery(referenceOf(request), `http://${request.get('host')}/_storage/pod`),
    ),
  );
  app.post(
    '/bookings/:reference/test-notices',
    operation('sendTestNotice', (request) => {
      if (!notices) return refusal(501, 'NOT_OFFERED', 'the simulator was started without --notices-to');
      const drafted = gateway.draftTestNotice(referenceOf(request), parse(request));
      if ('kind' in drafted) return drafted;
      void repeatNotice({ name, secret }, notices, JSON.stringify(drafted));
      return answer(202, { event_id: drafted.event_id });
    }),
  );
  app.post(
    '/manifests',
    operation('closeManifest', (request) => gateway.closeManifest(parse(request))),
  );
  app.get(
    '/manifests/:reference/document',
    operation('getManifestDocument', (request) => gateway.getManifestDocument(referenceOf(request))),
  );
  app.use((request, response) =>
    operation(`${request.method} ${request.path}`, () => notFound)(request, response),
  );
  // A request that can't be read: a body that is too long, or an address that can't be decoded.
  app.use((_error: Error, _request: Request, response: Response, _next: NextFunction) => response.destroy());
  return createServer(app);
}

const textOf = ({ body }: Request): string => (typeof body === 'string' ? body : '');

function parse(request: Request): unknown {
  try {
    return JSON.parse(textOf(request));
  } catch {
    return null;
  }
}
