import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Command } from 'commander';
import { buildProgram } from '../../src/cli/program.ts';
import { sampan, sessionOf } from '../support/command-line.ts';
import { root } from '../support/paths.ts';
import { startEntry, startSampan } from '../support/process/sampan-process.ts';

/** No test of this file may need a database: none responds at this URL. */
const env = { DATABASE_URL: 'postgres://sampan:canary@127.0.0.1:1/none' };

async function expectRefusal(
  args: string[],
  reason: RegExp,
  settings: Record<string, string> = env,
): Promise<void> {
  const { exitCode, stdout, stderr } = await sampan(args, settings);
  expect({ args, exitCode, stdout }).toEqual({ args, exitCode: 1, stdout: '' });
  expect(stderr).toMatch(/^[^\n]+\n$/);
  expect(stderr).toMatch(reason);
  expect(stderr).not.toContain('canary');
}

describe('help', () => {
  it('is printed by a call without a command, for the whole program or a group', async () => {
    const [bare, asked, group] = await Promise.all([
      sampan([], env),
      sampan(['--help'], env),
      sampan(['key'], env),
    ]);
    expect(bare).toMatchObject({ exitCode: 0, stderr: '' });
    expect(bare).toEqual(asked);
    for (const name of ['account', 'key', 'entitlement', 'seed', 'migrate', 'doctor']) {
      expect(bare.stdout).toMatch(new RegExp(`^ {2}${name} `, 'm'));
    }
    expect(group).toMatchObject({ exitCode: 0, stderr: '' });
    expect(group.stdout).toMatch(/^Usage: npm run sampan -- key .*create.*list.*revoke/s);
  });

  it('ends with examples that work when pasted, for every command', () => {
    const helps = helpOfEveryCommand();
    expect(helps.size).toBeGreaterThanOrEqual(12);
    for (const [command, help] of helps) {
      expect(help).toMatch(new RegExp(`\\nExamples?:\n {2}npm run sampan -- ${command}`));
      expect(help).toContain('--json');
    }
  });

  it('offers no option that takes a secret itself: other users can see a command line', () => {
    const options = [...helpOfEveryCommand().values()].flatMap(
      (help) => help.match(/--[a-z-]+ <[^>]+>/g) ?? [],
    );
    expect(options).toContain('--secret-file <file>');
    expect(
      options.filter((option) => /secret|password|token/.test(option) && !option.endsWith('<file>')),
    ).toEqual([]);
  });

  it('shows the version in package.json', async () => {
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    expect(await sampan(['--version'], env)).toEqual({ exitCode: 0, stdout: `${version}\n`, stderr: '' });
  });
});

describe('wrong use', () => {
  it('suggests the nearest command or option', async () => {
    await Promise.all([
      expectRefusal(['acount', 'list'], /Unknown command 'acount' \(Did you mean account\?\)/),
      expectRefusal(['key', 'revok', 'key_1'], /Unknown command 'revok' \(Did you mean revoke\?\)/),
      expectRefusal(
        ['key', 'list', '--acount', 'x'],
        /Unknown option '--acount' \(Did you mean --account\?\)/,
      ),
    ]);
  });

  it('names surplus arguments, and the help command', async () => {
    await expectRefusal(
      ['account', 'create', '--name', 'Lantau', 'Shop', '--email', 'a@b.example'],
      /^Unexpected argument: "Shop"\. .*run `npm run sampan -- account create --help`/,
    );
  });

  it('fails with an empty stdout if --json is given without a command', async () => {
    await Promise.all([
      expectRefusal(['--json'], /^No command was given\. The commands are account, user, key, /),
      expectRefusal(['key', '--json'], /^No command was given\. The commands are create, list, revoke/),
    ]);
  });
});

describe('settings', () => {
  it('are refused by name, and a database that does not respond without its password', async () => {
    await Promise.all([
      expectRefusal(['account', 'list'], /^DATABASE_URL: no PostgreSQL server responded at 127\.0\.0\.1:1 /),
      expectRefusal(['account', 'list', '--json'], /^PORT is "http"/, { ...env, PORT: 'http' }),
      expectRefusal(['account', 'list'], /^SAMPAN_HOMES is not a setting/, { ...env, SAMPAN_HOMES: '/tmp' }),
    ]);
  });
});

describe('Node', () => {
  const older = olderNode();
  if (!older) {
    console.log('skipped: the entries with an older Node, because there is none on the PATH');
    return;
  }

  it('older than 24.7 is refused with one line by both entries', async () => {
    const reason = /^Sampan needs Node 24\.7 or newer, but this is \d+\.[^\n]*\n$/;
    const command = await startSampan(['account', 'list'], env, older).outcome;
    // `contract diff` exits with 1 for a breaking change.
    expect(command).toEqual({ exitCode: 2, stdout: '', stderr: expect.stringMatching(reason) });
    const service = startEntry('src/main.ts', [], env, { node: older });
    const said = service.stderr.setEncoding('utf8').toArray();
    expect((await said).join('')).toMatch(reason);
  });
});

function helpOfEveryCommand(): Map<string, string> {
  let written = '';
  const program = buildProgram(sessionOf({}), (text) => {
    written += text;
  });
  const helps = new Map<string, string>();
  const visit = (command: Command, path: string[]) => {
    for (const one of command.commands) visit(one, [...path, one.name()]);
    if (command.commands.length > 0) return;
    written = '';
    command.outputHelp();
    helps.set(path.join(' '), written);
  };
  visit(program, []);
  return helps;
}

/** Returns a Node on the PATH from 20 to 23, which all know `--import`. */
function olderNode(): string | null {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/local/bin', '/usr/bin'];
  for (const folder of new Set(folders)) {
    const node = path.join(folder, 'node');
    try {
      const major = Number.parseInt(execFileSync(node, ['--version'], { encoding: 'utf8' }).slice(1), 10);
      if (major >= 20 && major < 24) return node;
    } catch {
      // This Node does not exist, or does not run on this machine.
    }
  }
  return null;
}
