import { expect, it } from '@jest/globals';
import { newApiKey } from '../../src/account/api-key.ts';
import type { Environment } from '../support/command-line.ts';
import { startEntry } from '../support/process/sampan-process.ts';

async function startMcp(env: Environment) {
  const child = startEntry('src/mcp/main.ts', [], env);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (text) => {
    stdout += text;
  });
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, stdout, stderr };
}

it.each<[string, Environment, string]>([
  ['without a key', { SAMPAN_BASE_URL: 'http://127.0.0.1:3000' }, 'SAMPAN_API_KEY'],
  [
    'with a malformed key',
    { SAMPAN_API_KEY: 'mk_test_1', SAMPAN_BASE_URL: 'http://127.0.0.1:3000' },
    'SAMPAN_API_KEY',
  ],
  ['without an address', { SAMPAN_API_KEY: newApiKey('test') }, 'SAMPAN_BASE_URL'],
  [
    'with a malformed address',
    { SAMPAN_API_KEY: newApiKey('test'), SAMPAN_BASE_URL: 'here' },
    'SAMPAN_BASE_URL',
  ],
])('a start %s ends with one line that names the setting', async (_, env, setting) => {
  const { code, stdout, stderr } = await startMcp(env);
  expect({ code, stdout, lines: stderr.trim().split('\n').length }).toEqual({
    code: 1,
    stdout: '',
    lines: 1,
  });
  expect(stderr).toContain(`${setting}: not set`);
});

it('ends when its client is gone', async () => {
  const env = { SAMPAN_API_KEY: newApiKey('test'), SAMPAN_BASE_URL: 'http://127.0.0.1:3000' };
  expect(await startMcp(env)).toEqual({ code: 0, stdout: '', stderr: '' });
});
