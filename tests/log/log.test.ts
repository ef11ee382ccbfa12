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
