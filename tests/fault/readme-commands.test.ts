import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { browserProgram } from '../../scripts/frame/dashboard-pages.ts';
import { root } from '../support/paths.ts';
import { pollUntil } from '../support/poll.ts';
import { npmStart, type ServiceProcess, temporaryHome } from '../support/process/service-process.ts';

const readme = readFileSync(path.join(root, 'README.md'), 'utf8');

const { home, remove } = temporaryHome();

const folder = mkdtempSync(path.join(tmpdir(), 'sampan-readme-'));

let service: ServiceProcess;

beforeAll(async () => {
  service = npmStart(home, { LOG_LEVEL: 'info' });
  await service.ready;
}, 60_000);

afterAll(async () => {
  service.signal('SIGTERM', 'process');
  await service.exited;
  await remove();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const inherited = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_|TEST_|REDIS_URL$|DATABASE_URL$)/.test(name)),
);

/** A command of README, as it is printed, in this checkout, with the folder and the port of the test's service. */
function startCommand(
  command: string,
  env: Record<string, string> = {},
): ChildProcess & { printed(): string } {
  const { port } = new URL(demo().root_url);
  const pasted = command
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`)
    .replaceAll('./.sampan/demo.json', path.join(home, 'demo.json'));
  const child = spawn('sh', ['-c', pasted], {
    cwd: root,
    detached: true,
    env: { ...inherited, SAMPAN_HOME: home, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  return Object.assign(child, { printed: () => printed });
}

const demo = () => JSON.parse(readFileSync(path.join(home, 'demo.json'), 'utf8'));

/** Runs a command to its end. Returns what it printed; throws if it fails. */
async function run(command: string, env: Record<string, string> = {}): Promise<string> {
  const child = startCommand(command, env);
  child.stdin?.end();
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`${command} exited with ${code}: ${child.printed()}`);
  return child.printed();
}

/** Starts a command that runs until it is stopped, and waits for a line of it. */
async function runUntil(
  command: string,
  line: RegExp,
  env: Record<string, string> = {},
): Promise<AsyncDisposable & { printed(): string }> {
  const child = startCommand(command, env);
  const ended = new Promise((resolve) => child.on('close', resolve));
  const found = await pollUntil(async () => line.test(child.printed()) || child.exitCode !== null, 60_000);
  const stop = async () => {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  if (!found || !line.test(child.printed())) {
    await stop();
    throw new Error(`${command} did not print ${line}: ${child.printed()}`);
  }
  return { printed: child.printed, [Symbol.asyncDispose]: stop };
}

const ci = readFileSync(path.join(root, '.ci', 'run'), 'utf8');

/** Runs each command of README. A new command of README needs a line here. */
const runs: Readonly<Record<string, () => Promise<void>>> = {
  // `npm ci` and the whole `npm test` are CI's own first lines.
  'npm ci && npm start': async () => expect(service.stdout()).toMatch(/^Sampan is ready: http/m),
  'npm ci && npm test': async () => expect(ci).toMatch(/^npm ci$[\s\S]*^npm test$/m),
  'npm run bench': async () => {
    expect(ci).toMatch(/^npm run bench -- --brief /m);
    expect(await run('npm run bench -- --help')).toMatch(/--part/);
  },
  'curl -sS http://127.0.0.1:3000/api/v1/shipments': async () => {
    const [book = '', list = ''] = blocks.filter((block) => block.startsWith('curl'));
    expect(JSON.parse(await run(book))).toMatchObject({ status: 201, data: { status: 'label_created' } });
    expect(JSON.parse(await run(list))).toMatchObject({ status: 200, data: { data: [{ livemode: false }] } });
  },
  'npx sampan webhook listen': async () => {
    await using listening = await runUntil('npx sampan webhook listen', /^Printing test events/m);
    const [book = ''] = blocks.filter((block) => block.startsWith('curl'));
    await run(book);
    expect(
      await pollUntil(async () => /evt_\w+ {2}shipment\.created/.test(listening.printed()), 30_000),
    ).toBe(true);
  },
  'npm run sampan -- user invite --operator --email ops@example.com': async () =>
    expect(await run('npm run sampan -- user invite --operator --email ops@example.com')).toMatch(
      /\/dashboard\//,
    ),
  'npm run sampan -- user invite --email you@example.com': async () =>
    expect(await run('npm run sampan -- user invite --email you@example.com')).toMatch(/\/dashboard\//),
  'npm run sampan -- --help': async () => expect(await run('npm run sampan -- --help')).toMatch(/doctor/),
  'npm run screenshots': async () => {
    const pictures = path.join(folder, 'pictures');
    mkdirSync(pictures);
    await run(`npm run screenshots -- --folder ${pictures}`);
    const shown = [...readme.matchAll(/docs\/images\/([\w-]+\.png)/g)].map(([, name]) => name);
    expect(shown.length).toBeGreaterThan(0);
    expect(readdirSync(pictures)).toEqual(expect.arrayContaining(shown));
  },
  'npm run mock': async () => {
    await using _mock = await runUntil('npm run mock', /http:\/\/127\.0\.0\.1:\d+/, { PORT: '0' });
  },
  'npm run --silent mcp': async () => {
    const child = startCommand('npm run --silent mcp', {
      SAMPAN_API_KEY: demo().test_key,
      SAMPAN_BASE_URL: demo().base_url,
    });
    child.stdin?.write(
      `${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'readme', version: '1' } } })}\n`,
    );
    expect(await pollUntil(async () => child.printed().includes('"serverInfo"'), 60_000)).toBe(true);
    const ended = new Promise((resolve) => child.on('close', resolve));
    child.stdin?.end();
    await ended;
  },
  'npm run carrier-simulator': async () => {
    await using _simulator = await runUntil('npm run carrier-simulator', /http:\/\/127\.0\.0\.1:\d+/, {
      PORT: '0',
    });
  },
  'npm run carrier:check -- --url URL': async () => {
    await using simulator = await runUntil('npm run carrier-simulator', /http:\/\/127\.0\.0\.1:\d+/, {
      PORT: '0',
    });
    const [url = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(simulator.printed()) ?? [];
    // Every rule is checked in tests/sdk/carrier-check.
    const check = `npm run carrier:check -- --url ${url} --only book-repeated`;
    expect(await run(check, { CARRIER_CHECK_SECRET: 'simulator-secret' })).toMatch(/^ok +book-repeated$/m);
  },
};

const blocks = [...readme.matchAll(/```sh\n([\s\S]*?)\n```/g)].map(([, block = '']) => block);

const inText = [
  ...readme.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`(np[mx] (?:run|test|start|sampan)[^`]*)`/g),
].map(([, command = '']) => command);

const commands = [...new Set([...blocks.map((block) => block.split(' \\\n')[0] ?? ''), ...inText])];

describe('every command of README', () => {
  it('has a run', () => expect(Object.keys(runs).sort()).toEqual([...commands].sort()));

  for (const command of commands) {
    const lacksBrowser = command === 'npm run screenshots' && !browserProgram;
    (lacksBrowser ? it.skip : it)(`${command} works`, async () => runs[command]?.(), 240_000);
  }
});
