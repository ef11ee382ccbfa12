import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../../../../db/embedded/start.ts';
import { pollUntil } from '../../../support/poll.ts';

const home = mkdtempSync(path.join(tmpdir(), 'sampan-full-disk-'));
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=192m,mode=755', 'tmpfs', home]).status === 0;
afterAll(() => {
  if (isMounted) spawnSync('umount', ['-l', home]);
  rmSync(home, { recursive: true, force: true });
});

const name = 'a full disk is said once, with its folder, and the server starts again when there is space';

async function survives(): Promise<void> {
  const told: string[] = [];
  const server = await startEmbeddedPostgres({
    home,
    role: 'owner',
    settings: { min_wal_size: '32MB', max_wal_size: '64MB' },
    watcher: {
      restarted: () => told.push('restarted'),
      diskFull: (folder) => told.push(`full: ${folder}`),
      gaveUp: (error) => told.push(`gave up: ${error.message}`),
    },
  });
  try {
    const run = async (statement: string) => {
      const client = new Client(server.url);
      client.on('error', () => {});
      try {
        await client.connect();
        await client.query(statement);
        return true;
      } catch {
        return false;
      } finally {
        await client.end().catch(() => {});
      }
    };
    expect(await run('create table kept as select 1 as one')).toBe(true);
    const filler = path.join(home, 'filler');
    const died = await pollUntil(async () => {
      spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k', 'oflag=append', 'conv=notrunc']);
      await run('select pg_switch_wal()');
      await run('create table filling as select repeat(md5(n::text), 50) from generate_series(1, 200000) n');
      return told.length > 0;
    }, 60_000);
    expect(died).toBe(true);
    // Without a wait for space, the six starts take 2 s.
    const gaveUp = () => told.some((line) => line.startsWith('gave up'));
    for (const until = Date.now() + 6_000; Date.now() < until && !gaveUp(); ) await delay(100);
    expect(gaveUp()).toBe(false);
    rmSync(filler);
    expect(await pollUntil(async () => told.includes('restarted'), 30_000)).toBe(true);
    expect(told).toEqual([`full: ${server.dataDirectory}`, 'restarted']);
    expect(await pollUntil(() => run('insert into kept select one from kept'), 10_000)).toBe(true);
  } finally {
    await server.stop();
  }
}

if (isMounted) it(name, survives, 180_000);
else it.skip(`${name}: needs root and mounts`, survives);
