import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from '../support/paths.ts';
import { pollUntil } from '../support/poll.ts';
import { createEmptyDatabase, type TestDatabase } from '../support/store/database.ts';

const guide = readFileSync(path.join(root, 'docs', 'first-account.md'), 'utf8');
const blocks = [...guide.matchAll(/```sh\n([\s\S]*?)\n```/g)].map(([, block = '']) => block);

let database: TestDatabase;
let folder: string;
let port: number;
/** Variables that commands of the page set, for the commands after them. */
const variables: Record<string, string> = {};
let service: ReturnType<typeof startCommand> | null = null;

beforeAll(async () => {
  database = await createEmptyDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'sampan-guide-'));
  port = await freePort();
});

afterAll(async () => {
  if (service?.pid && service.exitCode === null) {
    const ended = new Promise((resolve) => service?.on('close', resolve));
    process.kill(-service.pid, 'SIGTERM');
    await ended;
  }
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

const inherited = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_|TEST_|REDIS_URL$|DATABASE_URL$)/.test(name)),
);

/** A command of the page, as it is printed, in this checkout, with the files, database and port of the test. */
function startCommand(command: string): ChildProcess & { printed(): string } {
  const pasted = command
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`)
    .replaceAll('my-catalog', path.join(folder, 'my-catalog'))
    .replaceAll(/(\.\/)?sampan\.env/g, path.join(folder, 'sampan.env'));
  const child = spawn('sh', ['-ec', pasted], {
    cwd: root,
    detached: true,
    env: { ...inherited, PORT: String(port), ...variables },
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

/** Runs a command to its end. Returns what it printed; throws if it fails. */
async function run(command: string, input = ''): Promise<string> {
  const child = startCommand(command);
  child.stdin?.end(input);
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`${command} exited with ${code}: ${child.printed()}`);
  return child.printed();
}

/** Runs each command of the page, in its order. A new command of the page needs a line here. */
const runs: readonly [firstWords: string, (block: string) => Promise<void>][] = [
  // The first line of CI, without its dependencies for development.
  ['npm ci --omit=dev', async () => {}],
  // The test has its own database. `scripts/deploy/clean-machine/` runs this one.
  ['sudo -u postgres createuser', async () => {}],
  [
    'export DATABASE_URL',
    async () => {
      variables.DATABASE_URL = database.url;
    },
  ],
  [
    'npx sampan catalog init',
    async (block) => expect(await run(block)).toMatch(/^Wrote an example catalog to 18 files/m),
  ],
  [
    'npx sampan catalog check',
    async (block) => expect(await run(block)).toMatch(/^The catalog is valid: country 6, /m),
  ],
  [
    'npx sampan setup',
    async (block) => {
      const printed = await run(block);
      const steps = [...guide.matchAll(/^\| ([a-z ]+) \| /gm)].map(([, step = '']) => step);
      expect([...printed.matchAll(/^done +(live key|\w+)/gm)].map(([, step]) => step)).toEqual(steps);
      variables.LIVE_KEY = /mk_live_\w+/.exec(printed)?.[0] ?? '';
      const again = await run(block);
      expect([...again.matchAll(/^already +(live key|\w+)/gm)].map(([, step]) => step)).toEqual(steps);
    },
  ],
  [
    'set -a',
    async (block) => {
      service = startCommand(block);
      const started = service;
      expect(await pollUntil(async () => /^Sampan is ready/m.test(started.printed()), 60_000)).toBe(true);
      expect(started.printed()).toMatch(/^Sampan is ready: https:\/\/api\.shop\.example$/m);
    },
  ],
  [
    'npx sampan doctor',
    async (block) => {
      const printed = await run(block);
      // The example has services of the sandbox, which move no parcel, and laws of the EU and the UK.
      expect(printed.match(/^(fail|warn).*/gm)).toEqual([
        expect.stringMatching(/^warn +currencies .*EUR, GBP/),
        expect.stringMatching(/^warn +carriers .*the carrier sandbox/),
      ]);
      expect(printed).toMatch(/^ok {4}worker {4}1 running$/m);
    },
  ],
  [
    'ACCOUNT=',
    async (block) => {
      const printed = await run(`${block}\necho "ACCOUNT is $ACCOUNT"`);
      variables.ACCOUNT = /ACCOUNT is (acc_\w+)/.exec(printed)?.[1] ?? '';
      expect(variables.ACCOUNT).toMatch(/^acc_/);
    },
  ],
  [
    'read -r LIVE_KEY',
    async (block) =>
      expect(await run(`${block} && echo "$LIVE_KEY"`, `${variables.LIVE_KEY}\n`)).toContain('mk_live_'),
  ],
  [
    'curl -sS http://127.0.0.1:3000/api/v1/rates',
    async (block) => {
      const { data } = JSON.parse(await run(block));
      expect(JSON.stringify(data)).toContain('"total_hkd":63.5');
    },
  ],
  [
    'curl -sS http://127.0.0.1:3000/api/v1/shipments',
    async (block) => {
      const booked = await run(block);
      expect(JSON.parse(booked)).toMatchObject({
        status: 201,
        data: { livemode: true, pricing_snapshot: { total_hkd: 63.5 } },
      });
      expect(await run(block)).toBe(booked);
    },
  ],
  ['npx sampan wallet show', async (block) => expect(await run(block)).toMatch(/63\.50/)],
];

describe('every command of docs/first-account.md', () => {
  it('has a run, in order', () => {
    expect(blocks).toHaveLength(runs.length);
    runs.forEach(([words], index) => {
      expect(blocks[index]).toContain(words);
    });
  });

  for (const [index, [words, check]] of runs.entries()) {
    it(`${words} … works`, () => check(blocks[index] ?? ''), 120_000);
  }
});
