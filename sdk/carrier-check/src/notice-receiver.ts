import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readUtf8Json } from './protocol.ts';
import { readSignature, signatureHeader } from './signature.ts';

/** A notice that arrived, right or wrong. */
export interface ArrivedNotice {
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly mediaType: string;
  readonly signature: string;
  /** Time of the signature in unix seconds; null if it is wrong or too old. */
  readonly signedAt: number | null;
  readonly body: string;
  readonly value: Readonly<Record<string, unknown>> | null;
  /** Null: the connection was ended without an answer. */
  readonly answered: number | null;
}

interface NoticeReceiverOptions {
  readonly secret: string;
  /** Name of the gateway in the path. */
  readonly gateway: string;
  readonly port: number;
  readonly host: string;
}

const maxBodyBytes = 256 * 1024;
/** Notices of this type are answered as if another final fee had been charged. */
export const refusedType = 'final_fee';
/** Responses to the first arrivals of a notice; null: none. Every later one gets 200. */
const firstAnswers = [503, null] as const;

/** Receives notices as Sampan does, and answers the first ones badly, so that they are repeated. */
export class NoticeReceiver implements AsyncDisposable {
  readonly arrived: ArrivedNotice[] = [];
  readonly path: string;
  readonly #server: Server;

  private constructor({ secret, gateway }: NoticeReceiverOptions) {
    this.path = `/carrier/${gateway}/notices`;
    this.#server = createServer(async (request, response) => {
      const { method = '', url: path = '', headers } = request;
      const chunks: Buffer[] = [];
      let length = 0;
      try {
        for await (const chunk of request as AsyncIterable<Buffer>) {
          length += chunk.length;
          if (length > maxBodyBytes) return void request.socket.destroy();
          chunks.push(chunk);
        }
      } catch {
        return;
      }
      const bytes = Buffer.concat(chunks);
      const body = bytes.toString('utf8');
      const signature = String(headers[signatureHeader.toLowerCase()] ?? '');
      const json = readUtf8Json(bytes);
      const value = typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : null;
      const answered = this.#answerTo(value?.event_id);
      this.arrived.push({
        at: Date.now(),
        method,
        path,
        mediaType: headers['content-type'] ?? '',
        signature,
        signedAt: readSignature(secret, { method, path, body }, signature, new Date()),
        body,
        value,
        answered,
      });
      if (answered === null) return void request.socket.destroy();
      const result = value?.type === refusedType ? 'refused' : 'applied';
      const data = answered === 200 ? { event_id: value?.event_id, result } : null;
      const headersOfAnswer = {
        'Content-Type': 'application/json',
        ...(answered === 503 ? { 'Retry-After': '1' } : {}),
      };
      response.writeHead(answered, headersOfAnswer);
      response.end(JSON.stringify({ status: answered, message: 'carrier check', data }));
    });
  }

  /** @throws {Error} if the port can't be used */
  static async listen(options: NoticeReceiverOptions): Promise<NoticeReceiver> {
    const receiver = new NoticeReceiver(options);
    await new Promise<void>((resolve, reject) => {
      receiver.#server.once('error', reject);
      receiver.#server.listen(options.port, options.host, resolve);
    });
    return receiver;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  #answerTo(eventId: unknown): number | null {
    const before = this.arrived.filter(({ value }) => value?.event_id === eventId).length;
    const answer = firstAnswers[before];
    return answer === undefined ? 200 : answer;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
