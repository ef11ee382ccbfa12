import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../src/config/config.ts';
import { startSampan } from './support/process/sampan-process.ts';

describe('CLI_COMMAND', () => {
  it('is the command that help and messages show', async () => {
    const env = { CLI_COMMAND: 'sudo sampan', DATABASE_URL: 'postgres://sampan@127.0.0.1:1/none' };
    const help = await startSampan(['--help'], env).outcome;
    expect(help.stdout).toMatch(/^Usage: sudo sampan /);
    expect(help.stdout).not.toMatch(/npm|npx/);
    const refused = await startSampan(['key', 'creat'], env).outcome;
    expect(refused.stderr).toContain('run `sudo sampan key --help`');
  });

  it.each(['sudo sampan', 'docker compose run --rm --no-deps migrate sampan'])('can be %s', (command) => {
    expect(() => readConfig({ CLI_COMMAND: command })).not.toThrow();
  });

  it.each([
    'sampan; reboot',
    '`reboot`',
    'sampan\n',
  ])('is refused as %j, which is not one command', (command) => {
    expect(() => readConfig({ CLI_COMMAND: command })).toThrow(/^CLI_COMMAND is .* must be a command/);
  });
});
