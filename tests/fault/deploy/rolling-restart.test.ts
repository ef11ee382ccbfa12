import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { configureProxy, proxies } from '../../../scripts/deploy/proxy.ts';
import { type FaultWorld, openFaultWorld } from '../../support/fault/fault-world.ts';
import { pollUntil } from '../../support/poll.ts';
import type { ChildService } from '../../support/process/child-service.ts';
import { freePort } from '../../support/store/redis.ts';

const perSecond = 200;

/** The settings of docs/deployment.md that a restart without a failed request needs. */
const settings = {
  NODE_ENV: 'production',
  TRUSTED_PROXIES: '127.0.0.1',
  SHUTDOWN_DELAY_MS: '5000',
  SHUTDOWN_TIMEOUT_MS: '25000',
};

const isInstalled = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

describe.each(proxies)('a rolling restart of every process behind %s', (proxy) => {
  (isInstalled(proxy) ? it : it.skip)(
    `fails none of ${perSecond} requests a second, and books each order once`,
    async () => {
      const world = await openFaultWorld('sandbox');
      const folder = mkdtempSync(path.join(tmpdir(), 'sampan-proxy-'));
      const [http, https, first, second, probe] = await Promise.all(Array.from({ length: 5 }, freePort));
      if (!http || !https || !first || !second || !probe) throw new Error('no free port');
      const ports = { http, https, api: [first, second] } as const;
      const environments = [
        ...ports.api.map((port) => ({ ...settings, SAMPAN_ROLES: 'api', PORT: String(port) })),
        { ...settings, SAMPAN_ROLES: 'worker', PROBE_PORT: String(probe) },
      ];
      const probes = [first, second, probe].map((port) => `http://127.0.0.1:${port}/readyz`);
      let running: ChildProcess | null = null;
      try {
        const services = await Promise.all(environments.map((env) => world.start(env)));
        const { run, env } = configureProxy(proxy, folder, ports);
        const [program, ...args] = run;
        running = spawn(program, args, { env: { ...process.env, ...env }, stdio: 'ignore' });
        using load = new Load(
          `https://localhost:${https}`,
          (await world.account(2_000_000_000)).liveKey,
          world,
        );
        expect(await pollUntil(async () => (await load.send('GET', '/healthz')) === 200, 20_000)).toBe(true);

        load.start();
        for (const [index, environment] of environments.entries())
          await restart(world, services[index] as ChildService, environment, probes[index] as string);
        const { statuses, booked } = await load.stop();

        console.log(`${proxy}: ${JSON.stringify(statuses)}`);
        expect(Object.keys(statuses).filter((status) => !['200', '201'].includes(status))).toEqual([]);
        const [row] = await world.query<{ count: string }>('select count(*) from shipment where visible');
        expect(Number(row?.count)).toBe(booked);
      } finally {
        if (running?.kill('SIGTERM')) await once(running, 'exit');
        await world.stop();
        rmSync(folder, { recursive: true, force: true });
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
  readonly #agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  readonly #rootUrl: string;
  readonly #apiKey: string;
  readonly #order: string;
  readonly #statuses: Record<string, number> = {};
  readonly #inFlight = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #booked = 0;

  constructor(rootUrl: string, apiKey: string, world: FaultWorld) {
    this.#rootUrl = rootUrl;
    this.#apiKey = apiKey;
    this.#order = JSON.stringify(world.order());
  }

  start(): void {
    const began = performance.now();
    let sent = 0;
    this.#timer = setInterval(() => {
      const due = ((performance.now() - began) * perSecond) / 1_000;
      for (; sent < due; sent++) {
        const request = this.#count(sent).finally(() => this.#inFlight.delete(request));
        this.#inFlight.add(request);
      }
    }, 5);
  }

  async stop(): Promise<{ statuses: Record<string, number>; booked: number }> {
    clearInterval(this.#timer);
    await Promise.all(this.#inFlight);
    return { statuses: this.#statuses, booked: this.#booked };
  }

  async #count(index: number): Promise<void> {
    const status = await (index % 4 === 0
      ? this.send('POST', '/api/v1/shipments', this.#order, { 'Idempotency-Key': randomUUID() })
      : index % 4 === 2
        ? this.send('POST', '/api/v1/rates', '{"weight_kg":1,"destination_country":"US"}')
        : this.send('GET', '/api/v1/wallet/balance'));
    this.#statuses[status] = (this.#statuses[status] ?? 0) + 1;
    if (status === 201) this.#booked++;
  }

  /** Returns the status, or the code of the connection's error. */
  send(
    method: string,
    path: string,
    body = '',
    headers: Record<string, string> = {},
  ): Promise<number | string> {
    return new Promise((resolve) => {
      const length =
        body === '' ? {} : { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
      const outgoing = request(`${this.#rootUrl}${path}`, {
        agent: this.#agent,
        method,
        headers: { Authorization: `Bearer ${this.#apiKey}`, ...length, ...headers },
      });
      outgoing.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
      outgoing.on('response', (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      });
      outgoing.end(body);
    });
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer);
    this.#agent.destroy();
  }
}
