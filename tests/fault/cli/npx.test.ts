import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Outcome, sampanJson } from '../../support/command-line.ts';
import { root } from '../../support/paths.ts';
import { createTestDatabase, type TestDatabase } from '../../support/store/database.ts';

let database: TestDatabase;
let cache: string;
beforeAll(async () => {
  database = await createTestDatabase();
  cache = mkdtempSync(path.join(tmpdir(), 'sampan-npx-'));
});
afterAll(async () => {
  rmSync(cache, { recursive: true, force: true });
  await database.stop();
});

/** Runs `npx sampan` in the checkout, offline and with an empty npm cache. */
function npxSampan(...args: string[]): Promise<Outcome> {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_|TEST_)/.test(name)),
  );
  const child = spawn('npx', ['sampan', ...args], {
    cwd: root,
    env: { ...inherited, npm_config_cache: cache, npm_config_offline: 'true', DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode) => resolve({ exitCode, stdout, stderr }));
  });
}

describe('npx sampan', () => {
  it('prints only JSON, without a banner of npm', async () => {
    const args = ['account', 'create', '--name', 'Lantau Shop', '--email', 'ops@lantau.example'];
    const made = await npxSampan(...args, '--json');
    expect(made.exitCode).toBe(0);
    expect(JSON.parse(made.stdout)).toEqual({ account_id: expect.stringMatching(/^acc_/) });
    const listed = await sampanJson(['account', 'list'], { DATABASE_URL: database.url });
    expect(listed).toMatchObject([JSON.parse(made.stdout)]);
  });

  it('suggests commands that begin with npx sampan, and passes on the exit code', async () => {
    const refused = await npxSampan('fx', 'set', '--rate', '9', '--currency', 'HKD');
    expect(refused).toMatchObject({ exitCode: 1, stdout: '' });
    expect(refused.stderr).toContain('run `npx sampan fx set --help`');
  });
});
