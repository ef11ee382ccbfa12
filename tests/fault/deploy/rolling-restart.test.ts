import { randomUUID } from 'node:crypto';
import { Agent } from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { proxies } from '../../../scripts/deploy/proxy.ts';
import { type FaultWorld, openFaultWorld } from '../../support/fault/fault-world.ts';
import { pollUntil } from '../../support/poll.ts';
import type { ChildService } from '../../support/process/child-service.ts';
import { isInstalled, send, startProxy } from '../../support/process/proxy.ts';
import { freePort } from '../../support/store/redis.ts';

const perSecond = 200;

/** The settings of docs/deployment.md that a restart without a failed request needs. */
const settings = {
  NODE_ENV: 'production',
  TRUSTED_PROXIES: '127.0.0.1',
  SHUTDOWN_DELAY_MS: '5000',
  SHUTDOWN_TIMEOUT_MS: '25000',
};

describe.each(proxies)('a rolling restart of every process behind %s', (proxy) => {
  (isInstalled(proxy) ? it : it.skip)(
    `fails none of ${perSecond} requests a second, and books each order once`,
    async () => {
      const world = await openFaultWorld('sandbox');
      const api = [await freePort(), await freePort()] as const;
      const probe = await freePort();
      const environments = [
        ...api.map((port) => ({ ...settings, SAMPAN_ROLES: 'api', PORT: String(port) })),
        { ...settings, SAMPAN_ROLES: 'worker', PROBE_PORT: String(probe) },
      ];
      const probes = [...api, probe].map((port) => `http://127.0.0.1:${port}/readyz`);
      const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
      try {
        const services = await Promise.all(environments.map((env) => world.start(env)));
        const { liveKey } = await world.account(2_000_000_000);
        await using running = await startProxy(proxy, api, agent);
        using load = new Load(running.url, agent, liveKey, world);
        load.start();
        for (const [index, environment] of environments.entries())
          await restart(world, services[index] as ChildService, environment, probes[index] as string);
        const { statuses, booked, failures } = await load.stop();

        console.log(`${proxy}: ${JSON.stringify(statuses)}`);
        expect(failures).toEqual([]);
        const [row] = await world.query<{ count: string }>('select count(*) from shipment where visible');
        expect(Number(row?.count)).toBe(booked);
      } finally {
        agent.destroy();
        await world.stop();
      }
    },
    300_000,
  );
});

/** Restarts a process as `systemctl restart` does with the units of `deploy/systemd`: it returns when the process is ready. */
async function restart(
  world: FaultWorld,
  service: ChildService,
  environment: Record<string, string>,
  probe: string,
): Promise<void> {
  service.signal('SIGTERM');
  expect(await service.ended).toEqual({ code: 0, signal: null });
  await world.start(environment);
  const isReady = async () => (await fetch(probe).catch(() => null))?.ok === true;
  expect(await pollUntil(isReady, 20_000)).toBe(true);
  // As the unit does: the proxy finds the process with its next health check.
  await delay(3_000);
}

/** Sends requests at a fixed rate, whether earlier ones have ended or not: half reads, a quarter quotes, a quarter bookings. */
class Load implements Disposable {
  readonly #url: string;
  readonly #agent: Agent;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #order: string;
  readonly #statuses: Record<string, number> = {};
  readonly #inFlight = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  readonly #failures: string[] = [];
  #booked = 0;

  constructor(rootUrl: string, agent: Agent, apiKey: string, world: FaultWorld) {
    this.#url = `${rootUrl}/api/v1`;
    this.#agent = agent;
    this.#headers = { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' };
    this.#order = JSON.stringify(world.order());
  }

  start(): void {
    const began = performance.now();
    let sent = 0;
    this.#timer = setInterval(() => {
      const due = ((performance.now() - began) * perSecond) / 1_000;
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
    if (status === 201) this.#booked++;
    else if (status !== 200) this.#failures.push(`${status} to request ${index}: ${body.slice(0, 300)}`);
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
    return send(`${this.#url}/wallet/balance`, this.#agent, { method: 'GET', headers });
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer);
  }
}
