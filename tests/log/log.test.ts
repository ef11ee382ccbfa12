import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { newApiKey } from '../../src/account/api-key.ts';
import { isPrintable } from '../../src/terminal/printable-text.ts';
import { root } from '../support/place.ts';

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
  const program = `import { createLog } from ${JSON.stringify(file)};
    import { setTimeout as delay } from 'node:timers/promises';
    const log = createLog('info');
    const fail = (count) => {
      for (let sent = 0; sent < count; sent++)
        log.error({ err: new Error('no connection'), requestId: String(sent) }, 'Request failed');
    };
    fail(500);
    log.error({ err: new Error('another') }, 'Request failed');
    await delay(1_100);
    fail(70);
    await delay(2_200);
    fail(1);`;
  const { stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  const lines = stderr
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
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
