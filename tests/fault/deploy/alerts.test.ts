import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { parse, stringify } from 'yaml';
import { Sampan } from '../../../sdk/typescript/src/index.ts';
import { root } from '../../support/paths.ts';
import { pollUntil } from '../../support/poll.ts';
import { startChildService } from '../../support/process/child-service.ts';
import { liveAccount } from '../../support/shipment/live-account.ts';
import { order } from '../../support/shipment/order.ts';
import { createTestDatabase } from '../../support/store/database.ts';
import { freePort } from '../../support/store/redis.ts';
import { startReceiver } from '../../webhook/receiver.ts';

const isInstalled = spawnSync('sh', ['-c', 'command -v prometheus']).status === 0;
const title = 'a stopped worker fires the alerts for it and for waiting deliveries, and its start ends both';

(isInstalled ? it : it.skip)(
  isInstalled ? title : `${title} (needs the program prometheus)`,
  async () => {
    await using database = await createTestDatabase();
    await using receiver = await startReceiver();
    const account = await liveAccount(database, 0);
    const [apiPort, workerPort] = [await freePort(), await freePort()];
    await using api = await startChildService(database.url, { SAMPAN_ROLES: 'api', PORT: String(apiPort) });
    const startWorker = () =>
      startChildService(database.url, { SAMPAN_ROLES: 'worker', PROBE_PORT: String(workerPort) });
    const worker = await startWorker();
    await using prometheus = await startPrometheus([apiPort, workerPort]);
    const isFiring = async (name: string) => (await prometheus.firing()).includes(name);

    expect(
      await pollUntil(
        async () => (await prometheus.value('max(sampan_processes{role="worker"})')) === 1,
        30_000,
      ),
    ).toBe(true);
    for (const expression of dashboardExpressions()) await prometheus.value(expression);
    expect(await prometheus.firing()).toEqual([]);

    await worker.stop();
    const sdk = new Sampan({ apiKey: account.testKey, baseUrl: api.rootUrl });
    await sdk.webhooks.create({ url: receiver.url, events: ['*'] });
    await sdk.shipments.create(order());
    expect(await pollUntil(() => isFiring('SampanNoWorker'), 90_000)).toBe(true);
    expect(await pollUntil(() => isFiring('SampanDeliveriesWait'), 180_000)).toBe(true);
    expect(receiver.received).toEqual([]);

    await using _again = await startWorker();
    const isHealed = async () =>
      !(await isFiring('SampanNoWorker')) && !(await isFiring('SampanDeliveriesWait'));
    expect(await pollUntil(isHealed, 60_000)).toBe(true);
    expect(await receiver.got(1)).toBe(true);
  },
  600_000,
);

/** The queries of the dashboard, with what Grafana puts in place of its variables. */
function dashboardExpressions(): string[] {
  const { panels } = JSON.parse(readFileSync(path.join(root, 'deploy/grafana/sampan.json'), 'utf8')) as {
    panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[];
  };
  return panels.flatMap(({ targets = [] }) =>
    targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '1m')),
  );
}

interface Prometheus extends AsyncDisposable {
  /** Returns the names of the alerts that are firing. */
  firing(): Promise<string[]>;
  /** Returns the first value of a query; undefined without one. @throws {Error} if Prometheus refuses it. */
  value(query: string): Promise<number | undefined>;
}

/** Starts Prometheus with the rules of the kit. It scrapes these ports every second. */
async function startPrometheus(ports: readonly number[]): Promise<Prometheus> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-prometheus-'));
  const kit = path.join(root, 'deploy', 'prometheus');
  copyFileSync(path.join(kit, 'alerts.yml'), path.join(folder, 'alerts.yml'));
  const config = parse(readFileSync(path.join(kit, 'prometheus.yml'), 'utf8'));
  const [{ job_name }] = config.scrape_configs;
  const quick = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: config.rule_files,
    scrape_configs: [{ job_name, static_configs: [{ targets: ports.map((port) => `127.0.0.1:${port}`) }] }],
  };
  const file = path.join(folder, 'prometheus.yml');
  writeFileSync(file, stringify(quick));
  const port = await freePort();
  const child = spawn(
    'prometheus',
    [
      `--config.file=${file}`,
      `--storage.tsdb.path=${path.join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  );
  const ask = async (target: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${target}`);
    const { status, data, error } = (await response.json()) as {
      status: string;
      data: unknown;
      error?: string;
    };
    if (status !== 'success') throw new Error(`${target}: ${error}`);
    return data;
  };
  const isReady = async () =>
    fetch(`http://127.0.0.1:${port}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  if (!(await pollUntil(isReady, 30_000))) throw new Error('Prometheus is not ready');
  return {
    async firing() {
      const { alerts } = (await ask('/api/v1/alerts')) as {
        alerts: readonly { readonly state: string; readonly labels: { readonly alertname: string } }[];
      };
      return alerts.flatMap(({ state, labels }) => (state === 'firing' ? labels.alertname : []));
    },
    async value(query) {
      const { result } = (await ask(`/api/v1/query?query=${encodeURIComponent(query)}`)) as {
        result: readonly { readonly value: readonly [number, string] }[];
      };
      return result[0] && Number(result[0].value[1]);
    },
    async [Symbol.asyncDispose]() {
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exit;
}
