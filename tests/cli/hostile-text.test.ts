import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { topUp } from '../../db/query/wallet/ledger.ts';
import type { CliCommand } from '../../src/cli/command-line.ts';
import { buildProgram } from '../../src/cli/program.ts';
import { hongKongDay } from '../../src/runtime.ts';
import { inviteUser } from '../../src/user/invite.ts';
import { sampan, sessionOf } from '../support/command-line.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { bookParcel, type Parcel } from '../tracking/parcel.ts';
import { startListener } from './webhook-listener.ts';

/** Sets the window title, clears the screen with a C1 control, moves the cursor back and reverses the text direction. */
const hostile = '\u001b]0;owned\u0007\u009b2J\r\b\u202e\u2066\nforged line';
/** Characters that must not reach a terminal: all controls except the line feed. */
const terminalControls = /[[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\ufeff]--\n]/v;

let service: TestService;
let env: Record<string, string>;
let home: string;
let parcel: Parcel;
let live: Parcel;
let keyId: string;
/** Columns that contain the hostile text. */
let poisoned: string[];

beforeAll(async () => {
  service = await startTestService();
  home = mkdtempSync(path.join(tmpdir(), 'sampan-hostile-'));
  writeFileSync(path.join(home, 'orders.json'), JSON.stringify([{ reference_no: 'A', [hostile]: hostile }]));
  env = { DATABASE_URL: service.database.url, SAMPAN_HOME: home };
  const { pool } = service.database.db;
  const { id: accountId } = service.account;
  await topUp(pool, { accountId, amountCents: 1_000_000, transactionId: 'txn_hostile' });
  await inviteUser(service.database.db.kysely, {
    accountId,
    email: 'person@shop.example',
    role: 'owner',
    now: service.clock.now(),
  });
  const metadata = { note: hostile.replaceAll('\n', ' ') };
  parcel = await bookParcel(service, { change: { metadata, reference_no: 'REF' } });
  await parcel.checkpoint(1, { carrierStatus: 'UNHEARD_OF', location: 'Here' });
  live = await bookParcel(service, { live: true, change: { reference_no: 'REF', metadata } });
  await service.context.carriers.flushJournal();
  await pool.query(
    `insert into carrier_notice (carrier_code, event_id, reference, body, signed_at, received_at, next_attempt_at)
     values ('http', 'N-1', 'REF', '{"type":"checkpoint"}', 1, now(), now())`,
  );
  keyId = (await pool.query('select id from api_key where account_id = $1', [accountId])).rows[0].id;
  poisoned = await poison();
});
afterAll(async () => {
  await service.stop();
  rmSync(home, { recursive: true, force: true });
});

/** Appends the hostile text to every text column where the schema allows it, and returns these columns. */
async function poison(): Promise<string[]> {
  const { pool } = service.database.db;
  const { rows } = await pool.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and c.data_type = 'text'
       and c.is_generated = 'NEVER' and table_name not in ('idempotency_key', 'kysely_migration')
       and column_name !~ '(^|_)(id|state|status|body|code|type|kind|secret|hash|operation|number|token)$'
       and column_name not in ('air', 'cargo', 'last_mile', 'goods_category', 'field', 'sys_code')
       and not exists (select from information_schema.key_column_usage k
                       where k.table_name = c.table_name and k.column_name = c.column_name)`,
  );
  const done: string[] = [];
  for (const { table_name: table, column_name: column } of rows) {
    await pool
      .query(`update "${table}" set "${column}" = "${column}" || $1 where "${column}" is not null`, [hostile])
      .then(({ rowCount }) => rowCount && done.push(`${table}.${column}`))
      // A check or a trigger refuses the hostile text in this column.
      .catch(() => {});
  }
  return done.sort();
}

/** Returns the path of every command, such as `wallet show`. */
function commandPaths(command: CliCommand, before: readonly string[] = []): string[] {
  const inner = command.commands.filter((child) => child.name() !== 'help') as CliCommand[];
  if (inner.length === 0) return [before.join(' ')];
  return inner.flatMap((child) => commandPaths(child, [...before, child.name()]));
}
const everyCommand = commandPaths(buildProgram(sessionOf({}), () => {}));

/** Arguments of a call of each command. A test fails if a command is missing. */
const argumentsOf: Readonly<Record<string, () => readonly string[]>> = {
  'account create': () => ['--name', `Shop ${hostile}`, '--email', 'a@b.example'],
  'account brand': () => [service.account.id, '--name', `Shop ${hostile}`],
  'account list': () => [],
  'account set': () => [service.account.id, '--frozen', 'false'],
  'key create': () => ['--account', service.account.id, '--mode', 'test', '--label', hostile],
  'key list': () => ['--account', service.account.id],
  'key revoke': () => [keyId],
  'entitlement grant': () => ['--account', service.account.id, '--product', hostile],
  'entitlement copy': () => ['--from', service.account.id, '--to', hostile],
  'entitlement revoke': () => ['--account', service.account.id, '--product', hostile],
  'entitlement list': () => ['--account', service.account.id],
  'ioss add': () => ['--account', service.account.id, '--number', hostile],
  'ioss list': () => ['--account', service.account.id],
  'ioss remove': () => ['--account', service.account.id, '--number', 'IM0000000000'],
  'catalog init': () => [path.join(home, `example${hostile}`)],
  'catalog check': () => [path.join(home, hostile)],
  'catalog import': () => [path.join(home, hostile)],
  'catalog export': () => [path.join(home, 'out'), '--force'],
  'catalog show': () => [],
  'contract diff': () => [contractWith('old', ['1', '2']), contractWith('new', ['1']), '--fail-on', 'none'],
  'webhook listen': () => [
    '--account',
    service.account.id,
    '--since',
    'evt_none',
    '--forward-to',
    closedPort,
  ],
  'webhook trigger': () => ['shipment.created', '--account', hostile],
  'webhook verify': () => ['--signature', 'x', '--tolerance', hostile],
  'queue status': () => [],
  'fx set': () => ['--rate', hostile],
  'fx show': () => [],
  'fx clear': () => [],
  'setting set': () => [hostile, 'on'],
  'setting list': () => [],
  'retention confirm': () => [],
  'account export': () => [service.account.id, path.join(home, `export${hostile}`)],
  'account delete': () => [
    service.account.id,
    '--confirm',
    hostile,
    '--despite',
    'shipments',
    'events',
    'balance',
  ],
  'recipient erase': () => ['--account', service.account.id, '--tracking', live.id],
  'shipment show': () => [live.id],
  'shipment document': () => [live.id, 'cn23', '--output', path.join(home, hostile, 'paper.pdf')],
  'manifest create': () => [hostile, '--account', service.account.id, '--carrier', 'sandbox'],
  'manifest list': () => ['--account', service.account.id],
  'manifest show': () => [hostile, '--account', service.account.id],
  'manifest document': () => [hostile, '--account', service.account.id, '--output', path.join(home, 'm.pdf')],
  'manifest resolve': () => [hostile, '--closed', hostile],
  'product import': () => [path.join(home, hostile, 'products.csv'), '--account', service.account.id],
  'product list': () => ['--account', service.account.id, '--search', hostile],
  'shipment advance': () => [parcel.id],
  'shipment outcome': () => [parcel.id, '--outcome', 'lost', '--reason', hostile],
  'shipment event': () => [parcel.id, '--status', 'in_transit', '--location', hostile],
  'shipment intercept': () => [live.id, '--on'],
  'shipment resolve': () => [live.id, '--absent'],
  'shipment return': () => [live.id, '--reference', hostile, '--yes'],
  'billing settle': () => [live.id, '--charged-hkd', '1', '--weight-kg', '1'],
  'carrier unmapped': () => [],
  'carrier notices': () => [],
  'carrier compare': () => ['--numbers', hostile],
  'user invite': () => ['--account', service.account.id, '--email', `${hostile}@shop.example`],
  'user list': () => [],
  'user remove': () => [hostile],
  'user reset-second-factor': () => [hostile],
  'user withdraw-link': () => [hostile],
  'wallet topup': () => ['--account', service.account.id, '--amount-hkd', '5', '--reference', 'T'],
  'wallet adjust': () => ['--account', service.account.id, '--amount-hkd', '5', '--reason', hostile],
  'wallet refund': () => [live.id, '--amount-hkd', '1', '--reason', hostile],
  'wallet show': () => ['--account', service.account.id],
  'batch create': () => [path.join(home, 'orders.json'), '--account', service.account.id, '--check'],
  'batch show': () => [hostile, '--account', service.account.id],
  'wallet statement': () => ['--account', service.account.id, '--month', hongKongDay(new Date()).slice(0, 7)],
  'ledger verify': () => [],
  'digest list': () => [],
  'digest subscribe': () => ['--account', service.account.id],
  'digest unsubscribe': () => ['--account', service.account.id],
  'secret rotate-keys': () => [],
  'seed demo': () => [],
  setup: () => ['--settings-file', home + hostile, '--public-url', 'https://a.example', '--catalog', hostile],
  migrate: () => [],
  doctor: () => [],
  backup: () => ['--to', path.join(home, hostile)],
  restore: () => ['--from', path.join(home, hostile)],
};
const closedPort = 'http://127.0.0.1:1/';

/** Writes an OpenAPI document with the hostile text in its names and values, and returns its path. */
function contractWith(name: string, values: readonly string[]): string {
  const file = path.join(home, `${name}.json`);
  const schema = { type: 'string', enum: values.map((value) => value + hostile) };
  const parameters = [{ name: hostile, in: 'query', required: values.length === 1, schema }];
  const operation = { operationId: hostile, parameters, responses: { 200: { description: hostile } } };
  const removed = values.length > 1 ? { [`/${hostile}`]: { get: operation } } : {};
  const document = {
    openapi: '3.1.0',
    info: { title: hostile, version: '1.0.0' },
    paths: { '/kept': { get: { ...operation, operationId: `kept${hostile}` } }, ...removed },
  };
  writeFileSync(file, JSON.stringify(document));
  return file;
}

async function printed(args: readonly string[]): Promise<Printed> {
  const { exitCode: code, stdout, stderr } = await sampan(args, env);
  return { code, stdout, stderr };
}
interface Printed {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

it('columns of customers, operators and carriers contain the hostile text', () => {
  expect(poisoned).toEqual(
    expect.arrayContaining([
      'account.name',
      'api_key.label',
      'carrier_call.detail',
      'carrier_notice.reference',
      'product.name',
      'shipment.reference_no',
      'tracking_event.location',
    ]),
  );
});

it('every command is tested', () => {
  expect(Object.keys(argumentsOf).sort()).toEqual([...everyCommand].sort());
});

describe.each(['text', '--json'])('no stored or given text controls the terminal (output: %s)', (form) => {
  it.each(everyCommand)('%s', async (command) => {
    const args = [
      ...command.split(' '),
      ...(argumentsOf[command]?.() ?? []),
      ...(form === '--json' ? [form] : []),
    ];
    const { stdout, stderr } = await printed(args);
    expect(stdout + stderr).not.toMatch(terminalControls);
    expect(stdout + stderr).not.toMatch(/^forged line/m);
    expect((stdout + stderr).length).toBeGreaterThan(0);
    if (form === '--json' && stdout !== '') expect(() => JSON.parse(stdout)).not.toThrow();
  });
});

it.each([
  ['account', 'list'],
  ['key', 'list'],
  ['carrier', 'notices'],
  ['shipment', 'show'],
])('%s %s prints the stored text escaped', async (group, name) => {
  const args = [group, name, ...(argumentsOf[`${group} ${name}`]?.() ?? [])];
  const { stdout, stderr } = await printed(args);
  expect(stdout + stderr).toContain(
    '\\u001b]0;owned\\u0007\\u009b2J\\u000d\\u0008\\u202e\\u2066\\u000aforged',
  );
});

it('--json preserves the value', async () => {
  const { stdout } = await printed(['account', 'list', '--json']);
  expect(JSON.stringify(JSON.parse(stdout))).toContain(JSON.stringify(hostile).slice(1, -1));
});

it('webhook listen prints event bodies without terminal controls', async () => {
  const { rows } = await service.database.db.pool.query(
    `select id, tracking_number from event where account_id = $1 and not livemode order by position`,
    [service.account.id],
  );
  expect(rows.length).toBeGreaterThan(1);
  const args = ['--account', service.account.id, '--since', rows[0].id, '--print'];
  for (const flags of [[], ['--json']]) {
    await using listener = await startListener([...args, '--forward-to', closedPort, ...flags], env);
    await listener.printed(flags.length === 0 ? 4 : 2);
    const text = listener.lines.join('\n');
    expect(text).toContain('owned');
    expect(text).not.toMatch(terminalControls);
  }
});

it('catalog export writes no character that controls a terminal', async () => {
  await printed(['catalog', 'export', path.join(home, 'shown'), '--force']);
  const files = readdirSync(path.join(home, 'shown'));
  const text = files.map((file) => readFileSync(path.join(home, 'shown', file), 'utf8')).join('');
  expect(text).toContain('\\u001b]0;owned');
  expect(text).not.toMatch(terminalControls);
});
