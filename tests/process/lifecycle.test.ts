import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { pollUntil } from '../support/poll.ts';
import {
  bookAsPrinted,
  databaseAnswers,
  npmStart,
  readDemo,
  temporaryHome,
} from '../support/process/service-process.ts';
import { freePort } from '../support/store/redis.ts';

const { home, remove } = temporaryHome();
afterAll(remove);

/** The service, which npm started. */
function childOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());
}

function residentMB(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

describe('npm start on the embedded database', () => {
  it('prints the address and a curl command without keys, and the pasted command books', async () => {
    const service = npmStart(home);
    const line = await service.ready;
    expect(line).toMatch(/^Sampan is ready: http:\/\/127\.0\.0\.1:\d+$/);
    expect(service.stdout().trimEnd().endsWith('Press Ctrl-C to stop.')).toBe(true);
    const demo = readDemo(home);
    expect(Object.keys(demo)).toEqual([
      'root_url',
      'base_url',
      'account_id',
      'test_key',
      'live_key',
      'database_url',
    ]);
    expect(statSync(path.join(home, 'demo.json')).mode & 0o777).toBe(0o600);
    for (const secret of [
      demo.test_key,
      demo.live_key,
      demo.database_url,
      new URL(demo.database_url).password,
    ])
      expect(service.stdout() + service.stderr()).not.toContain(secret);
    const root = await fetch(demo.root_url, { headers: { Accept: 'application/json' } });
    expect(await root.json()).toMatchObject({
      data: { docs_url: `${demo.root_url}/docs`, demo_keys_file: '$SAMPAN_HOME/demo.json' },
    });
    expect(line).toBe(`Sampan is ready: ${demo.root_url}`);
    expect(bookAsPrinted(service)).toMatchObject({
      status: 201,
      data: { livemode: false, dispatch: null, declared_currency: 'USD' },
    });
    expect((await fetch(`${demo.root_url}/healthz`)).status).toBe(200);
    expect((await fetch(`${demo.root_url}/readyz`)).status).toBe(200);
    if (process.platform === 'linux') expect(residentMB(childOf(service.pid))).toBeLessThan(200);
    service.signal('SIGTERM', 'process');
    expect(await service.exited).toEqual({ code: 0, signal: null });
    expect(await databaseAnswers(demo.database_url)).toBe(false);
  });

  it('is ready only when the keys of the demonstration account are written', async () => {
    const other = temporaryHome();
    const port = await freePort();
    const service = npmStart(other.home, { PORT: String(port) });
    try {
      const seen = new Set<number>();
      const isReady = await pollUntil(async () => {
        const { status } = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => ({ status: 0 }));
        seen.add(status);
        return status === 200;
      }, 30_000);
      expect(isReady).toBe(true);
      const { base_url: baseUrl, test_key: key } = readDemo(other.home);
      const answer = await fetch(`${baseUrl}/countries`, { headers: { Authorization: `Bearer ${key}` } });
      expect(answer.status).toBe(200);
      expect([...seen].filter((status) => ![0, 200, 503].includes(status))).toEqual([]);
    } finally {
      service.signal('SIGTERM', 'process');
      await service.exited;
      await other.remove();
    }
  });
});
