import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { promisify, stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { newApiKey } from '../../src/key-format.ts';
import { logLineForPeople } from '../../src/log/log.ts';
import { isPrintable } from '../../src/terminal.ts';
import { fakeTerminal } from '../support/fake-terminal.ts';
import { root } from '../support/paths.ts';
import { pollUntil } from '../support/poll.ts';

it('a log line escapes a hostile text and still parses to the same JSON value', async () => {
  const hostile = 'a\u001b[2J\u009b2J\u007f\u202e\u2028\nforged';
  const file = path.join(root, 'src/log/log.ts');
  const program = `import { createLog } from ${JSON.stringify(file)};
    const log = createLog('info');
    const text = ${JSON.stringify(hostile)};
    log.info({ word: text, err: new Error(text) }, text);`;
  const { stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  expect(stderr.split('\n')).toHaveLength(2);
  expect(isPrintable(stderr.trimEnd())).toBe(true);
  expect(JSON.parse(stderr)).toMatchObject({ msg: hostile, word: hostile, err: { message: hostile } });
});

it('a log line has no API key of a path or request id', async () => {
  const file = path.join(root, 'src/log/log.ts');
  const key = newApiKey('live');
  const program = `import { createLog } from ${JSON.stringify(file)};
    createLog('info').info({ requestId: '${key}', path: '/a/${key.replaceAll('_', '%5F')}' }, 'x_${key}');`;
  const { stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  expect(JSON.parse(stderr)).toMatchObject({
    requestId: 'mk_live_[redacted]',
    path: '/a/mk%5Flive%5F[redacted]',
    msg: 'x_mk_live_[redacted]',
  });
});

it('an error that repeats leaves one line with its stack, then one line a second with a count', async () => {
  const file = path.join(root, 'src/log/log.ts');
  const program = `import { mock } from 'node:test';
    mock.timers.enable({ apis: ['setTimeout'] });
    const { createLog } = await import(${JSON.stringify(file)});
    const log = createLog('info');
    const fail = (count) => {
      for (let sent = 0; sent < count; sent++)
        log.error({ err: new Error('no connection'), requestId: String(sent) }, 'Request failed');
    };
    fail(500);
    log.error({ err: new Error('another') }, 'Request failed');
    mock.timers.tick(1_000);
    fail(70);
    mock.timers.tick(1_000);
    mock.timers.tick(1_000);
    fail(1);`;
  const lines = await loggedLines(program);
  expect(lines).toMatchObject([
    { msg: 'Request failed', requestId: '0', err: { message: 'no connection' } },
    { msg: 'Request failed', err: { message: 'another' } },
    { msg: 'Request failed', repeated: 499, reason: 'no connection' },
    { msg: 'Request failed', repeated: 70, reason: 'no connection' },
    { msg: 'Request failed', requestId: '0', err: { message: 'no connection' } },
  ]);
  expect(lines[0].err.stack).toContain('at fail');
  expect(lines[2]).not.toHaveProperty('err');
});

it.each([
  'CARRIER_UNAVAILABLE',
  'LABEL_NOT_READY',
])('%s leaves one line for the first refused request, then one line a second with a count', async (code) => {
  const from = (file: string) => JSON.stringify(path.join(root, 'src', file));
  const program = `import { mock } from 'node:test';
    mock.timers.enable({ apis: ['setTimeout'] });
    const { createLog } = await import(${from('log/log.ts')});
    const { errorHandler } = await import(${from('http/response.ts')});
    const { createRefuse } = await import(${from('contract/operation.ts')});
    const handle = errorHandler(createLog('info'));
    const refused = async (count, code) => {
      for (let sent = 0; sent < count; sent++)
        try {
          createRefuse()(code);
        } catch (error) {
          const response = { locals: { requestId: code + sent }, headersSent: true, destroy() {} };
          await handle(error, { method: 'POST', baseUrl: '/api/v1', path: '/shipments' }, response);
        }
    };
    await refused(500, '${code}');
    mock.timers.tick(1_000);
    await refused(70, '${code}');
    mock.timers.tick(1_000);
    mock.timers.tick(1_000);
    await refused(1, '${code}');`;
  const lines = await loggedLines(program);
  expect(lines).toMatchObject([
    { msg: 'Request refused', level: 30, requestId: `${code}0`, path: '/api/v1/shipments' },
    { msg: 'Request refused', repeated: 499, reason: code },
    { msg: 'Request refused', repeated: 70, reason: code },
    { msg: 'Request refused', level: 30, requestId: `${code}0` },
  ]);
  for (const line of lines) expect(line).not.toHaveProperty('err');
});

async function loggedLines(program: string) {
  const { stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  const lines = stderr.trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line));
}

const time = new Date(2026, 10, 22, 9, 5, 3).toISOString();
const plain = new Writable();
const shown = (line: object) => logLineForPeople(JSON.stringify({ time, ...line }), plain);

describe('a log line on a terminal', () => {
  it('shows time, level, message and fields', () => {
    expect(shown({ level: 40, job: 'delete-expired-tracking', rows: 3, msg: 'job is late' })).toBe(
      '09:05:03 WARN  job is late job="delete-expired-tracking" rows=3\n',
    );
  });

  it.each([
    [201, '09:05:03 201 POST /api/v1/shipments 12 ms\n'],
    [null, '09:05:03 aborted POST /api/v1/shipments 12 ms\n'],
  ])('is short for a request with status %s', (status, line) => {
    const request = { level: 30, method: 'POST', path: '/api/v1/shipments', status, ms: 12 };
    expect(shown({ ...request, requestId: 'req-1', msg: 'request' })).toBe(line);
  });

  it('is followed by the indented stack of its error', () => {
    const err = { type: 'Error', message: 'gone', stack: 'Error: gone\n    at run (a.ts:1)' };
    expect(shown({ level: 50, err, msg: 'Request failed' })).toBe(
      '09:05:03 ERROR Request failed\n    Error: gone\n        at run (a.ts:1)\n',
    );
  });

  it('has colors if the terminal supports them, and none with NO_COLOR', () => {
    const line = JSON.stringify({
      time,
      level: 30,
      method: 'GET',
      path: '/',
      status: 200,
      ms: 1,
      msg: 'request',
    });
    const colored = logLineForPeople(line, fakeTerminal({ TERM: 'xterm-256color' }));
    expect(colored).toContain('\u001b[32m200\u001b[39m');
    expect(stripVTControlCharacters(colored)).toBe(logLineForPeople(line, plain));
    const env = { TERM: 'xterm-256color', NO_COLOR: '1' };
    expect(logLineForPeople(line, fakeTerminal(env))).toBe(logLineForPeople(line, plain));
  });

  it('escapes terminal control characters in every field', () => {
    const hostile = 'a\u001b[2J\u009b\u202e\rb';
    const lines = [
      shown({ level: 30, [hostile]: hostile, msg: hostile }),
      shown({ level: 30, method: hostile, path: hostile, status: 200, ms: 1, msg: 'request' }),
      shown({ level: 50, err: { stack: hostile }, msg: 'x' }),
    ];
    for (const line of lines) expect(isPrintable(line.replaceAll('\n', ''))).toBe(true);
  });
});

it('a process whose terminal is closed ends, although its last lines cannot be written', async () => {
  const file = path.join(root, 'src/log/log.ts');
  const program = `import { createLog } from ${JSON.stringify(file)};
    const log = createLog('info', { terminal: process.stderr });
    const running = setInterval(() => {}, 1_000);
    process.on('SIGHUP', () => { log.info('stopping'); log.info('stopped'); clearInterval(running); });
    console.log(String(process.pid));`;
  const run = `exec '${process.execPath}' --input-type=module -e "$PROGRAM"`;
  const terminal = spawn('script', ['--quiet', '--command', run, '/dev/null'], {
    env: { ...process.env, PROGRAM: program },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [printed] = await once(terminal.stdout, 'data');
  terminal.kill('SIGKILL');
  const hasEnded = async () => !existsSync(path.join('/proc', String(Number(printed))));
  expect(await pollUntil(hasEnded, 10_000)).toBe(true);
});
