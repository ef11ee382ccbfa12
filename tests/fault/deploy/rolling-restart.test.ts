import { Agent } from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { proxies } from '../../../scripts/deploy/proxy.ts';
import { type FaultWorld, openFaultWorld } from '../../support/fault/fault-world.ts';
import { drainSettings, loadRate, ProxiedLoad } from '../../support/fault/proxied-load.ts';
import { pollUntil } from '../../support/poll.ts';
import type { ChildService } from '../../support/process/child-service.ts';
import { isInstalled, startProxy } from '../../support/process/proxy.ts';
import { freePort } from '../../support/store/redis.ts';

describe.each(proxies)('a rolling restart of every process behind %s', (proxy) => {
  (isInstalled(proxy) ? it : it.skip)(
    `fails none of ${loadRate} requests a second, and books each order once`,
    async () => {
      const world = await openFaultWorld('sandbox');
      const api = [await freePort(), await freePort()] as const;
      const probe = await freePort();
      const environments = [
        ...api.map((port) => ({ ...drainSettings, SAMPAN_ROLES: 'api', PORT: String(port) })),
        { ...drainSettings, SAMPAN_ROLES: 'worker', PROBE_PORT: String(probe) },
      ];
      const probes = [...api, probe].map((port) => `http://127.0.0.1:${port}/readyz`);
      const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
      try {
        const services = await Promise.all(environments.map((env) => world.start(env)));
        const { liveKey } = await world.account(2_000_000_000);
        await using running = await startProxy(proxy, api, agent);
        using load = new ProxiedLoad({ rootUrl: running.url, agent, apiKey: liveKey, order: world.order() });
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
