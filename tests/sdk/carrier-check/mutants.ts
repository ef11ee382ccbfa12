import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { isSigned, sign } from '../../../src/carrier/gateway/signature.ts';
import { patient } from '../../support/deadline.ts';
import {
  gatewaySecret,
  type MutantBehavior,
  type ProxiedReply,
  type ProxiedRequest,
  signedAnew,
} from './mutant-gateway.ts';

/** A gateway with one fault, and the rule that it breaks. */
export interface Mutant {
  readonly rule: string;
  readonly fault: string;
  /** Called for each gateway, because some remember. */
  readonly make: () => MutantBehavior;
  /** For faults that are seen in time. */
  readonly slowBodyMs?: number;
  readonly timeLimitMs?: number;
  readonly repeatMs?: number;
  readonly noticeMs?: number;
}

type Respond = NonNullable<MutantBehavior['respond']>;

const always = (respond: Respond) => () => ({ respond });

const jsonOf = ({ body }: { readonly body: Buffer | string }) => {
  try {
    return JSON.parse(body.toString()) as Record<string, unknown>;
  } catch {
    return undefined;
  }
};
const withJson = (reply: ProxiedReply, change: object): ProxiedReply => ({
  ...reply,
  body: Buffer.from(JSON.stringify({ ...jsonOf(reply), ...change })),
});
const refusal = (status: number, code: string): ProxiedReply => ({
  status,
  mediaType: 'application/json',
  headers: {},
  body: Buffer.from(JSON.stringify({ error: { code, message: 'a fault of a test' } })),
});
const isBook = ({ method, path }: ProxiedRequest) => method === 'POST' && path === '/bookings';
const isLookUp = ({ method, path }: ProxiedRequest) => method === 'GET' && /^\/bookings\/\w+$/.test(path);
const isCancel = ({ path }: ProxiedRequest) => path.endsWith('/cancel');
const isLabel = ({ path }: ProxiedRequest) => path.endsWith('/label');
const isPod = ({ path }: ProxiedRequest) => path.endsWith('/pod');
const isList = ({ path }: ProxiedRequest) => path.startsWith('/bookings?');
const isClose = ({ path }: ProxiedRequest) => path === '/manifests';
const referenceOf = (request: ProxiedRequest) => String(jsonOf(request)?.reference);

/** Accepts requests with a signature that is valid only by a wrong rule. */
const accepting = (isAccepted: (request: ProxiedRequest) => boolean) =>
  always((request, forward) => forward(isAccepted(request) ? { resign: true } : {}));

const validFor = (request: ProxiedRequest, change: Partial<ProxiedRequest>, now = new Date()) =>
  isSigned(gatewaySecret, { ...request, ...change }, request.signature, now);

const signedAt = ({ signature }: ProxiedRequest) => Number(/^t=(\d+)/.exec(signature)?.[1] ?? 0);

/** Changes the replies to some requests. */
const changing = (
  isMeant: (request: ProxiedRequest) => boolean,
  change: (reply: ProxiedReply, request: ProxiedRequest) => ProxiedReply | null,
) =>
  always(async (request, forward) => {
    const reply = await forward();
    return isMeant(request) ? change(reply, request) : reply;
  });

const successful = (change: (reply: ProxiedReply) => ProxiedReply) => (reply: ProxiedReply) =>
  reply.status === 200 || reply.status === 201 ? change(reply) : reply;

const unknown = (code: string, status: number) => (reply: ProxiedReply) =>
  reply.status === 404 ? refusal(status, code) : reply;

const rows = (reply: ProxiedReply) => (jsonOf(reply)?.bookings ?? []) as { state: string }[];

const listing = (change: (before: { state: string }[]) => unknown[]) =>
  changing(
    isList,
    successful((reply) => withJson(reply, { bookings: change(rows(reply)) })),
  );

/** Waits until another request for the same path has arrived, or some time has passed. */
function meeting(): (path: string) => Promise<'first' | 'second'> {
  const waiting = new Map<string, () => void>();
  return (path) => {
    const met = waiting.get(path);
    if (met) {
      met();
      return Promise.resolve('second');
    }
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        waiting.delete(path);
        resolve('first');
      };
      const timer = setTimeout(end, 200);
      waiting.set(path, end);
    });
  };
}

/** Fails the request after one that the gateway cannot bear. */
const failingAfter = (isTooMuch: (request: ProxiedRequest) => boolean) => () => {
  let isDown = false;
  return {
    respond: async (request: ProxiedRequest, forward: Parameters<Respond>[1]) => {
      if (isDown) {
        isDown = false;
        return null;
      }
      isDown = isTooMuch(request);
      return isDown ? null : forward();
    },
  };
};

const resigned = (notice: ProxiedRequest, change: (value: Record<string, unknown>) => object) =>
  signedAnew({ ...notice, body: JSON.stringify(change(jsonOf(notice) ?? {})) });

const maxPaperBytes = 10 * 2 ** 20;

export const mutants: readonly Mutant[] = [
  {
    rule: 'signature',
    fault: 'refuses every signature',
    make: always(async () => refusal(401, 'BAD_SIGNATURE')),
  },
  {
    rule: 'signature-required',
    fault: 'accepts requests without a signature',
    make: accepting(({ signature }) => signature === ''),
  },
  {
    rule: 'signature-secret',
    fault: 'accepts the empty secret',
    make: accepting((request) => isSigned('', request, request.signature, new Date())),
  },
  {
    rule: 'signature-method',
    fault: 'does not look at the method',
    make: accepting((request) => ['GET', 'POST'].some((method) => validFor(request, { method }))),
  },
  {
    rule: 'signature-path',
    fault: 'signs the path without its query',
    make: accepting((request) => validFor(request, { path: request.path.split('?')[0] ?? '' })),
  },
  {
    rule: 'signature-body',
    fault: 'signs the JSON in place of the bytes',
    make: accepting((request) => {
      const value = jsonOf(request);
      return value !== undefined && validFor(request, { body: JSON.stringify(value) });
    }),
  },
  {
    rule: 'signature-body',
    fault: 'refuses JSON with spaces',
    make: always(async (request, forward) =>
      /^\{\s/.test(request.body) ? refusal(401, 'BAD_SIGNATURE') : forward(),
    ),
  },
  {
    rule: 'signature-age',
    fault: 'accepts signatures of any time',
    make: accepting((request) => validFor(request, {}, new Date(signedAt(request) * 1000))),
  },
  {
    rule: 'signature-age',
    fault: 'accepts signatures of the future',
    make: accepting((request) => {
      const at = signedAt(request) * 1000;
      return at > Date.now() && validFor(request, {}, new Date(at));
    }),
  },
  {
    rule: 'signature-skew',
    fault: 'tolerates only a minute',
    make: always(async (request, forward) => {
      const isFar = request.signature !== '' && Math.abs(Date.now() / 1000 - signedAt(request)) > 60;
      return isFar ? refusal(401, 'BAD_SIGNATURE') : forward();
    }),
  },
  {
    rule: 'book',
    fault: 'says that a new booking is cancelled',
    make: changing(isBook, (reply) =>
      reply.status === 201 ? withJson(reply, { state: 'cancelled' }) : reply,
    ),
  },
  {
    rule: 'book-waybill',
    fault: 'gives every booking the same waybill number',
    make: changing(
      (request) => isBook(request) || isLookUp(request),
      successful((reply) => withJson(reply, { waybill_number: 'PX1' })),
    ),
  },
  {
    rule: 'book-repeated',
    fault: 'refuses a reference with another body',
    make: () => {
      const bodies = new Map<string, string>();
      return {
        respond: async (request, forward) => {
          if (!isBook(request)) return forward();
          const before = bodies.get(referenceOf(request));
          if (before !== undefined && before !== request.body) return refusal(409, 'REFERENCE_USED');
          const reply = await forward();
          if (reply.status === 201) bodies.set(referenceOf(request), request.body);
          return reply;
        },
      };
    },
  },
  {
    rule: 'book-at-once',
    fault: 'books twice at the same moment',
    make: () => {
      const running = new Set<string>();
      return {
        respond: async (request, forward) => {
          if (!isBook(request)) return forward();
          const reference = referenceOf(request);
          const isSecond = running.has(reference);
          running.add(reference);
          const reply = await forward();
          running.delete(reference);
          return isSecond ? { ...withJson(reply, { waybill_number: 'PX2' }), status: 201 } : reply;
        },
      };
    },
  },
  {
    rule: 'book-lost-answer',
    fault: 'does not find a booking whose client has gone',
    make: () => {
      const lost = new Set<string>();
      return {
        onLost: (request) => void lost.add(referenceOf(request)),
        respond: async (request, forward) => {
          const reference = request.path.split('/')[2] ?? '';
          if (isLookUp(request) && lost.has(reference)) return refusal(404, 'BOOKING_NOT_FOUND');
          const reply = await forward();
          // Slow enough that a client that leaves early leaves before the reply, also on a busy machine.
          if (isBook(request)) await pause(500);
          return reply;
        },
      };
    },
  },
  {
    rule: 'book-invalid',
    fault: 'books the first 20 of 21 parcels',
    make: always((request, forward) => {
      const order = isBook(request) ? jsonOf(request) : undefined;
      const parcels = order?.parcels;
      const isLong = Array.isArray(parcels) && parcels.length > 20;
      return forward(isLong ? { body: JSON.stringify({ ...order, parcels: parcels.slice(0, 20) }) } : {});
    }),
  },
  {
    rule: 'book-malformed',
    fault: 'fails on a body that is not JSON',
    make: changing(isBook, (reply, request) =>
      reply.status === 400 && jsonOf(request) === undefined ? refusal(500, 'INTERNAL') : reply,
    ),
  },
  {
    rule: 'book-every-order',
    fault: 'refuses letters beyond ASCII as invalid',
    make: always(async (request, forward) =>
      /[^\0-\x7f]/.test(request.body) ? refusal(400, 'INVALID_REQUEST') : forward(),
    ),
  },
  {
    rule: 'book-return',
    fault: 'refuses the property return_of as invalid',
    make: always(async (request, forward) =>
      jsonOf(request)?.return_of === undefined ? forward() : refusal(400, 'INVALID_REQUEST'),
    ),
  },
  {
    rule: 'book-slow-request',
    fault: 'ends a connection whose body pauses',
    slowBodyMs: 3_000,
    make: () => ({
      onRequest: (incoming) => {
        const end = () => {
          // After what has arrived was read, however long this process was held up.
          setImmediate(() => setImmediate(() => incoming.complete || incoming.socket.destroy()));
        };
        const timer = setTimeout(end, 500);
        incoming.on('close', () => clearTimeout(timer));
      },
    }),
  },
  {
    rule: 'book-cancelled',
    fault: 'refuses a cancelled booking with a code of its own',
    make: changing(isBook, (reply) => (reply.status === 409 ? refusal(409, 'CONFLICT') : reply)),
  },
  {
    rule: 'look-up',
    fault: 'shows another waybill number',
    make: changing(
      isLookUp,
      successful((reply) => withJson(reply, { waybill_number: `${jsonOf(reply)?.waybill_number}X` })),
    ),
  },
  {
    rule: 'look-up-unknown',
    fault: 'answers with a code of its own',
    make: changing(isLookUp, unknown('NOT_FOUND', 404)),
  },
  {
    rule: 'cancel',
    fault: 'shows a cancelled booking as booked',
    make: changing(
      isLookUp,
      successful((reply) => withJson(reply, { state: 'booked' })),
    ),
  },
  {
    rule: 'cancel-repeated',
    fault: 'refuses a second cancellation',
    make: () => {
      const cancelled = new Set<string>();
      const meet = meeting();
      return {
        respond: async (request, forward) => {
          if (!isCancel(request)) return forward();
          if (cancelled.has(request.path)) return refusal(409, 'ALREADY_CANCELLED');
          await meet(request.path);
          const reply = await forward();
          if (reply.status === 200) cancelled.add(request.path);
          return reply;
        },
      };
    },
  },
  {
    rule: 'cancel-at-once',
    fault: 'refuses a cancellation beside another',
    make: () => {
      const meet = meeting();
      return {
        respond: async (request, forward) => {
          if (!isCancel(request)) return forward();
          return (await meet(request.path)) === 'second' ? refusal(409, 'LOCKED') : forward();
        },
      };
    },
  },
  {
    rule: 'cancel-unknown',
    fault: 'answers with a conflict',
    make: changing(isCancel, unknown('UNKNOWN', 409)),
  },
  {
    rule: 'label',
    fault: 'returns a page in place of a PDF',
    make: changing(
      isLabel,
      successful((reply) => ({ ...reply, body: Buffer.from('<html></html>') })),
    ),
  },
  {
    rule: 'label',
    fault: 'has no label although the booking says ready',
    make: changing(
      isLabel,
      successful(() => refusal(404, 'LABEL_NOT_OFFERED')),
    ),
  },
  {
    rule: 'label-size',
    fault: 'returns 11 MiB',
    make: changing(
      isLabel,
      successful((reply) => ({
        ...reply,
        body: Buffer.concat([reply.body, Buffer.alloc(maxPaperBytes), Buffer.from('\n%%EOF\n')]),
      })),
    ),
  },
  {
    rule: 'label-unknown',
    fault: 'answers with a code of its own',
    make: changing(isLabel, unknown('NOT_FOUND', 404)),
  },
  {
    rule: 'pod',
    fault: 'has no proof of delivery of a new booking',
    make: changing(
      isPod,
      successful(() => refusal(404, 'NOT_DELIVERED')),
    ),
  },
  {
    rule: 'pod-unknown',
    fault: 'answers with nulls',
    make: changing(isPod, (reply) =>
      reply.status === 404
        ? { ...reply, status: 200, body: Buffer.from('{"photo":null,"certificate":null}') }
        : reply,
    ),
  },
  {
    rule: 'list',
    fault: 'leaves cancelled ones out',
    make: listing((all) => all.filter(({ state }) => state === 'booked')),
  },
  { rule: 'list', fault: 'shows the newest first', make: listing((all) => [...all].reverse()) },
  { rule: 'list', fault: 'shows one twice', make: listing((all) => [...all.slice(0, 1), ...all]) },
  {
    rule: 'list',
    fault: 'does not look at booked_since',
    make: always((request, forward) =>
      forward(
        isList(request) && request.path.includes('booked_since') && isSignedNow(request)
          ? { path: request.path.replace(/booked_since=[^&]+/, 'booked_since=2020-01-01T00:00:00Z') }
          : {},
      ),
    ),
  },
  {
    rule: 'manifest',
    fault: 'names another manifest',
    make: changing(
      isClose,
      successful((reply) => withJson(reply, { reference: 'man_another' })),
    ),
  },
  {
    rule: 'manifest-repeated',
    fault: 'gives a repeated manifest another number',
    make: changing(isClose, (reply) =>
      reply.status === 200 ? withJson(reply, { manifest_number: 'PXM-2' }) : reply,
    ),
  },
  {
    rule: 'manifest-all-or-nothing',
    fault: 'closes the bookings that it does not refuse',
    make: always(async (request, forward) => {
      const reply = await forward();
      if (!isClose(request) || reply.status !== 422) return reply;
      const { bookings: wrong } = (jsonOf(reply)?.error ?? {}) as { bookings: string[] };
      const manifest = jsonOf(request);
      const bookings = (manifest?.bookings as string[]).filter((one) => !wrong.includes(one));
      if (bookings.length > 0) await forward({ body: JSON.stringify({ ...manifest, bookings }) });
      return reply;
    }),
  },
  {
    rule: 'manifest-once',
    fault: 'puts a booking on two manifests',
    make: changing(isClose, (reply, request) =>
      reply.body.includes('ALREADY_MANIFESTED')
        ? {
            ...reply,
            status: 201,
            body: Buffer.from(
              JSON.stringify({ reference: referenceOf(request), manifest_number: 'PXM-2', document: 'none' }),
            ),
          }
        : reply,
    ),
  },
  {
    rule: 'manifest-document',
    fault: 'returns a page in place of a PDF',
    make: changing(
      ({ path }) => path.endsWith('/document'),
      successful((reply) => ({ ...reply, body: Buffer.from('<html></html>') })),
    ),
  },
  {
    rule: 'response-contract',
    fault: 'sends JSON as text/html',
    make: changing(isPod, (reply) => ({ ...reply, mediaType: 'text/html' })),
  },
  {
    rule: 'response-contract',
    fault: 'leaves a property out',
    make: changing(
      isLookUp,
      successful((reply) => withJson(reply, { last_mile_tracking_number: undefined })),
    ),
  },
  {
    rule: 'response-time',
    fault: 'never answers a request for a proof of delivery',
    timeLimitMs: patient(1_000),
    make: always((request, forward) => (isPod(request) ? new Promise(() => {}) : forward())),
  },
  {
    rule: 'response-size',
    fault: 'compresses',
    make: changing(isPod, (reply) => ({
      ...reply,
      headers: { 'Content-Encoding': 'gzip' },
      body: gzipSync(reply.body),
    })),
  },
  {
    rule: 'response-size',
    fault: 'sends 70 KB',
    make: changing(
      isPod,
      successful((reply) => withJson(reply, { more: 'x'.repeat(70_000) })),
    ),
  },
  {
    rule: 'stays-up',
    fault: 'fails after a large body',
    make: failingAfter(({ body }) => body.length > 2 ** 20),
  },
  {
    rule: 'stays-up',
    fault: 'fails after another media type',
    make: failingAfter(({ mediaType }) => mediaType === 'text/plain'),
  },
  {
    rule: 'stays-up',
    fault: 'fails after a request that is no HTTP',
    make: () => {
      let isDown = false;
      return {
        onBrokenRequest: () => {
          isDown = true;
        },
        respond: async (_, forward) => {
          if (!isDown) return forward();
          isDown = false;
          return null;
        },
      };
    },
  },
  {
    rule: 'notice-signature',
    fault: 'signs another path',
    make: () => ({
      notice: (notice) => ({
        ...notice,
        signature: sign(gatewaySecret, { ...notice, path: '/notices' }, new Date()),
      }),
    }),
  },
  {
    rule: 'notice-contract',
    fault: 'sends a checkpoint without a code',
    make: () => ({ notice: (notice) => resigned(notice, ({ code: _, ...rest }) => rest) }),
  },
  {
    rule: 'notice-bill',
    fault: 'leaves out a line of its bill',
    make: () => ({
      notice: (notice) =>
        resigned(notice, (value) =>
          Array.isArray(value.lines) ? { ...value, lines: value.lines.slice(1) } : value,
        ),
    }),
  },
  {
    rule: 'notice-bill',
    fault: 'sends a third of a cent',
    make: () => ({
      notice: (notice) =>
        resigned(notice, (value) => (value.type === 'final_fee' ? { ...value, cost_hkd: 52.003 } : value)),
    }),
  },
  {
    rule: 'notice-repeated',
    fault: 'sends a notice once',
    noticeMs: patient(1_000),
    make: () => ({ notice: (notice, attempt) => (attempt === 1 ? notice : null) }),
  },
  {
    rule: 'notice-repeated',
    fault: 'changes a notice when it repeats it',
    make: () => ({
      notice: (notice, attempt) => resigned(notice, (value) => ({ ...value, attempt })),
    }),
  },
  {
    rule: 'notice-refused',
    fault: 'repeats a final fee that is refused',
    repeatMs: 30_000,
    make: () => ({
      noticeReply: (reply) => (reply.body.includes('"refused"') ? { ...reply, status: 503 } : reply),
    }),
  },
  {
    rule: 'notice-to-recipient',
    fault: 'reports the delivery of a parcel that was on its way back as any other',
    make: () => ({
      notice: (notice) =>
        resigned(notice, (value) =>
          value.code === 'DELIVERED_TO_RECIPIENT' ? { ...value, code: 'DELIVERED' } : value,
        ),
    }),
  },
  {
    rule: 'notice-to-recipient',
    fault: 'does not know the code',
    make: always((request, forward) =>
      request.body.includes('DELIVERED_TO_RECIPIENT')
        ? Promise.resolve(refusal(400, 'INVALID_REQUEST'))
        : forward(),
    ),
  },
];

function isSignedNow(request: ProxiedRequest): boolean {
  return validFor(request, {});
}
