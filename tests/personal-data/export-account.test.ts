import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { placements } from '../../db/distribution.ts';
import { exportedTables, notExported } from '../../db/query/personal-data/export-account.ts';
import { type Environment, sampan, sampanJson } from '../support/command-line.ts';
import { testSecretKeys } from '../support/secret-keys.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { databaseContents } from '../support/store/database-contents.ts';
import { accountName, type FilledAccount, fillAccount, settled, traces } from './filled-account.ts';

let service: TestService;
let env: Environment;
let account: FilledAccount;
let folder: string;
beforeAll(async () => {
  service = await startTestService({
    env: { REQUEST_LOG: 'on', TEST_FEED_SECONDS: '0', OUTBOUND_ALLOW: '127.0.0.0/8' },
  });
  env = { DATABASE_URL: service.database.url, SECRET_KEYS: testSecretKeys };
  folder = await mkdtemp(path.join(tmpdir(), 'sampan-export-'));
  account = await fillAccount(service);
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

const rows = async (text: string, values: unknown[] = []) =>
  (await service.database.db.pool.query(text, values)).rows;
const exportTo = (name: string, id = account.id) =>
  sampan(['account', 'export', id, path.join(folder, name)], env);
const linesOf = async (name: string, table: string) =>
  (await readFile(path.join(folder, name, `${table}.jsonl`), 'utf8'))
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));

describe('account export', () => {
  it('writes every row of the account, of no other, and its labels, without a secret', async () => {
    const other = await fillAccount(service);
    await settled(service);
    const { exitCode, stdout } = await exportTo('all');
    expect([exitCode, stdout]).toEqual([
      0,
      expect.stringMatching(/^Wrote \d+ rows of \d+ tables and 1 labels/),
    ]);
    const files = (await readdir(path.join(folder, 'all'))).sort();
    expect(files).toEqual(
      [...Object.keys(exportedTables).map((table) => `${table}.jsonl`), 'labels', 'manifest.json'].sort(),
    );
    const manifest = JSON.parse(await readFile(path.join(folder, 'all', 'manifest.json'), 'utf8'));
    expect(manifest).toMatchObject({ format: 1, account_id: account.id, labels: 1 });
    for (const [table, count] of Object.entries(manifest.rows))
      expect([table, (await linesOf('all', table)).length]).toEqual([table, count]);
    // As many rows as the database has, where the table names the account.
    const having = await rows(
      `select table_name as name from information_schema.columns where column_name = 'account_id' and table_name = any($1)`,
      [Object.keys(exportedTables)],
    );
    for (const { name } of having) {
      const [{ n }] = await rows(`select count(*)::int as n from ${name} where account_id = $1`, [
        account.id,
      ]);
      // The export itself is recorded after it.
      expect([name, manifest.rows[name]]).toEqual([name, name === 'audit_entry' ? n - 1 : n]);
    }
    expect(manifest.rows).toMatchObject({ shipment: 3, user_session: 1, saved_filter: 1 });

    const texts = await Promise.all(
      files
        .filter((file) => file !== 'labels')
        .map((file) => readFile(path.join(folder, 'all', file), 'utf8')),
    );
    const text = texts.join('\n').toLowerCase();
    for (const trace of traces)
      if (!['quiet harbour', 'harbour-hash'].includes(trace))
        expect([trace, text.includes(trace)]).toEqual([trace, true]);
    expect((await linesOf('all', 'account_brand'))[0].logo).toBe(
      Buffer.from('89504e47', 'hex').toString('base64'),
    );
    for (const foreign of [other.id, other.userEmail, other.delivered])
      expect([foreign, text.includes(foreign.toLowerCase())]).toEqual([foreign, false]);
    const orders = await linesOf('all', 'shipment_batch_order');
    const kept = await rows(
      'select count(*)::int as count from shipment_batch_order where account_id = $1 and body is not null',
      [account.id],
    );
    const bodies = orders.flatMap(({ body, reference_no: reference }) =>
      body ? [[body.reference_no, reference]] : [],
    );
    expect(bodies.length).toBe(kept[0].count);
    expect(bodies.length).toBeGreaterThan(0);
    for (const [reference, own] of bodies) expect(reference).toBe(own);
    const hashes = await rows(
      `select encode(key_hash, 'hex') as secret from api_key union select password_hash from dashboard_user where password_hash is not null
        union select encode(token_hash, 'hex') from user_session union select sealed from webhook_secret`,
    );
    for (const secret of [
      account.liveKey,
      account.testKey,
      account.secret,
      ...hashes.map(({ secret }) => secret),
    ])
      expect(text.includes(secret.toLowerCase())).toBe(false);
    expect(/enc:v1|\$argon2/.test(text)).toBe(false);

    const label = await readFile(path.join(folder, 'all', 'labels', `${account.delivered}.pdf`));
    expect(label.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await stat(path.join(folder, 'all'))).mode & 0o077).toBe(0);
    expect((await stat(path.join(folder, 'all', 'shipment.jsonl'))).mode & 0o077).toBe(0);
    const recorded = await rows(
      "select email, subject from audit_entry where account_id = $1 and action = 'account.exported'",
      [account.id],
    );
    expect(recorded).toEqual([{ email: 'sampan', subject: 'account export' }]);
  });

  it('reads a big account in parts of 50 rows, as of one moment', async () => {
    await rows(
      `insert into event (id, account_id, livemode, type, tracking_number, body, position)
        select 'evt_big' || n, $1, false, 'webhook.test', null, repeat('x', 20000), now() + n * interval '1 microsecond'
        from generate_series(1, 501) n`,
      [account.id],
    );
    const { rows: counts } = await sampanJson<{ rows: Record<string, number> }>(
      ['account', 'export', account.id, path.join(folder, 'big')],
      env,
    );
    const events = await linesOf('big', 'event');
    expect(events.length).toBe(counts.event);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    expect(events.filter(({ id }) => id.startsWith('evt_big')).length).toBe(501);
  });

  it('has the rows that are kept of a deleted account', async () => {
    const gone = await fillAccount(service);
    const removed = await sampan(
      ['account', 'delete', gone.id, '--confirm', accountName, '--despite', 'events', 'balance'],
      env,
    );
    expect(removed.exitCode).toBe(0);
    expect((await exportTo('gone', gone.id)).exitCode).toBe(0);
    expect(await linesOf('gone', 'wallet_transaction')).not.toEqual([]);
    expect(await linesOf('gone', 'dashboard_user')).toEqual([]);
  });

  it.each([
    ['an unknown account', () => ['acc_none', path.join(folder, 'new')], /no account has the ID "acc_none"/],
    ['a folder that is not empty', () => [account.id, path.join(folder, 'full')], /is not empty/],
    [
      'a file in place of the folder',
      () => [account.id, path.join(folder, 'full', 'a')],
      /it is not a folder/,
    ],
  ])('refuses %s, writes nothing and records nothing', async (_, args, reason) => {
    await mkdir(path.join(folder, 'full'), { recursive: true });
    await writeFile(path.join(folder, 'full', 'a'), '');
    await settled(service);
    const before = await databaseContents(service.database);
    const { exitCode, stderr } = await sampan(['account', 'export', ...args()], env);
    expect([exitCode, stderr]).toEqual([1, expect.stringMatching(reason)]);
    expect(await readdir(path.join(folder, 'full'))).toEqual(['a']);
    expect(await databaseContents(service.database)).toEqual(before);
  });

  it('writes no manifest if a file fails', async () => {
    const target = path.join(folder, 'broken');
    await mkdir(target);
    await rows('alter table label rename to label_moved');
    try {
      expect((await sampan(['account', 'export', account.id, target], env)).exitCode).toBe(1);
      expect(await readdir(target)).not.toContain('manifest.json');
    } finally {
      await rows('alter table label_moved rename to label');
    }
  });
});

describe('the list of exported tables', () => {
  it('has every table with a column that leads to an account, or names why not', async () => {
    const leading = await rows(
      `select distinct c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
        where table_schema = 'public' and table_type = 'BASE TABLE'
          and column_name in ('account_id', 'user_id', 'key_id', 'subscriber_id', 'tracking_number', 'subject', 'reference')
          and table_name = any($1) order by 1`,
      [Object.keys(placements)],
    );
    const listed = [...Object.keys(exportedTables), ...Object.keys(notExported)];
    expect(listed.filter((table) => table !== 'account').sort()).toEqual(leading.map(({ name }) => name));
  });

  it('omits bytes, hashes and encrypted values of every table, but the picture that the account gave', async () => {
    const columns = await rows(
      `select table_name, column_name, data_type from information_schema.columns where table_schema = 'public' and table_name = any($1)`,
      [Object.keys(exportedTables)],
    );
    const secret = columns.filter(
      ({ table_name, column_name, data_type }) =>
        (data_type === 'bytea' && `${table_name}.${column_name}` !== 'account_brand.logo') ||
        /sealed|hash|secret|signature|challenge/.test(column_name),
    );
    expect(secret.length).toBeGreaterThan(8);
    for (const { table_name, column_name } of secret)
      expect([table_name, exportedTables[table_name]?.omitted]).toEqual([
        table_name,
        expect.arrayContaining([column_name]),
      ]);
  });
});
