import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signWebhook } from '../../../src/webhook/signature.ts';
import { root } from '../../support/paths.ts';
import { pollUntil } from '../../support/poll.ts';
import { loopbackOnlyEnv } from '../../support/process/loopback-only.ts';
import { packSdk } from '../../support/sdk/build.ts';
import { type FaultProxy, startFaultProxy } from '../../support/sdk/fault-proxy.ts';
import { runToEnd } from '../../support/sdk/run.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { placeBatches } from '../../support/shipment/batch.ts';
import { order } from '../../support/shipment/order.ts';

interface Language {
  readonly name: string;
  readonly folder: string;
  /** The program that must be installed. */
  readonly program: string;
  readonly book: readonly string[];
  /** Books an export of a shop. */
  readonly orders?: readonly string[];
  receive(port: number): readonly string[];
  /** Arguments that compile or check the sources. */
  readonly check: readonly string[];
}

const node = process.execPath;
const tsc = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const tscFlags =
  '--noEmit --strict --module nodenext --target es2023 --allowImportingTsExtensions --types node';

const languages: readonly Language[] = [
  {
    name: 'TypeScript',
    folder: 'typescript',
    program: node,
    book: ['book.ts'],
    orders: ['orders.ts'],
    receive: () => ['receive.ts'],
    check: [tsc, ...tscFlags.split(' '), 'book.ts', 'orders.ts', 'receive.ts', 'verify.ts'],
  },
  {
    name: 'Python',
    folder: 'python',
    program: 'python3',
    book: ['-B', 'book.py'],
    orders: ['-B', 'orders.py'],
    receive: () => ['-B', 'receive.py'],
    check: ['-W', 'error', '-m', 'compileall', '-q', '.'],
  },
  {
    name: 'Go',
    folder: 'go',
    program: 'go',
    book: ['run', './book'],
    receive: () => ['run', './receive'],
    check: ['vet', './...'],
  },
  {
    name: 'PHP',
    folder: 'php',
    program: 'php',
    book: ['book.php'],
    receive: (port) => ['-S', `127.0.0.1:${port}`, 'receive.php'],
    check: ['-l', 'book.php'],
  },
];

const isInstalled = ({ program }: Language) =>
  spawnSync(program, [program === 'go' ? 'version' : '--version']).status === 0;
const installed = languages.filter(isInstalled);
for (const { name, program } of languages.filter((language) => !isInstalled(language)))
  console.log(`skipped: the examples in ${name}, because ${program} is not on the PATH`);

let service: TestService;
let proxy: FaultProxy;
/** The examples and the packed SDK in a temporary folder, because they write files. */
let folder: string;
beforeAll(async () => {
  using packed = packSdk();
  folder = mkdtempSync(path.join(tmpdir(), 'sampan-examples-'));
  cpSync(path.join(root, 'docs', 'examples'), folder, { recursive: true });
  const modules = path.join(folder, 'typescript', 'node_modules');
  mkdirSync(modules);
  cpSync(path.dirname(packed.sdk), path.join(modules, '@sampan'), { recursive: true });
  cpSync(path.join(root, 'node_modules', '@types', 'node'), path.join(modules, '@types', 'node'), {
    recursive: true,
  });
  cpSync(path.join(root, 'node_modules', 'undici-types'), path.join(modules, 'undici-types'), {
    recursive: true,
  });
  service = await startTestService();
  proxy = await startFaultProxy(service.rootUrl);
}, 60_000);
afterAll(async () => {
  await proxy[Symbol.asyncDispose]();
  await service.stop();
  rmSync(folder, { recursive: true });
});

const environment = (values: Record<string, string>) => ({
  HOME: homedir(),
  ...process.env,
  ...loopbackOnlyEnv,
  GOPROXY: 'off',
  GOTOOLCHAIN: 'local',
  ...values,
});

/** Runs `book` with the key of an account. */
function book({ program, book, folder: below }: Language, apiKey: string) {
  return runToEnd(program, book, {
    cwd: path.join(folder, below),
    env: environment({ SAMPAN_API_KEY: apiKey, SAMPAN_BASE_URL: proxy.url }),
  });
}

const labelNotReady = {
  status: 503,
  headers: { 'Retry-After': '1' },
  body: JSON.stringify({ status: 503, message: 'LABEL_NOT_READY: wait', sysCode: '1500112', data: null }),
};

const inFlight = {
  status: 409,
  headers: { 'Retry-After': '1' },
  body: JSON.stringify({
    status: 409,
    message: 'IDEMPOTENCY_IN_FLIGHT: wait',
    sysCode: '1409001',
    data: null,
  }),
};

describe.each(installed.filter(({ name }) => /^(Python|Go)$/.test(name)))('book in $name', (language) => {
  it('repeats a request that is still in flight, and ends instead of waiting for hours', async () => {
    proxy.expect(inFlight, { status: 429, headers: { 'Retry-After': '40000' } });
    const { code, stdout, stderr } = await book(language, service.account.testKey);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('Retry-After: 40000');
    expect(proxy.requests).toHaveLength(2);
  }, 30_000);
});

describe.each(
  installed.flatMap(({ orders, ...one }) => (orders ? [{ ...one, orders }] : [])),
)('orders in $name', ({ program, orders, folder: below }) => {
  it('checks an export of a shop, and books its valid orders once', async () => {
    const { id: account, testKey } = await service.createAccount();
    proxy.expect();
    const run = async () => {
      let isDone = false;
      const ended = runToEnd(program, orders, {
        cwd: path.join(folder, below),
        env: environment({ SAMPAN_API_KEY: testKey, SAMPAN_BASE_URL: proxy.url }),
      }).finally(() => {
        isDone = true;
      });
      await pollUntil(async () => {
        await placeBatches(service.context);
        return isDone;
      }, 60_000);
      const { code, stdout, stderr } = await ended;
      expect([code, stderr]).toEqual([0, '']);
      return stdout;
    };
    const first = await run();
    expect(first).toMatch(/^Line 4: recipient\.address is a box of the post office/m);
    expect(first).toMatch(/^Line 5: recipient\.phone is required$/m);
    expect(first).toMatch(/^Valid orders: 2 of 3, for HKD \d+\.\d\d$/m);
    const placed = first.match(/^#104[23]: SMP\d{13}$/gm) ?? [];
    expect(placed).toHaveLength(2);
    const again = await run();
    expect(again).toMatch(/^Line 2: reference_no belongs to shipment SMP/m);
    for (const line of placed) expect(again).toContain(line);
    const { rows } = await service.database.db.pool.query(
      'select count(*)::int as count from shipment where account_id = $1',
      [account],
    );
    expect(rows).toEqual([{ count: 2 }]);
  }, 120_000);
});

describe.each(installed)('the examples in $name', (language) => {
  it('compile without a finding', async () => {
    const { code, stdout, stderr } = await runToEnd(language.program, language.check, {
      cwd: path.join(folder, language.folder),
      env: environment({}),
    });
    expect([code, code === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  }, 60_000);

  it('quote, book once although messages are lost, wait for the label, list all pages and cancel', async () => {
    const { id: account, testKey } = await service.createAccount();
    const others = 100;
    for (let count = 0; count < others; count++)
      await service.call('post', '/shipments', testKey).set('Idempotency-Key', randomUUID()).send(order());
    proxy.expect(
      { status: 429, headers: { 'Retry-After': '1' } },
      null,
      'lose-response',
      'cut-response',
      null,
      labelNotReady,
    );

    const { code, stdout, stderr } = await book(language, testKey);
    expect([code, stderr]).toEqual([0, '']);
    const lines = stdout.trim().split('\n');
    const [booked = '', saved, listed, cancelled] = lines.filter((line) => !line.startsWith('Quoted'));
    const id = booked.replace('Booked ', '');
    expect(lines[0]).toMatch(/^Quoted HK\w+ for HKD \d+\.\d\d$/);
    expect(id).toMatch(/^SMP\w+$/);
    expect([saved, listed, cancelled]).toEqual([
      'Saved label.pdf',
      `Listed ${others + 1} shipments`,
      `${id} is cancelled`,
    ]);
    const label = readFileSync(path.join(folder, language.folder, 'label.pdf'));
    expect([label.toString('latin1', 0, 5), label.toString('latin1').trimEnd().slice(-5)]).toEqual([
      '%PDF-',
      '%%EOF',
    ]);
    const { rows } = await service.database.db.pool.query(
      'select count(*)::int as count from shipment where account_id = $1',
      [account],
    );
    expect(rows).toEqual([{ count: others + 1 }]);
    const created = proxy.requests.filter(
      ({ method, url }) => method === 'POST' && url === '/api/v1/shipments',
    );
    expect([created.length, new Set(created.map(({ headers }) => headers['idempotency-key'])).size]).toEqual([
      3, 1,
    ]);
  }, 60_000);

  it('stop at an error and print it', async () => {
    proxy.expect();
    const { code, stdout, stderr } = await book(language, 'mk_test_unknown');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/UNAUTHORIZED: .*\(?request id: [\w-]+/s);
    expect(proxy.requests).toHaveLength(1);
  }, 30_000);

  it('handle each event once, and refuse a forged delivery', async () => {
    const secret = 'whsec_bmV3';
    const port = await freePort();
    const { program, receive, folder: below } = language;
    const child = spawn(program, receive(port), {
      cwd: path.join(folder, below),
      env: environment({ SAMPAN_WEBHOOK_SECRET: secret, PORT: String(port), TMPDIR: folder }),
      detached: true,
    });
    try {
      const output = outputOf(child);
      expect(await pollUntil(() => isListening(port), 30_000)).toBe(true);
      const deliver = async (
        id: string,
        body = JSON.stringify({ event_id: id, event_type: `test.${id}` }),
      ) => {
        const signature = signWebhook([secret], Math.floor(Date.now() / 1000), body);
        const headers = { 'X-Service-Signature': id === 'forged' ? `${signature}0` : signature };
        return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })).status;
      };
      expect([
        await deliver('one'),
        await deliver('one'),
        await deliver('forged'),
        await deliver('two'),
      ]).toEqual([204, 204, 400, 204]);
      await pollUntil(async () => output().includes('Received test.two'), 5_000);
      expect(output().match(/Received \S+/g)).toEqual(['Received test.one', 'Received test.two']);
    } finally {
      // `go run` starts a process of its own.
      process.kill(-(child.pid ?? 0));
    }
  }, 60_000);
});

function outputOf(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      text += chunk;
    });
  return () => text;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

const isListening = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
