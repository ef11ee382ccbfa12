import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { root } from '../support/paths.ts';
import { pollUntil } from '../support/poll.ts';
import { order } from '../support/shipment/order.ts';
import { createEmptyDatabase } from '../support/store/database.ts';
import { debianPostgresPrograms, startDebianPostgres } from '../support/store/debian-postgres.ts';
import { freePort } from '../support/store/redis.ts';

const programs = debianPostgresPrograms();
const install = 'npm ci --omit=dev --omit=optional';
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const documentedMB = Number(read('docs/deployment.md').split(`| \`${install}\` | `)[1]?.split(' ')[0]);
const startCommand = /^ExecStart=(.*)$/m.exec(read('deploy/systemd/sampan-api@.service'))?.[1];

/** Runs a shell command to its end, with Node 24 of this machine. Returns what it printed; throws if it fails. */
function runIn(folder: string, env: Record<string, string> = {}) {
  return async (command: string): Promise<string> => {
    const done = await promisify(execFile)('sh', ['-ec', command], { cwd: folder, env: environment(env) });
    return done.stdout;
  };
}

function environment(env: Record<string, string>): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE_|TEST_|REDIS_URL$|DATABASE_URL$)/.test(name),
  );
  const search = `${path.dirname(process.execPath)}:${process.env.PATH}`;
  return { ...Object.fromEntries(inherited), PATH: search, ...env } as NodeJS.ProcessEnv;
}

(programs ? it : it.skip)(
  `an installation without optional packages is set up, books and prints a label${programs ? '' : ': needs postgresql-15'}`,
  async () => {
    if (!programs) return;
    await using stack = new AsyncDisposableStack();
    const folder = mkdtempSync(path.join(tmpdir(), 'sampan-lean-'));
    stack.defer(() => rmSync(folder, { recursive: true, force: true }));
    await runIn(root)(
      `git ls-files -z --cached --others --exclude-standard | tar --create --null --files-from=- | tar --extract --directory=${folder}`,
    );
    await runIn(folder)(install);
    const installedMB = Number((await runIn(folder)('du -sm node_modules')).split('\t')[0]);
    expect(Math.abs(installedMB - documentedMB)).toBeLessThan(10);

    stack.use(await startDebianPostgres(programs));
    const database = stack.use(await createEmptyDatabase());
    const port = String(await freePort());
    const settings = { DATABASE_URL: database.url, PORT: port, SAMPAN_HOME: folder };
    const run = runIn(folder, settings);
    const sampan = (args: string) => run(`node src/cli/sampan.js ${args}`);
    await sampan('catalog init catalog');
    const printed = await sampan(
      'setup --settings-file sampan.env --public-url https://api.shop.example --catalog catalog --rate 7.8 ' +
        '--operator-email ops@shop.example --account-name Shop --account-email accounts@shop.example',
    );
    const liveKey = /mk_live_\w+/.exec(printed)?.[0];
    const account = /acc_\w+/.exec(printed)?.[0];
    await sampan(
      `wallet topup --account ${account} --amount-hkd 5000 --reference first --settings-file sampan.env`,
    );

    const started = performance.now();
    const service = spawn('sh', ['-ec', `set -a; . ./sampan.env; exec ${startCommand}`], {
      cwd: folder,
      env: environment(settings),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const exited = new Promise((resolve) => service.on('close', resolve));
    stack.defer(async () => {
      service.kill('SIGTERM');
      await exited;
    });
    let log = '';
    for (const stream of [service.stdout, service.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        log += text;
      });
    const ready = async () => {
      if (service.exitCode !== null) throw new Error(`the service ended: ${log}`);
      return (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.status === 200;
    };
    expect(await pollUntil(ready, 30_000)).toBe(true);
    const startMs = performance.now() - started;
    const residentMB =
      Number(/VmRSS:\s+(\d+)/.exec(await run(`cat /proc/${service.pid}/status`))?.[1]) / 1024;

    const headers = { Authorization: `Bearer ${liveKey}`, 'Content-Type': 'application/json' };
    const shipments = `http://127.0.0.1:${port}/api/v1/shipments`;
    const booked = await fetch(shipments, {
      method: 'POST',
      headers: { ...headers, 'Idempotency-Key': 'lean' },
      body: JSON.stringify(order({ service_tier_id: 'EXSTDGG' })),
    });
    const { data } = (await booked.json()) as { data: { id: string; livemode: boolean } };
    expect([booked.status, data.livemode]).toEqual([201, true]);
    const label = await fetch(`${shipments}/${data.id}/label`, { headers });
    expect([label.status, Buffer.from(await label.arrayBuffer()).toString('latin1', 0, 5)]).toEqual([
      200,
      '%PDF-',
    ]);
    service.kill('SIGTERM');
    expect(await exited).toBe(0);
    expect(log).not.toMatch(/"level":[56]0|warn/i);
    console.log(
      `${install}: ${installedMB} MB, ready after ${Math.round(startMs)} ms, ${Math.round(residentMB)} MB resident`,
    );
  },
  180_000,
);
