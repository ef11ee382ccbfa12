import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { exampleOrder } from '../../../sdk/carrier-check/src/protocol.ts';
import { compileCache, root } from '../../support/paths.ts';
import { loopbackOnlyEnv, loopbackOnlyFlags } from '../../support/process/loopback-only.ts';
import { gatewaySecret, type MutantBehavior, startMutant } from './mutant-gateway.ts';
import { mutants } from './mutants.ts';

const main = path.join(root, 'sdk/carrier-check/src/main.ts');
const folder = mkdtempSync(path.join(tmpdir(), 'carrier-check-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface CommandResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function start(args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [...loopbackOnlyFlags, main, ...args], {
    env: {
      PATH: process.env.PATH,
      TMPDIR: folder,
      NODE_COMPILE_CACHE: compileCache,
      CARRIER_CHECK_SECRET: gatewaySecret,
      ...loopbackOnlyEnv,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function finished(child: ChildProcess): Promise<CommandResult> {
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.on('data', (chunk) => {
      output[name] += chunk;
    });
  const [code] = await once(child, 'close');
  return { code, ...output };
}

const run = (args: readonly string[], env?: Record<string, string>) => finished(start(args, env));

async function checkMutant(behavior: MutantBehavior, ...args: string[]): Promise<CommandResult> {
  await using mutant = await startMutant(behavior);
  return await run(['--url', mutant.url, ...args]);
}

const mutantOf = (rule: string) => {
  const found = mutants.find((mutant) => mutant.rule === rule);
  if (!found) throw new Error(`no mutant of ${rule}`);
  return found.make();
};

const page = readFileSync(path.join(root, 'docs/carriers.md'), 'utf8');
const section = page.split('\n## Check a gateway\n')[1]?.split('\n## ')[0] ?? '';
const blocks = (language: string) =>
  [...section.matchAll(new RegExp(`\`\`\`${language}\n([^\`]*)\`\`\``, 'g'))].map(([, text = '']) => text);
const withoutNumbers = (text: string) => text.replaceAll(/(SMP|PX)\d{13}/g, '$1…');

describe('docs/carriers.md', () => {
  it('shows the commands, and the end of their output', async () => {
    const [simulator = '', check = ''] = blocks('sh');
    expect(simulator).toContain('--notices-to http://127.0.0.1:4020');
    const args = check.split('npm run carrier:check -- ')[1]?.trim().split(' ') ?? [];
    expect(args).toEqual(['--url', 'http://127.0.0.1:4010', '--notices-port', '4020']);
    // On free ports: the receiver's is known before the simulator starts.
    const port = await freePort();
    const sim = spawn(
      process.execPath,
      [
        ...loopbackOnlyFlags,
        path.join(root, 'scripts/carrier-simulator/main.ts'),
        '--port',
        '0',
        '--notices-to',
        `http://127.0.0.1:${port}`,
      ],
      {
        env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...loopbackOnlyEnv },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    try {
      const [ready] = await once(sim.stdout, 'data');
      const url = /http:\S+/.exec(String(ready))?.[0] ?? '';
      const { code, stdout, stderr } = await run(['--url', url, '--notices-port', String(port)], {
        CARRIER_CHECK_SECRET: 'simulator-secret',
      });
      const [end = ''] = blocks('text');
      const [lines, summary] = end.trimEnd().split('\n\n');
      expect(stdout).toContain(lines);
      expect(stdout.trimEnd().split('\n').at(-1)).toBe(summary);
      expect([code, stderr]).toEqual([
        0,
        `Notices must be sent to http://127.0.0.1:${port}/carrier/http/notices\n`,
      ]);
      const { bookings } = (await (await fetch(`${url}/_calls`)).json()) as { bookings: { state: string }[] };
      expect(bookings.length).toBeGreaterThan(50);
      expect(bookings.filter(({ state }) => state !== 'cancelled')).toEqual([]);
    } finally {
      sim.kill();
      await once(sim, 'exit');
    }
  });

  it('shows how a broken rule looks, and its commands show it again', async () => {
    await using mutant = await startMutant(mutantOf('book-repeated'));
    const { code, stdout } = await run(['--url', mutant.url, '--only', 'book-repeated']);
    expect(code).toBe(1);
    expect(withoutNumbers(stdout)).toContain(withoutNumbers(blocks('text')[1] ?? ''));
    const shellFunction = stdout.slice(
      stdout.indexOf('    gateway() {'),
      stdout.indexOf('\n\nbook-repeated:'),
    );
    const [, commands = ''] = stdout.split('\n  sent\n');
    const shell = spawn('sh', ['-c', `${shellFunction}\n${commands.split('\n\n')[0]}`], {
      env: { ...process.env, URL: mutant.url, SECRET: gatewaySecret },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const again = await finished(shell);
    expect(again.stderr).toBe('');
    // Booked, repeated, repeated with another body.
    const statuses = [...again.stdout.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => status);
    expect(statuses).toEqual(['201', '200', '409']);
  });

  it.each([
    'signature-required',
    'signature-secret',
    'signature-method',
    'signature-path',
    'signature-body',
    'signature-age',
  ])('the commands of a broken %s are signed as the check signed them', async (rule) => {
    await using mutant = await startMutant(mutantOf(rule));
    const { stdout } = await run(['--url', mutant.url, '--only', rule, '--json']);
    const { rules } = JSON.parse(stdout) as {
      rules: { findings: { received: string; reproduce: string }[] }[];
    };
    const [finding] = rules[0]?.findings ?? [];
    const shell = spawn('sh', ['-c', finding?.reproduce ?? ''], {
      env: { ...process.env, URL: mutant.url, SECRET: gatewaySecret },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const { stdout: replies } = await finished(shell);
    const last = [...replies.matchAll(/^HTTP\/1\.1 (\d+)/gm)].at(-1)?.[1];
    expect(last).toBe(finding?.received.slice(0, 3));
    expect(last).not.toBe('401');
  });
});

describe('npm run carrier:check', () => {
  it.each([
    [['--url', 'gateway.example'], {}, '--url is "gateway.example"; it must be an http or https address'],
    [['--url', 'http://127.0.0.1:9'], { CARRIER_CHECK_SECRET: '' }, 'no secret: set CARRIER_CHECK_SECRET'],
    [
      ['--url', 'http://127.0.0.1:9', '--only', 'booking'],
      {},
      'there is no rule booking; the rules are signature,',
    ],
    [
      ['--url', 'http://127.0.0.1:9', '--carrier', 'A'],
      {},
      '--carrier is "A"; it must be lower-case letters',
    ],
    [['--url', 'http://127.0.0.1:9', '--minutes', '0'], {}, 'It must be an integer from 1 to 120'],
    [
      ['--url', 'http://127.0.0.1:9'],
      {},
      'cannot reach the gateway at http://127.0.0.1:9: the connection was refused',
    ],
    [[], {}, "required option '--url <url>' not specified"],
  ])('refuses %j', async (args, env, message) => {
    const { code, stdout, stderr } = await run(args, env);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });

  it('refuses an order that does not match the document, before it sends anything', async () => {
    const file = path.join(folder, 'order.json');
    for (const [text, message] of [
      ['{', 'the order is not JSON'],
      ['[]', 'the order must be a JSON object'],
      ['{"product_code": 1}', 'the order does not match the schema BookingRequest'],
    ] as const) {
      writeFileSync(file, text);
      const { code, stderr } = await run(['--url', 'http://127.0.0.1:9', '--order', file]);
      expect(code).toBe(2);
      expect(stderr).toContain(message);
    }
  });

  it('reads the secret and an order from files, and changes its codes', async () => {
    const secret = path.join(folder, 'secret');
    writeFileSync(secret, `${gatewaySecret}\n`);
    const order = path.join(folder, 'own-order.json');
    writeFileSync(order, JSON.stringify({ ...exampleOrder(), goods_category: 'own' }));
    const orders: string[] = [];
    const behavior: MutantBehavior = {
      respond: (request, forward) => {
        if (request.path === '/bookings') orders.push(request.body);
        return forward();
      },
    };
    const args = ['--secret-file', secret, '--order', order, '--product-code', 'OWN-1', '--only', 'book'];
    await using mutant = await startMutant(behavior);
    const { code } = await run(['--url', mutant.url, ...args], { CARRIER_CHECK_SECRET: '' });
    expect(code).toBe(0);
    expect(JSON.parse(orders.at(-1) ?? '{}')).toMatchObject({ goods_category: 'own', product_code: 'OWN-1' });
  });

  it('prints JSON that separates rules that are not offered or not checked from those that passed', async () => {
    const { code, stdout } = await checkMutant(
      {
        respond: async (request, forward) =>
          request.path === '/manifests'
            ? { status: 404, mediaType: 'text/html', headers: {}, body: Buffer.from('<h1>Not Found</h1>') }
            : forward(),
      },
      '--json',
      '--only',
      'book',
      'manifest',
      'manifest-once',
      'notice-signature',
      'response-contract',
    );
    const { rules, left_behind } = JSON.parse(stdout) as {
      rules: { id: string; result: string }[];
      left_behind: unknown[];
    };
    expect(rules.map(({ id, result }) => `${id} ${result}`)).toEqual([
      'book passed',
      'manifest not_offered',
      'manifest-once not_offered',
      'response-contract passed',
      'notice-signature not_checked',
    ]);
    expect([code, left_behind]).toEqual([0, []]);
  });

  it('lists the bookings that it could not cancel', async () => {
    const behavior: MutantBehavior = {
      respond: async (request, forward) => {
        if (!request.path.endsWith('/cancel')) return forward();
        const body = Buffer.from('{"error":{"code":"PICKED_UP","message":"too late"}}');
        return { status: 409, mediaType: 'application/json', headers: {}, body };
      },
    };
    const { code, stdout } = await checkMutant(behavior, '--only', 'book');
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /Left at the gateway:\n {2}bookings, because 409 .*PICKED_UP.*: SMP\d{13} SMP\d{13}/,
    );
  });

  it('repeats a request that got 429', async () => {
    let isBusy = true;
    const behavior: MutantBehavior = {
      respond: async (request, forward) => {
        if (!isBusy || request.method === 'GET') return forward();
        isBusy = false;
        return {
          status: 429,
          mediaType: 'application/json',
          headers: { 'Retry-After': '1' },
          body: Buffer.from('{"error":{"code":"RATE_LIMITED","message":"too many"}}'),
        };
      },
    };
    const { code } = await checkMutant(behavior, '--only', 'book', 'response-contract');
    expect([code, isBusy]).toEqual([0, false]);
  });

  it('cancels its bookings when it is interrupted, and exits with 2', async () => {
    const states = new Map<string, string>();
    let child: ChildProcess | undefined;
    const behavior: MutantBehavior = {
      respond: async (_, forward) => {
        const reply = await forward();
        const { reference, state } = JSON.parse(reply.body.toString() || '{}') as Record<string, string>;
        if (reference && state) states.set(reference, state);
        if (states.size >= 3 && !child?.killed) child?.kill('SIGINT');
        return reply;
      },
    };
    await using mutant = await startMutant(behavior);
    child = start(['--url', mutant.url, '--skip', 'label', 'manifest-document']);
    const { code, stdout } = await finished(child);
    expect(code).toBe(2);
    expect(stdout).toContain('The check ended early: interrupted.');
    expect(states.size).toBeGreaterThanOrEqual(3);
    expect([...states.values()].filter((state) => state !== 'cancelled')).toEqual([]);
  });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
