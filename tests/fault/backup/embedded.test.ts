import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { openDb } from '../../../db/client.ts';
import { startEmbeddedPostgres } from '../../../db/embedded/start.ts';
import { sampan } from '../../support/command-line.ts';
import { blocksWithoutTest, guideBlock } from '../../support/fault/backup-guide.ts';
import { isBooked, trackingNumber } from '../../support/fault/booking-load.ts';
import { expectRecovered } from '../../support/fault/restored.ts';
import { openOutside, startBeforeLoss } from '../../support/fault/service-before-loss.ts';
import { root } from '../../support/paths.ts';
import { startService } from '../../support/process/sampan-process.ts';
import { temporaryHome } from '../../support/process/service-process.ts';
import { liveAccount } from '../../support/shipment/live-account.ts';

const folder = 'backups/2026-11-24';

it('every block of docs/backup.md has a test', () => expect(blocksWithoutTest()).toEqual([]));

describe('the embedded database', () => {
  it('is backed up while orders are booked, and restored into another home', async () => {
    await using outside = await openOutside();
    await using stack = new AsyncDisposableStack();
    const first = temporaryHome();
    const second = temporaryHome();
    const run = async (block: string, home: string) => {
      const pasted = block.replaceAll(folder, path.join(first.home, 'backups')).replaceAll('npx sampan', cli);
      return (await promisify(execFile)('sh', ['-ec', pasted], { cwd: root, env: settings(home) })).stdout;
    };
    const settings = (home: string) => ({ PATH: process.env.PATH, SAMPAN_HOME: home, ...outside.env });
    const start = async (home: string, roles: string) =>
      startService({ SAMPAN_HOME: home, SAMPAN_ROLES: roles, ...outside.env });
    try {
      const service = await start(first.home, 'api');
      stack.defer(async () => void (await service.stop()));
      const { database_url: url } = JSON.parse(readFileSync(path.join(first.home, 'demo.json'), 'utf8'));
      await using db = openDb({ url, poolSize: 2 });
      const account = await liveAccount({ db }, 1_000_000_000);
      await using before = await startBeforeLoss(service.rootUrl, account, outside.receiver);
      await before.more(20);
      const inTime = before.load.sent.filter(isBooked).map(trackingNumber);
      const printed = await run(guideBlock('npx sampan backup'), first.home);
      expect(printed).toMatch(/^Backed up .*\nIts secrets open only with .*secret-keys/m);
      await before.more(20);
      const orders = await before.load.stop();
      await service.stop();

      const backups = path.join(first.home, 'backups');
      expect(readdirSync(backups).sort()).toEqual(['backup.json', 'backup_manifest', 'base.tar.gz']);
      // The keys are kept elsewhere.
      const restored = await run(guideBlock('npx sampan restore').split('\n')[0] ?? '', second.home);
      expect(restored).toMatch(/^Keys of its secrets are missing: k1\./m);
      writeFileSync(
        path.join(second.home, 'secret-keys'),
        readFileSync(path.join(first.home, 'secret-keys')),
        {
          mode: 0o600,
        },
      );
      const server = await startEmbeddedPostgres({ home: second.home, role: 'owner' });
      const known = await expectRecovered({
        env: { SAMPAN_HOME: second.home, ...outside.env },
        databaseUrl: server.url,
        simulator: outside.simulator,
        orders,
        liveKey: account.liveKey,
        start: async () => {
          const { rootUrl, stop } = await start(second.home, 'api,worker');
          return { rootUrl, [Symbol.asyncDispose]: async () => void (await stop()) };
        },
      });
      await before.expectDelivered(outside.receiver);
      await server.stop();
      expect([...known]).toEqual(expect.arrayContaining(inTime));
      expect(known.size).toBeLessThan(orders.length);
    } finally {
      await first.remove();
      await second.remove();
    }
  }, 240_000);
});

describe('restore', () => {
  it('refuses a running home, a home with a database, other keys and a damaged backup, and changes nothing', async () => {
    const { home, remove } = temporaryHome();
    const env = { SAMPAN_HOME: home };
    const to = path.join(home, 'backup');
    try {
      expect((await sampan(['account', 'list'], env)).exitCode).toBe(0);
      expect((await sampan(['backup', '--to', to, '--include-keys'], env)).stderr).toBe('');
      expect((await sampan(['backup', '--to', to], env)).stderr).toMatch(/is not empty/);
      const restore = async (...more: string[]) =>
        (await sampan(['restore', '--from', to, ...more], env)).stderr.trim();

      const server = await startEmbeddedPostgres({ home, role: 'owner' });
      expect(await restore('--replace')).toMatch(/is running \(process \d+\)\. Stop the service/);
      await server.stop();
      expect(await restore()).toMatch(/has a database already\. Give --replace/);

      const archive = path.join(to, 'base.tar.gz');
      const whole = readFileSync(archive);
      writeFileSync(archive, whole.subarray(0, whole.length / 2));
      expect(await restore('--replace')).toMatch(/cannot be unpacked/);
      writeFileSync(archive, whole);
      const manifest = path.join(to, 'backup_manifest');
      const right = readFileSync(manifest, 'utf8');
      writeFileSync(manifest, right.replace(/"Checksum": "./g, '"Checksum": "x'));
      expect(await restore('--replace')).toMatch(/The backup is damaged: .* differs from its checksum/i);
      writeFileSync(manifest, right);
      expect(readdirSync(home).filter((name) => /postgres\.(new|replaced)/.test(name))).toEqual([]);

      const key = (fill: number) => `k1:${Buffer.alloc(32, fill).toString('base64')}\n`;
      writeFileSync(path.join(to, 'secret-keys'), key(1));
      writeFileSync(path.join(home, 'secret-keys'), key(2));
      expect(await restore('--replace')).toMatch(/has other keys than the backup/);
      expect(await restore('--from', path.join(home, 'nothing'))).toMatch(/is no complete backup/);
      expect(existsSync(path.join(home, 'postgres', 'PG_VERSION'))).toBe(true);
    } finally {
      await remove();
    }
  }, 120_000);
});

const cli = `'${process.execPath}' --import ./src/require-node-24.js src/cli/main.ts`;
