import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startEntry } from '../support/process/sampan-process.ts';
import { testSecretKeys } from '../support/secret-keys.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
let folder: string;
beforeAll(async () => {
  service = await startTestService();
  folder = await mkdtemp(path.join(tmpdir(), 'sampan-export-'));
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

const bodyBytes = 100_000;
const events = 4_000;
const heapMb = 64;
/** Less than the export. The process itself and garbage that is not collected yet take 260 MB. */
const maxBytes = 350_000_000;

it('an export of 400 MB runs in a heap of 64 MB, and in 350 MB of memory altogether', async () => {
  await service.database.db.pool.query(
    `insert into event (id, account_id, livemode, type, tracking_number, body, position)
      select 'evt_big' || n, $1, false, 'webhook.test', null, repeat('x', $2), now() + n * interval '1 microsecond'
      from generate_series(1, $3) n`,
    [service.account.id, bodyBytes, events],
  );
  const target = path.join(folder, 'big');
  const child = startEntry('src/cli/main.ts', ['account', 'export', service.account.id, target], {
    DATABASE_URL: service.database.url,
    SECRET_KEYS: testSecretKeys,
    NODE_OPTIONS: `--max-old-space-size=${heapMb}`,
  });
  const status = `/proc/${child.pid}/status`;
  let peak = 0;
  const watch = setInterval(() => {
    if (existsSync(status))
      peak = Math.max(peak, Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) * 1024);
  }, 20);
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(watch);
  expect([code, errors]).toEqual([0, '']);
  expect((await stat(path.join(target, 'event.jsonl'))).size).toBeGreaterThan(bodyBytes * events);
  expect(peak).toBeLessThan(maxBytes);
  if (peak === 0) console.log('left out: the memory of an export, for this system has no /proc');
});
