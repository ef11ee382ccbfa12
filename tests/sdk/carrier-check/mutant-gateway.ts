import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSimulator } from '../../../scripts/carrier-simulator/server.ts';
import { NoticeReceiver } from '../../../sdk/carrier-check/src/notice-receiver.ts';
import { sign, signatureHeader } from '../../../src/carrier/gateway/signature.ts';

export const gatewaySecret = 'a-secret-of-the-checked-gateway';

export interface ProxiedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly mediaType: string;
  readonly signature: string;
}

export interface ProxiedReply {
  readonly status: number;
  readonly mediaType: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Sends a request to the simulator. A changed one is signed again, as is one with `resign`. */
export type Forward = (
  change?: Partial<ProxiedRequest> & { readonly resign?: true },
) => Promise<ProxiedReply>;

/** A fault of a gateway, as a proxy before the simulator. Null: the connection ends. */
export interface MutantBehavior {
  readonly respond?: (request: ProxiedRequest, forward: Forward) => Promise<ProxiedReply | null>;
  /** Called when the client has gone before the reply. */
  readonly onLost?: (request: ProxiedRequest) => void;
  /** Called with each part of a body. */
  readonly onRequest?: (request: IncomingMessage) => void;
  readonly onBrokenRequest?: () => void;
  /** Changes a notice on its way. Null: it is not passed on, and the sender gets 200. */
  readonly notice?: (notice: ProxiedRequest, attempt: number) => ProxiedRequest | null;
  /** Changes what the sender of a notice gets. */
  readonly noticeReply?: (reply: ProxiedReply) => ProxiedReply;
}

export interface MutantGateway extends AsyncDisposable {
  readonly url: string;
  readonly notices: NoticeReceiver;
}

const retryMs = 20;

/** Starts a simulator behind a proxy that makes a fault. */
export async function startMutant({ respond, ...behavior }: MutantBehavior): Promise<MutantGateway> {
  await using stack = new AsyncDisposableStack();
  const listening = async (server: Server): Promise<string> => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    stack.defer(() => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const notices = stack.use(
    await NoticeReceiver.listen({ secret: gatewaySecret, gateway: 'http', port: 0, host: '127.0.0.1' }),
  );
  const receiver = `http://127.0.0.1:${notices.port}`;
  const changesNotices = behavior.notice !== undefined || behavior.noticeReply !== undefined;
  const to = changesNotices ? await listening(noticeProxy(receiver, behavior)) : receiver;
  const identity = { name: 'http', secret: gatewaySecret };
  const simulator = await listening(
    createSimulator({ ...identity, bookFile: null, slowMs: 0, notices: { to, retryMs } }),
  );
  const url = await listening(gatewayProxy(simulator, respond ?? ((_, forward) => forward()), behavior));
  const owned = stack.move();
  return { url, notices, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}

function gatewayProxy(
  target: string,
  respond: NonNullable<MutantBehavior['respond']>,
  { onLost, onRequest, onBrokenRequest }: MutantBehavior,
): Server {
  const server = createServer(async (incoming, response) => {
    onRequest?.(incoming);
    const request = await readRequest(incoming);
    if (!request) return;
    let isLost = false;
    response.on('close', () => {
      if (response.writableFinished) return;
      isLost = true;
      onLost?.(request);
    });
    const reply = await respond(request, ({ resign, ...change } = {}) =>
      transfer(target, { ...request, ...change }, resign === true || Object.keys(change).length > 0),
    ).catch(() => null); // The simulator ends connections too.
    if (!isLost) write(response, reply);
  });
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    // A body that ended early is no broken request.
    if (code.startsWith('HPE_') && code !== 'HPE_INVALID_EOF_STATE') onBrokenRequest?.();
    socket.destroy();
  });
  return server;
}

function noticeProxy(
  receiver: string,
  { notice: change = (sent) => sent, noticeReply = (reply) => reply }: MutantBehavior,
): Server {
  const attempts = new Map<string, number>();
  return createServer(async (incoming, response) => {
    const notice = await readRequest(incoming);
    if (!notice) return;
    const { event_id: id } = JSON.parse(notice.body) as { event_id: string };
    attempts.set(id, (attempts.get(id) ?? 0) + 1);
    const changed = change(notice, attempts.get(id) ?? 0);
    const none = { status: 200, mediaType: 'application/json', headers: {}, body: Buffer.from('{}') };
    write(response, changed ? await transfer(receiver, changed, false).then(noticeReply, () => null) : none);
  });
}

/** Returns null if the connection ended before the body did. */
async function readRequest(incoming: IncomingMessage): Promise<ProxiedRequest | null> {
  const { method = '', url: path = '', headers } = incoming;
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  } catch {
    return null;
  }
  return {
    method,
    path,
    body: Buffer.concat(chunks).toString('utf8'),
    mediaType: headers['content-type'] ?? '',
    signature: String(headers[signatureHeader.toLowerCase()] ?? ''),
  };
}

export function signedAnew(request: ProxiedRequest): ProxiedRequest {
  return { ...request, signature: sign(gatewaySecret, request, new Date()) };
}

function transfer(target: string, request: ProxiedRequest, resign: boolean): Promise<ProxiedReply> {
  const { method, path, body, mediaType, signature } = resign ? signedAnew(request) : request;
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      `${target}${path}`,
      {
        method,
        agent: false,
        headers: {
          ...(mediaType === '' ? {} : { 'Content-Type': mediaType }),
          ...(signature === '' ? {} : { [signatureHeader]: signature }),
          ...(method === 'GET' ? {} : { 'Content-Length': Buffer.byteLength(body) }),
        },
      },
      async (response) => {
        const chunks: Buffer[] = [];
        try {
          for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
        } catch (error) {
          return reject(error);
        }
        const { 'content-type': replyType = '', 'retry-after': retryAfter } = response.headers;
        resolve({
          status: response.statusCode ?? 0,
          mediaType: replyType,
          headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter },
          body: Buffer.concat(chunks),
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

function write(response: ServerResponse, reply: ProxiedReply | null): void {
  if (!reply) return void response.socket?.destroy();
  const { status, mediaType, headers, body } = reply;
  response.writeHead(status, { 'Content-Type': mediaType, 'Content-Length': body.length, ...headers });
  response.end(body);
}
