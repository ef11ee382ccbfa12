import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { appendEnvFile, checkEnvFile, readEnvFile } from '../../src/config/env-file.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sampan-env-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const values = {
  SECRET_KEYS: 'k1:cjfHjnTRcLMN0FzUGsMRZZA4sVd3EXw7tBXpAv0K8ZQ=',
  DATABASE_URL: 'postgres://ops:p%40ss$word@db.example:5432/sampan?sslmode=require&application_name=a#b',
  SAMPAN_HOME: '/srv/my sampan',
  EMPTY: '',
};

describe('a file of settings', () => {
  it('is created for its owner only, and read back by node and by a shell', async () => {
    const file = path.join(folder, 'new.env');
    await appendEnvFile(file, values);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await readEnvFile(file)).toEqual(values);
    for (const [name, value] of Object.entries(values)) {
      const shell = `set -a; . '${file}'; printf %s "$${name}"`;
      expect([name, execFileSync('sh', ['-c', shell], { encoding: 'utf8' })]).toEqual([name, value]);
      const script = `process.stdout.write(process.env.${name})`;
      const node = execFileSync(process.execPath, [`--env-file=${file}`, '-e', script], { encoding: 'utf8' });
      expect([name, node]).toEqual([name, value]);
    }
  });

  it('keeps every line that it has, also the last one without a line feed', async () => {
    const file = path.join(folder, 'kept.env');
    writeFileSync(file, '# mine\nPORT=4000', { mode: 0o600 });
    await appendEnvFile(file, { HOST: '::' });
    expect(readFileSync(file, 'utf8')).toBe('# mine\nPORT=4000\nHOST=::\n');
    await appendEnvFile(file, {});
    expect(readFileSync(file, 'utf8')).toBe('# mine\nPORT=4000\nHOST=::\n');
  });

  it('is refused if other users can read it, or if it is a folder', async () => {
    const file = path.join(folder, 'open.env');
    writeFileSync(file, '');
    chmodSync(file, 0o644);
    await expect(checkEnvFile(file)).rejects.toThrow(`Run \`chmod 600 ${file}\``);
    chmodSync(file, 0o640);
    await checkEnvFile(file);
    await expect(checkEnvFile(folder)).rejects.toThrow('is not a file');
    await checkEnvFile(path.join(folder, 'missing.env'));
    expect(await readEnvFile(path.join(folder, 'missing.env'))).toBeNull();
  });

  it.each([
    "it's",
    'a\nb',
    'a\\b',
  ])('refuses a value that its readers understand differently: %j', async (value) => {
    const file = path.join(folder, 'refused.env');
    await expect(appendEnvFile(file, { METRICS_TOKEN: value })).rejects.toThrow(/^METRICS_TOKEN: a quote/);
    expect(await readEnvFile(file)).toBeNull();
  });
});
