import { Agent, request as send } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { FuzzAnswer } from './oracle.ts';
import type { FuzzRequest } from './request.ts';

/** Longer than every deadline of the service. */
const timeoutMs = 60_000;

/** Sends requests to one service over keep-alive connections. */
export class Client implements Disposable {
  readonly #rootUrl: URL;
  readonly #agent = new Agent({ keepAlive: true });

  constructor(rootUrl: string) {
    this.#rootUrl = new URL(rootUrl);
  }

  /**
   * Drops headers that can't be sent.
   * @throws {Error} if the connection ends without a response
   */
  async send({ method, path, headers, body }: FuzzRequest): Promise<FuzzAnswer> {
    const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
      const outgoing = send(
        {
          agent: this.#agent,
          host: this.#rootUrl.hostname,
          port: this.#rootUrl.port,
          method,
          path: `/api/v1${path}`,
          headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body ?? '')) },
          signal: AbortSignal.timeout(timeoutMs),
        },
        resolve,
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
    return { status: response.statusCode ?? 0, headers: response.headers, bytes: await buffer(response) };
  }

  [Symbol.dispose](): void {
    this.#agent.destroy();
  }
}
