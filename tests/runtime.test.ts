import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { cacheSuccess } from '../src/runtime.ts';
import { root } from './support/paths.ts';

describe('cacheSuccess', () => {
  it('calls a successful function once, for parallel and later callers', async () => {
    let calls = 0;
    const get = cacheSuccess(async () => ++calls);
    expect(await Promise.all([get(), get()])).toEqual([1, 1]);
    expect(await get()).toBe(1);
  });

  it('does not cache a failure: parallel callers share it, and the next caller tries again', async () => {
    let calls = 0;
    const get = cacheSuccess(() => {
      if (++calls < 3) throw new Error(`failure ${calls}`);
      return Promise.resolve(calls);
    });
    const [first, second] = await Promise.allSettled([get(), get()]);
    expect([first, second].map((one) => one?.status)).toEqual(['rejected', 'rejected']);
    expect(calls).toBe(1);
    await expect(get()).rejects.toThrow('failure 2');
    expect(await get()).toBe(3);
  });
});

/** Files that keep a promise, each with the reason why a failure is not cached. */
const forgetting: Readonly<Record<string, string>> = {
  'src/runtime.ts': 'the mechanism itself',
  'src/booking/cancel.ts': 'removed when the cancel ends',
  'src/http/page/health.ts': 'never rejects, and is replaced every second',
  'src/turn.ts': 'a chain of turns, which never rejects',
  'src/catalog/catalog-store.ts': 'cleared when the refresh ends',
  'src/http/request-log.ts': 'cleared when the requests are written',
  'src/queue/queue-relay.ts': 'cleared when the round ends',
  'src/label/label-renderer.ts': 'cleared when the label is drawn or has failed',
  'src/print/font.ts': 'a font that failed is removed',
  'src/metrics/store-metrics.ts': 'never rejects, and is replaced every 5 s',
  'db/embedded/start.ts': 'stops once, even if stopping fails',
};

/** Matches a variable, a field or a map that holds a promise. */
const keptPromise =
  /^\s*(?:let|(?:readonly )?#\w+|private)\b[^=;(]*Promise<[^;(]*;|= new (?:LRUCache|Map|WeakMap)<[^(]*Promise<|^let .*Promise</m;

describe('the source code', () => {
  const sources = ['src', 'db'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => `${folder}/${file}`),
  );
  const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

  it('keeps promises only with cacheSuccess, or in files that remove failed ones', () => {
    const keeping = sources.filter((file) => keptPromise.test(textOf(file)));
    expect(keeping.filter((file) => !(file in forgetting))).toEqual([]);
    expect(Object.keys(forgetting).filter((file) => !keeping.includes(file))).toEqual([]);
  });

  it('has six dynamic imports, four of them while serving, because Node caches a module whose evaluation failed', () => {
    const importing = sources.filter((file) => /(?<!typeof )\bimport\(/.test(textOf(file)));
    expect(importing.filter((file) => !file.startsWith('src/cli/'))).toEqual([
      // At the start, with OTEL settings.
      'src/start.ts',
      // At the start, outside production.
      'src/http/contract-check.ts',
      // In a thread that ends after an error.
      'src/label/render-label.ts',
      'src/party/phone-number.ts',
      'src/user/passkey.ts',
      // A large library, which only operators' archives need.
      'src/dashboard/operator/catalog/versions.ts',
    ]);
  });
});
