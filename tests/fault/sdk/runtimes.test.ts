import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { patient } from '../../support/deadline.ts';
import { root } from '../../support/paths.ts';
import { loopbackOnlyEnv } from '../../support/process/loopback-only.ts';
import { type PackedSdk, packSdk } from '../../support/sdk/build.ts';
import { runToEnd } from '../../support/sdk/run.ts';
import { sdkTools, tools } from '../../support/sdk/tools.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { order } from '../../support/shipment/order.ts';
import { registered } from '../../webhook/http.ts';

let packed: PackedSdk;
let service: TestService;
beforeAll(async () => {
  sdkTools.install();
  packed = packSdk();
  cpSync(path.join(root, 'tests/support/sdk/program.js'), path.join(packed.project, 'program.js'));
  service = await startTestService();
}, 600_000);
afterAll(async () => {
  packed[Symbol.dispose]();
  await service.stop();
});

/** Returns the program's input: an order with a reference of its own, and a signed delivery. */
async function newInput() {
  const { id, secret } = await registered(service);
  const { body } = await service.call('get', `/webhooks/${id}/sample`);
  await service.call('delete', `/webhooks/${id}`);
  const { raw_body, headers } = body.data;
  return {
    apiKey: service.account.testKey,
    baseUrl: service.rootUrl,
    order: order({ reference_no: randomUUID() }),
    delivery: { body: raw_body, header: headers['X-Service-Signature'], secret },
  };
}

const resultOf = ({ order: { reference_no } }: Awaited<ReturnType<typeof newInput>>) => ({
  label: '%PDF-',
  headersAreReadable: true,
  references: [reference_no, reference_no],
  missing: true,
  invalid: true,
  eventType: expect.stringMatching(/^\w+\.\w+$/),
  forged: true,
  mode: 'test',
});

describe('the packed SDK', () => {
  const main = `
    import process from 'node:process';
    import { liveKeyRefusal, useSdk } from './program.js';
    const result = await useSdk(JSON.parse(process.env.INPUT));
    console.log(JSON.stringify({ result, refusal: liveKeyRefusal() }));`;
  const denoFlags = [
    'run',
    '--no-remote',
    '--node-modules-dir=manual',
    '--allow-env',
    '--allow-net=127.0.0.1',
  ];

  it.each([
    ['Node 20.9', tools.node20, []],
    ['Node 24', process.execPath, []],
    ['Bun', tools.bun, ['run', '--no-install']],
    ['Deno', tools.deno, denoFlags],
  ] as const)(
    'books, lists, reads errors and verifies deliveries on %s, and takes a live key',
    async (_, program, flags) => {
      writeFileSync(path.join(packed.project, 'main.js'), main);
      const input = await newInput();
      const { code, stdout, stderr } = await runToEnd(program, [...flags, 'main.js'], {
        cwd: packed.project,
        env: { ...process.env, ...loopbackOnlyEnv, INPUT: JSON.stringify(input) },
      });
      expect([code, stderr]).toEqual([0, '']);
      expect(JSON.parse(stdout)).toEqual({ result: resultOf(input), refusal: null });
    },
    30_000,
  );
});

describe('the packed SDK with require()', () => {
  it.each([
    ['Node 20.9', tools.node20],
    ['Node 24', process.execPath],
  ] as const)(
    'does the same on %s',
    async (_, node) => {
      const program = readFileSync(path.join(packed.project, 'program.js'), 'utf8')
        .replace(/import (\{.*\}) from ('.*')/, 'const $1 = require($2)')
        .replaceAll('export ', '');
      const main = `
        useSdk(JSON.parse(process.env.INPUT)).then((result) =>
          console.log(JSON.stringify({ result, refusal: liveKeyRefusal() })));`;
      writeFileSync(path.join(packed.project, 'main.cjs'), program + main);
      const input = await newInput();
      const { code, stdout, stderr } = await runToEnd(node, ['main.cjs'], {
        cwd: packed.project,
        env: { ...process.env, ...loopbackOnlyEnv, INPUT: JSON.stringify(input) },
      });
      expect([code, stderr]).toEqual([0, '']);
      expect(JSON.parse(stdout)).toEqual({ result: resultOf(input), refusal: null });
    },
    30_000,
  );
});

/** The part of Playwright that this test uses. */
interface Page {
  goto(url: string): Promise<unknown>;
  evaluate<Input, Output>(run: (input: Input) => Promise<Output>, input: Input): Promise<Output>;
}
interface Browser {
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

const chromium = ['chromium', 'google-chrome'].find(
  (program) => spawnSync(program, ['--version']).status === 0,
);
if (!chromium) console.log('skipped: the SDK in a browser, because chromium is not on the PATH');

(chromium ? describe : describe.skip)('the packed SDK in Chromium', () => {
  let browser: Browser;
  let page: Page;
  let server: Server;
  beforeAll(async () => {
    const playwright = await import(sdkTools.file('playwright-core', 'index.mjs'));
    browser = await playwright.chromium.launch({
      executablePath: spawnSync('which', [chromium ?? ''], { encoding: 'utf8' }).stdout.trim(),
      args: ['--no-sandbox'],
      timeout: patient(10_000),
    });
    server = await serveFiles();
    page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  }, 30_000);
  afterAll(async () => {
    await browser.close();
    server.close();
  });

  const runIn = (place: 'page' | 'worker', input: object) =>
    page.evaluate(async ([place, input]) => (await import(String('/page.js')))[place](input), [
      place,
      input,
    ] as const);

  it.each([
    ['a page', 'page'],
    ['a worker', 'worker'],
  ] as const)(
    'does the same in %s of another origin, and refuses a live key',
    async (_, place) => {
      const input = await newInput();
      expect(await runIn(place, input)).toEqual({
        result: resultOf(input),
        refusal: expect.stringContaining('A live key must not be used in a browser'),
      });
    },
    30_000,
  );

  /** Serves the program. Workers have no import maps, so its import becomes an address. */
  function serveFiles(): Promise<Server> {
    const page = `import { liveKeyRefusal, useSdk } from '/program.js';
      export const page = async (input) => ({ result: await useSdk(input), refusal: liveKeyRefusal() });
      export const worker = (input) =>
        new Promise((resolve, reject) => {
          const worker = new Worker('/worker.js', { type: 'module' });
          worker.onmessage = ({ data }) => resolve(data);
          worker.onerror = ({ message }) => reject(new Error(message));
          worker.postMessage(input);
        });`;
    const worker = `import { page } from '/page.js';
      onmessage = async ({ data }) => postMessage(await page(data));`;
    const program = readFileSync(path.join(packed.project, 'program.js'), 'utf8').replace(
      "'@sampan/sdk'",
      "'/node_modules/@sampan/sdk/dist/index.js'",
    );
    const texts: Record<string, string> = { '/page.js': page, '/worker.js': worker, '/program.js': program };
    const server = createServer(({ url = '/' }, response) => {
      response.setHeader('Content-Type', url === '/' ? 'text/html' : 'text/javascript');
      const isModule = url.startsWith('/node_modules/');
      response.end(texts[url] ?? (isModule ? readFileSync(path.join(packed.project, url)) : ''));
    });
    return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
  }
});
