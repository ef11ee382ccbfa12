import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../src/config/config.ts';
import { readEnvFile } from '../../src/config/env-file.ts';
import { readSecretFiles, secretSettings } from '../../src/config/secret-file.ts';
import { sampan, sampanJson } from '../support/command-line.ts';
import { catalogFolder } from '../support/paths.ts';
import { testSecretKeys } from '../support/secret-keys.ts';
import { createEmptyDatabase } from '../support/store/database.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sampan-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function secretFile(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

describe('a secret in a file', () => {
  it.each(secretSettings)('is read for %s_FILE, without the end of its line', (name) => {
    const file = secretFile(name, 'the secret\n');
    expect(readSecretFiles({ [`${name}_FILE`]: file, PORT: '1' })).toEqual({
      [name]: 'the secret',
      PORT: '1',
    });
  });

  it('is a setting like any other', () => {
    const url = 'postgres://sampan:password@db.example/sampan';
    expect(readConfig({ DATABASE_URL_FILE: secretFile('url', url) }).databaseUrl).toBe(url);
    expect(() => readConfig({ DATABASE_URL_FILE: secretFile('url', 'db.example') })).toThrow(
      /^DATABASE_URL must/,
    );
  });

  it('is refused beside the setting itself', () => {
    const env = { METRICS_TOKEN: 'canary', METRICS_TOKEN_FILE: secretFile('token', 'another canary') };
    expect(() => readConfig(env)).toThrow(
      /^METRICS_TOKEN and METRICS_TOKEN_FILE are both set; set only one of them$/,
    );
  });

  it.each([
    ['is empty', '', /^SECRET_KEYS_FILE: the file .* is empty/],
    ['has an empty line', '\n', /^SECRET_KEYS_FILE: the file .* is empty/],
    ['has several lines', 'canary\ncanary\n', /^SECRET_KEYS_FILE: the file .* has several lines/],
  ])('is refused if the file %s, without its text', (_, text, problem) => {
    const read = () => readConfig({ SECRET_KEYS_FILE: secretFile('keys', text) });
    expect(read).toThrow(problem);
    expect(read).not.toThrow(/canary/);
  });

  it('is refused if the file does not exist or is a folder', () => {
    const missing = path.join(folder, 'missing');
    expect(() => readConfig({ SMTP_URL_FILE: missing })).toThrow(
      `SMTP_URL_FILE: the file ${missing} cannot be read (ENOENT)`,
    );
    const directory = path.join(folder, 'folder');
    mkdirSync(directory);
    expect(() => readConfig({ SMTP_URL_FILE: directory })).toThrow(/cannot be read \(EISDIR\)/);
  });

  it('is named, and not copied, in the settings that setup writes, and commands read it', async () => {
    await using database = await createEmptyDatabase();
    const url = secretFile('database-url', `${database.url}\n`);
    const file = path.join(folder, 'sampan.env');
    const env = {
      DATABASE_URL_FILE: url,
      SECRET_KEYS: testSecretKeys,
      SAMPAN_HOME: path.join(folder, 'home'),
    };
    const flags = ['--public-url', 'https://api.shop.example', '--catalog', catalogFolder, '--rate', '7.8'];
    const people = [
      '--operator-email',
      'ops@shop.example',
      '--account-name',
      'Shop',
      '--account-email',
      'a@shop.example',
    ];
    const { exitCode, stderr } = await sampan(['setup', '--settings-file', file, ...flags, ...people], env);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    chmodSync(file, 0o600);
    const stored = await readEnvFile(file);
    expect(stored).toMatchObject({ DATABASE_URL_FILE: url });
    expect(stored).not.toHaveProperty('DATABASE_URL');
    const accounts = await sampanJson<unknown[]>(['account', 'list', '--settings-file', file], {});
    expect(accounts).toHaveLength(1);
    const again = await sampan(['setup', '--settings-file', file], {});
    expect(again.stdout).toContain('Nothing was changed.');
    // The environment decides between a value and a file.
    const other = { DATABASE_URL: 'postgres://sampan@127.0.0.1:1/none' };
    const refused = await sampan(['account', 'list', '--settings-file', file], other);
    expect(refused.stderr).toMatch(/^DATABASE_URL: no PostgreSQL server responded at 127\.0\.0\.1:1 /);
  });
});
