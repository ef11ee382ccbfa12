import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: string;
  readonly messageId: string;
  /** Unfolded header lines by name in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  /** The text. */
  readonly body: string;
  /** The same as a page. */
  readonly page: string;
}

/** Treatment of a message by the server. `break`: it ends the connection in the middle. */
type Answer = 'accept' | 'refuse for now' | 'refuse for good' | 'hang' | 'break' | 'lose the answer';

/** A real SMTP server on this machine. */
export interface MailServer extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  /** Accepted mails, in order. */
  readonly mails: readonly ReceivedMail[];
  /** Sets the reply to RCPT TO of an address: a code, or null to accept. */
  refuse(address: string, code: number | null): void;
  /** Sets what happens to each further message. */
  answer(answer: Answer): void;
  /** Leaves further mails unanswered once it has accepted this many. */
  acceptAtMost(count: number): void;
}

export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const refusals = new Map<string, number>();
  let limit = Number.POSITIVE_INFINITY;
  let answer: Answer = 'accept';
  const sockets = new Set<Socket>();
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const responseCode = refusals.get(address);
      done(responseCode === undefined ? null : Object.assign(new Error(`no ${address}`), { responseCode }));
    },
    async onData(stream, { envelope }, done) {
      if (answer === 'break') return breakAll();
      const raw = await text(stream).catch(() => null);
      if (raw === null || mails.length >= limit || answer === 'hang') return;
      if (answer.startsWith('refuse')) {
        const responseCode = answer === 'refuse for now' ? 451 : 554;
        return done(Object.assign(new Error('no message'), { responseCode }));
      }
      for (const { address } of envelope.rcptTo) mails.push(readMail(address, raw));
      if (answer === 'lose the answer') return breakAll();
      done(null);
    },
  });
  server.on('error', () => {}); // a killed worker breaks its connection
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const bound = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    mails,
    refuse(address, code) {
      if (code === null) refusals.delete(address);
      else refusals.set(address, code);
    },
    answer(next) {
      answer = next;
    },
    acceptAtMost(count) {
      limit = count;
    },
    async [Symbol.asyncDispose]() {
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function readMail(to: string, raw: string): ReceivedMail {
  const { headers, content } = readPart(raw);
  const [, boundary] = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '') ?? [];
  if (boundary === undefined) throw new Error(`not a mail of two parts: ${headers.get('content-type')}`);
  const [text, page] = content
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => readPart(part.trimStart()));
  const type = (part: typeof text) => part?.headers.get('content-type')?.split(';')[0];
  if (!text || !page || type(text) !== 'text/plain' || type(page) !== 'text/html')
    throw new Error('the parts of a mail are its text and its page');
  const end = /\r\n$/;
  return {
    to,
    messageId: headers.get('message-id') ?? '',
    headers,
    body: text.content.replace(end, ''),
    page: page.content.replace(end, ''),
  };
}

function readPart(raw: string): { readonly headers: Map<string, string>; readonly content: string } {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.replace(/^[^:]*:\s*/, '')]),
  );
  const encoded = rest.join('\r\n\r\n');
  return { headers, content: decoded(encoded, headers.get('content-transfer-encoding')) };
}

function decoded(text: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  if (encoding !== 'quoted-printable') return text;
  const joined = text.replace(/=\r\n/g, '');
  return joined.replace(/(=[0-9A-F]{2})+/g, (bytes) =>
    Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
  );
}
