import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { Agent } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { proxies } from '../../../scripts/deploy/proxy.ts';
import { type FaultWorld, openFaultWorld } from '../../support/fault/fault-world.ts';
import { drainSettings, loadRate, ProxiedLoad } from '../../support/fault/proxied-load.ts';
import { root } from '../../support/paths.ts';
import { pollUntil } from '../../support/poll.ts';
import { type ChildService, startChildService } from '../../support/process/child-service.ts';
import { isInstalled, startProxy } from '../../support/process/proxy.ts';
import { startEntry } from '../../support/process/sampan-process.ts';
import { testSecretKeys } from '../../support/secret-keys.ts';
import {
  type DebianPostgres,
  debianPostgresPrograms,
  startDebianPostgres,
} from '../../support/store/debian-postgres.ts';
import { freePort } from '../../support/store/redis.ts';

const guide = readFileSync(path.join(root, 'docs', 'upgrading.md'), 'utf8');
const [oldVersion, newVersion] = ['1.1.0', '1.2.0'];
const proxy = proxies.find(isInstalled);
const programs = debianPostgresPrograms();

/** Returns the commands of a section of the guide. */
function commandsOf(section: string): string {
  const [, body = ''] = guide.split(`\n## ${section}\n`);
  const [own = ''] = body.split('\n## ');
  return [...own.matchAll(/^ *```sh\n([\s\S]*?)\n *```$/gm)].map(([, block]) => block).join('\n');
}

/** The same files as in the image. */
const released = [
  'package.json',
  'openapi.json',
  'docs/changelog.jsonl',
  'generated',
  'codegen',
  'sdk/contract-diff',
  'db',
  'src',
];

function copyRelease(folder: string, version: string): void {
  for (const file of released) cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
  change(path.join(folder, 'package.json'), /"version": "[^"]*"/, `"version": "${version}"`);
}

function change(file: string, before: RegExp, after: string): void {
  const content = readFileSync(file, 'utf8');
  if (content.search(before) < 0) throw new Error(`${file} has no ${before}`);
  writeFileSync(file, content.replace(before, after));
}

/** Makes the next version: columns of tables in use, an index, a function with another signature and one with another body. */
function makeNextVersion(folder: string): void {
  copyRelease(folder, newVersion);
  const inFolder = (file: string) => path.join(folder, 'db', file);
  const migrations = {
    '20990101T000000Z-shipment-note': 'alter table shipment add column note text;',
    '20990102T000000Z-key-note': 'alter table idempotency_key add column note text;',
    '20990103T000000Z-shipment-note-index':
      '-- No transaction: the table is in use.\ndrop index concurrently if exists shipment_note;\n\ncreate index concurrently shipment_note on shipment (note);',
  };
  for (const [name, migration] of Object.entries(migrations))
    writeFileSync(inFolder(`migrations/${name}.sql`), migration);
  const admit = readFileSync(inFolder('function/admit.sql'), 'utf8');
  writeFileSync(
    inFolder('function/admit_2.sql'),
    admit
      .replace('function admit(', 'function admit_2(')
      .replace('p_per_day integer)', 'p_per_day integer, p_cost integer)'),
  );
  change(inFolder('query/account/admission.ts'), /from admit\((.*)\)`/, 'from admit_2($1, 1)`');
  change(inFolder('function/emit_event.sql'), /begin\n/, 'begin\n  -- The next version.\n');
}

/** The units of `deploy/systemd/` that the guide restarts, as processes of the test. */
class Units {
  readonly #world: FaultWorld;
  readonly #opt: string;
  readonly #settings: Readonly<Record<string, Record<string, string>>>;
  /** The copies of the versions have a cache of their own. */
  readonly #shared: Readonly<Record<string, string>>;
  readonly #running = new Map<string, ChildService>();

  constructor(world: FaultWorld, opt: string, settings: Readonly<Record<string, Record<string, string>>>) {
    this.#world = world;
    this.#opt = opt;
    this.#shared = { NODE_COMPILE_CACHE: path.join(opt, '..', 'cache') };
    this.#settings = settings;
  }

  /** Does what `systemctl start` and `systemctl restart` do with the units: it returns when the process is ready. */
  async control(verb: string, unit: string): Promise<string> {
    const folder = realpathSync(path.join(this.#opt, 'current'));
    if (verb === 'start' && unit === 'sampan-migrate') return this.#migrate(folder);
    const settings = this.#settings[unit];
    if (!settings) throw new Error(`there is no unit ${unit}`);
    const before = this.#running.get(unit);
    before?.signal('SIGTERM');
    if (before) expect(await before.ended).toEqual({ code: 0, signal: null });
    this.#running.set(
      unit,
      await startChildService(this.#world.database.url, { ...this.#shared, ...settings }, undefined, folder),
    );
    const probe = `http://127.0.0.1:${settings.PROBE_PORT ?? settings.PORT}/readyz`;
    const isReady = async () => (await fetch(probe).catch(() => null))?.ok === true;
    expect(await pollUntil(isReady, 20_000)).toBe(true);
    // As the unit does: the proxy finds the process with its next health check.
    if (before) await delay(3_000);
    return '';
  }

  async #migrate(folder: string): Promise<string> {
    const env = { ...this.#shared, DATABASE_URL: this.#world.database.url, SECRET_KEYS: testSecretKeys };
    const child = startEntry('src/cli/main.ts', ['migrate'], env, { folder });
    const printed = Promise.all([text(child.stdout), text(child.stderr)]);
    const code = await new Promise((resolve) => child.on('exit', resolve));
    const said = (await printed).join('');
    if (code !== 0) throw new Error(`sampan migrate exited with ${code}: ${said}`);
    return said;
  }

  /** Versions that the api processes serve. */
  async versions(): Promise<string[]> {
    const ports = Object.values(this.#settings).flatMap(({ SAMPAN_ROLES, PORT }) =>
      SAMPAN_ROLES === 'api' ? [PORT] : [],
    );
    return Promise.all(
      ports.map(async (port) => {
        const response = await fetch(`http://127.0.0.1:${port}/`, {
          headers: { Accept: 'application/json' },
        });
        return ((await response.json()) as { data: { version: string } }).data.version;
      }),
    );
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#running.values()].map((service) => service.stop()));
  }
}

(proxy ? describe : describe.skip)(
  `the commands of docs/upgrading.md, under ${loadRate} requests a second`,
  () => {
    let folder: string;
    let opt: string;
    let world: FaultWorld;
    /** A server for which `pg_dump` is installed. Null: the test's own server, and nothing is dumped. */
    let postgres: DebianPostgres | null = null;
    let units: Units;
    let shimEnv: Record<string, string>;
    const api = [0, 0] as [number, number];
    const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
    const systemctl = createServer(async (request, response) => {
      const [verb = '', unit = ''] = (await text(request)).split(' ');
      await units.control(verb, unit).then(
        (said) => response.end(said),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });

    beforeAll(async () => {
      folder = mkdtempSync(path.join(tmpdir(), 'sampan-upgrade-'));
      opt = path.join(folder, 'opt');
      const first = path.join(opt, 'releases', oldVersion);
      copyRelease(first, oldVersion);
      symlinkSync(path.join(root, 'node_modules'), path.join(first, 'node_modules'));
      symlinkSync(`releases/${oldVersion}`, path.join(opt, 'current'));
      makeNextVersion(path.join(folder, 'next'));
      if (programs) postgres = await startDebianPostgres(programs);
      else console.info('skipped: the dump before the upgrade, which needs postgresql-15 of Debian');
      world = await openFaultWorld('sandbox');
      await world.query(
        "insert into fx_rate (rate_micros, rate_type, fetched_at) values (7800000, 'daily', sampan_clock())",
      );
      // In production, `doctor` fails for a carrier that is not connected.
      await world.query("update service set carrier_code = 'sandbox' where carrier_code = 'http'");
      api[0] = await freePort();
      api[1] = await freePort();
      units = new Units(world, opt, {
        'sampan-api@3001': { ...drainSettings, SAMPAN_ROLES: 'api', PORT: String(api[0]) },
        'sampan-api@3002': { ...drainSettings, SAMPAN_ROLES: 'api', PORT: String(api[1]) },
        'sampan-worker': { ...drainSettings, SAMPAN_ROLES: 'worker', PROBE_PORT: String(await freePort()) },
      });
      for (const unit of ['sampan-api@3001', 'sampan-api@3002', 'sampan-worker'])
        await units.control('start', unit);
      await new Promise<void>((resolve) => systemctl.listen(0, '127.0.0.1', resolve));
      shimEnv = writeStandIns();
    }, 120_000);

    afterAll(async () => {
      agent.destroy();
      systemctl.close();
      await units.stop();
      await world.stop();
      await postgres?.[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true });
    });

    const databaseName = () => new URL(world.database.url).pathname.slice(1);

    /** Writes the programs that the guide's commands need and the test does not have. Returns the environment with them. */
    function writeStandIns(): Record<string, string> {
      const { port } = systemctl.address() as AddressInfo;
      const node = process.execPath;
      const programs = {
        sudo: '#!/bin/sh\nexec "$@"',
        // The server of the test has no user `postgres` of its own.
        runuser: '#!/bin/sh\nshift 3\nexec "$@"',
        systemctl: `#!${node}\nfetch('http://127.0.0.1:${port}/', { method: 'POST', body: process.argv.slice(2).join(' ') }).then(async (r) => { console.log(await r.text()); process.exit(r.ok ? 0 : 1); });`,
        npm: `#!/bin/sh\nexec ln -s ${path.join(root, 'node_modules')} node_modules`,
        ...(postgres ? {} : { pg_dump: '#!/bin/sh\nexit 0' }),
        sampan: `#!/bin/sh\nexec ${node} ${path.join(opt, 'current/src/cli/sampan.js')} "$@"`,
      };
      const bin = path.join(folder, 'bin');
      mkdirSync(bin);
      for (const [name, program] of Object.entries(programs)) {
        writeFileSync(path.join(bin, name), program);
        chmodSync(path.join(bin, name), 0o755);
      }
      writeFileSync(path.join(folder, 'sampan.env'), `DATABASE_URL='${world.database.url}'\n`);
      return {
        PATH: `${bin}:${programs ?? ''}:${process.env.PATH}`,
        ...(postgres ? { PGHOST: '127.0.0.1', PGPORT: String(postgres.port), PGUSER: 'sampan' } : {}),
        NODE_COMPILE_CACHE: path.join(folder, 'cache'),
        NODE_ENV: 'production',
        DATABASE_URL: world.database.url,
        SECRET_KEYS: testSecretKeys,
        PUBLIC_URL: 'https://sampan.example.com',
        SAMPAN_HOME: path.join(folder, 'home'),
      };
    }

    /** Runs the commands of a section of the guide, from the folder of the next version. Returns what they print. */
    async function run(section: string): Promise<string> {
      const commands = commandsOf(section)
        .replaceAll('/opt/sampan', opt)
        .replaceAll('/etc/sampan/sampan.env', path.join(folder, 'sampan.env'))
        .replaceAll('/var/backups', folder)
        .replace('--format=custom sampan', `--format=custom ${databaseName()}`);
      const child = spawn('sh', ['-ec', commands], { cwd: path.join(folder, 'next'), env: shimEnv });
      const printed = Promise.all([text(child.stdout), text(child.stderr)]);
      const code = await new Promise((resolve) => child.on('close', resolve));
      const said = (await printed).join('');
      expect({ code, said: code === 0 ? '' : said }).toEqual({ code: 0, said: '' });
      return said;
    }

    it('upgrade and roll back without a failed request, and book each order once', async () => {
      const { liveKey } = await world.account(2_000_000_000);
      await using running = await startProxy(proxy ?? 'nginx', api, agent);
      using load = new ProxiedLoad({ rootUrl: running.url, agent, apiKey: liveKey, order: world.order() });
      load.start();
      await run('Before');
      expect(await units.versions()).toEqual([oldVersion, oldVersion]);

      const upgraded = await run('Upgrade');
      expect(upgraded).toContain('Applied migration 20990103T000000Z-shipment-note-index');
      expect(upgraded).toContain('Applied function admit_2');
      if (programs) {
        const dump = path.join(folder, `sampan-${oldVersion}.dump`);
        const list = execFileSync(path.join(programs, 'pg_restore'), ['--list', dump], { encoding: 'utf8' });
        expect(list).toContain('TABLE DATA public shipment ');
      }
      expect(await units.versions()).toEqual([newVersion, newVersion]);

      const rolledBack = await run('Roll back');
      expect(rolledBack).toContain(
        'A newer version migrated it to 20990103T000000Z-shipment-note-index. This version can use it',
      );
      expect(await units.versions()).toEqual([oldVersion, oldVersion]);

      const { statuses, booked, failures } = await load.stop();
      console.log(`${proxy}: ${JSON.stringify(statuses)}`);
      expect(failures).toEqual([]);
      const [row] = await world.query<{ count: string }>('select count(*) from shipment where visible');
      expect(Number(row?.count)).toBe(booked);
    }, 300_000);
  },
);
