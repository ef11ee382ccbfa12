import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { checkDisk, type Finding } from '../../../src/cli/doctor/checks.ts';
import { createLog } from '../../../src/log/log.ts';
import { announceProcess } from '../../../src/startup/service-process.ts';
import { type Environment, sampan } from '../../support/command-line.ts';
import { root } from '../../support/paths.ts';
import { startChildService } from '../../support/process/child-service.ts';
import { startSampan } from '../../support/process/sampan-process.ts';
import { createTestDatabase, type TestDatabase } from '../../support/store/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

/** A disk of 300 MiB, in memory. */
const home = mkdtempSync(path.join(tmpdir(), 'sampan-small-disk-'));
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m,mode=755', 'tmpfs', home]).status === 0;
afterAll(() => {
  if (isMounted) spawnSync('umount', ['-l', home]);
  rmSync(home, { recursive: true, force: true });
});

async function examine(settings: Environment, call: typeof sampan = sampan) {
  const { exitCode, stdout } = await call(['doctor', '--json'], { DATABASE_URL: database.url, ...settings });
  const { checks } = JSON.parse(stdout) as { checks: Finding[] };
  expect(exitCode).toBe(checks.some(({ state }) => state === 'fail') ? 1 : 0);
  return { find: (name: string) => checks.find(({ check }) => check === name) };
}

// Only root can mount a disk.
(isMounted ? it : it.skip)('warns about a small disk, and fails for one that is almost full', async () => {
  const small = await examine({ SAMPAN_HOME: home });
  expect(small.find('disk')).toEqual({
    check: 'disk',
    state: 'warn',
    message: `300 MiB free for ${home}`,
    remedy: 'Free at least 2048 MiB',
  });
  const file = path.join(home, 'filler');
  writeFileSync(file, Buffer.alloc(60 * 2 ** 20));
  const full = await examine({ SAMPAN_HOME: home });
  expect(full.find('disk')).toEqual({
    check: 'disk',
    state: 'fail',
    message: `240 MiB free for ${home}`,
    remedy: 'The database stops when the disk is full. Free at least 2048 MiB',
  });
  // Beside an own PostgreSQL on this machine, the disk of its usual folder is checked too.
  const settings = { home: '/', databaseUrl: 'postgres://sampan@127.0.0.1/sampan' };
  expect(checkDisk(settings, null, ['/no-such-folder', home])).toEqual(full.find('disk'));
  const remote = { home: '/', databaseUrl: 'postgres://sampan@db.shop.example/sampan' };
  expect(checkDisk(remote, null, [home]).state).toBe('ok');
  truncateSync(file);
  expect((await examine({ SAMPAN_HOME: home })).find('disk')?.state).toBe('warn');
});

it('fails for a clock that is ahead of the database', async () => {
  const shifted = path.join(root, 'tests', 'support', 'process', 'shifted-clock.js');
  const { find } = await examine(
    { NODE_OPTIONS: `--import=${shifted}`, SHIFTED_CLOCK_MS: '3600000' },
    (args, settings) => startSampan(args, settings).outcome,
  );
  expect(find('clock')).toEqual({
    check: 'clock',
    state: 'fail',
    message: expect.stringMatching(/^3(599|600)\d{3} ms ahead of the database's clock \(limit: 1000 ms\)$/),
    remedy: 'Synchronize both machines with NTP',
  });
});

it('fails for a worker that was killed 20 s ago', async () => {
  const announceApi = () =>
    announceProcess(database.db.bulkhead('processes'), createLog('silent'), {
      roles: ['api'],
      rootUrl: null,
    });
  await using worker = await startChildService(database.url, { SAMPAN_ROLES: 'worker' });
  await using _api = await announceApi();
  expect((await examine({})).find('worker')).toMatchObject({ state: 'ok', message: '1 running' });
  worker.signal('SIGKILL');
  expect(await worker.ended).toMatchObject({ signal: 'SIGKILL' });
  await database.setClock('21 seconds');
  await using _later = await announceApi();
  const { find } = await examine({});
  expect(find('worker')).toEqual({
    check: 'worker',
    state: 'fail',
    message: 'The API is running without a worker, so webhooks, emails and late labels wait',
    remedy: expect.stringContaining('one process needs the role worker'),
  });
  expect(find('api')?.state).toBe('ok');
});
