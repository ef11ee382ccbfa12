import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:https';
import { paced } from '../deadline.ts';
import { send } from '../process/proxy.ts';

/** Requests per second on an idle machine. A busy one is asked for what it can serve: this is no test of its capacity. */
export const loadRate = 200;

/** The settings of docs/deployment.md that a restart without a failed request needs. */
export const drainSettings = {
  NODE_ENV: 'production',
  TRUSTED_PROXIES: '127.0.0.1',
  SHUTDOWN_DELAY_MS: '5000',
  SHUTDOWN_TIMEOUT_MS: '25000',
};

interface LoadedService {
  /** Root address of the proxy. */
  readonly rootUrl: string;
  readonly agent: Agent;
  readonly apiKey: string;
  readonly order: unknown;
}

/** Sends requests at a fixed rate, whether earlier ones have ended or not: half reads, a quarter quotes, a quarter bookings. */
export class ProxiedLoad implements Disposable {
  readonly #url: string;
  readonly #agent: Agent;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #order: string;
  readonly #statuses: Record<string, number> = {};
  readonly #inFlight = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  readonly #failures: string[] = [];
  #booked = 0;
  /** Path of the last booking's detail. */
  #shipment = '/wallet/balance';

  constructor({ rootUrl, agent, apiKey, order }: LoadedService) {
    this.#url = `${rootUrl}/api/v1`;
    this.#agent = agent;
    this.#headers = { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' };
    this.#order = JSON.stringify(order);
  }

  start(): void {
    const began = performance.now();
    const rate = loadRate / paced(1);
    let sent = 0;
    this.#timer = setInterval(() => {
      const due = ((performance.now() - began) * rate) / 1_000;
      for (; sent < due; sent++) {
        const counted = this.#count(sent).finally(() => this.#inFlight.delete(counted));
        this.#inFlight.add(counted);
      }
    }, 5);
  }

  async stop(): Promise<{ statuses: Record<string, number>; booked: number; failures: string[] }> {
    clearInterval(this.#timer);
    await Promise.all(this.#inFlight);
    return { statuses: this.#statuses, booked: this.#booked, failures: this.#failures };
  }

  async #count(index: number): Promise<void> {
    const { status, body } = await this.#send(index % 4);
    this.#statuses[status] = (this.#statuses[status] ?? 0) + 1;
    if (status === 201) {
      this.#booked++;
      this.#shipment = `/shipments/${JSON.parse(body).data.id}`;
    } else if (status !== 200) {
      this.#failures.push(`${status} to request ${index}: ${body.slice(0, 300)}`);
    }
  }

  #send(kind: number): ReturnType<typeof send> {
    const headers = this.#headers;
    if (kind === 0) {
      const keyed = { ...headers, 'Idempotency-Key': randomUUID() };
      return send(`${this.#url}/shipments`, this.#agent, {
        method: 'POST',
        headers: keyed,
        body: this.#order,
      });
    }
    if (kind === 2) {
      const body = '{"weight_kg":1,"destination_country":"US"}';
      return send(`${this.#url}/rates`, this.#agent, { method: 'POST', headers, body });
    }
    const path = kind === 1 ? '/wallet/balance' : this.#shipment;
    return send(`${this.#url}${path}`, this.#agent, { method: 'GET', headers });
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer);
  }
}
