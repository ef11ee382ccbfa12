import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sampan } from '../../support/command-line.ts';
import { createEmptyDatabase, type TestDatabase } from '../../support/store/database.ts';
import { cleanUp, temporaryFolder } from '../../support/store/embedded-postgres-process.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createEmptyDatabase();
  folder = await temporaryFolder();
});
afterAll(async () => {
  await database.stop();
  await cleanUp();
});

describe('with a server of its own, an installation', () => {
  it('is not backed up or restored, and the refusal names the guide', async () => {
    const env = { DATABASE_URL: database.url, SAMPAN_HOME: path.join(folder, 'home') };
    const to = path.join(folder, 'backup');
    const refused = { exitCode: 1, stdout: '' };
    const [backup, restore] = await Promise.all([
      sampan(['backup', '--to', to], env),
      sampan(['restore', '--from', to], env),
    ]);
    expect([backup, restore]).toMatchObject([refused, refused]);
    expect(backup.stderr).toMatch(/^DATABASE_URL names a server of your own\. .*docs\/backup\.md/);
    expect(restore.stderr).toMatch(/^DATABASE_URL names a server of your own, .*docs\/backup\.md/);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('restore', () => {
  it('refuses a folder without a complete backup, and creates nothing', async () => {
    const from = path.join(folder, 'interrupted');
    mkdirSync(from);
    writeFileSync(path.join(from, 'base.tar.gz'), '');
    const env = { SAMPAN_HOME: path.join(folder, 'new-home') };
    const { exitCode, stderr } = await sampan(['restore', '--from', from], env);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/is no complete backup: it lacks backup\.json/);
    writeFileSync(path.join(from, 'backup.json'), '{"format": 1, "crea');
    expect(await sampan(['restore', '--from', from], env)).toMatchObject({
      exitCode: 1,
      stderr: expect.stringMatching(/^--from: backup\.json in .* is damaged\. Restore another backup/),
    });
    expect(readdirSync(folder)).toEqual(['interrupted']);
  });
});
