import { Option } from 'commander';
import { type ApiKeyRow, listApiKeys, maxActiveKeys } from '../../../db/query/account/api-key.ts';
import { allScopes, createApiKey, endApiKey, type ScopeName } from '../../account/api-key.ts';
import { commandLineActor } from '../../audit.ts';
import { invocation } from '../../invocation.ts';
import type { Mode } from '../../key-format.ts';
import { readName, readScopes } from '../argument.ts';
import { type CliCommand, type CommandResult, listResult, Refusal } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import { noSuchAccount, requireAccount } from '../require.ts';
import { onDatabase, type Session } from '../session.ts';

interface KeyOptions {
  readonly account: string;
  readonly mode: Mode;
  readonly label: string;
  readonly scopes?: readonly ScopeName[];
}

export function keyCreate(group: CliCommand, session: Session): void {
  group
    .command('create')
    .description(
      `Create an API key and print it once. An account can have at most ${maxActiveKeys} active keys`,
    )
    .requiredOption('--account <id>', 'account ID')
    .addOption(modeOption())
    .requiredOption('--label <label>', 'purpose of the key, 1 to 200 characters', readName)
    .option(
      '--scopes <list>',
      `comma-separated scopes of the key (default: all). The scopes are ${allScopes.join(', ')}`,
      readScopes,
    )
    .examples(
      'key create --account acc_… --mode test --label "web shop"',
      'key create --account acc_… --mode live --label reports --scopes shipments:read,wallet:read',
    )
    .action(onDatabase(session, makeKey));
}

function modeOption(): Option {
  return new Option('--mode <mode>', 'mode of the shipments that the key can access')
    .choices(['test', 'live'])
    .makeOptionMandatory();
}

async function makeKey(
  { kysely }: OpenDatabase,
  { account, mode, label, scopes }: KeyOptions,
): Promise<CommandResult> {
  const now = new Date();
  const made = await createApiKey(kysely, {
    accountId: account,
    mode,
    label,
    now,
    actor: commandLineActor(account, now),
    ...(scopes ? { scopes } : {}),
  });
  if (made === 'no_account') throw noSuchAccount(account, '--account');
  if (made === 'too_many') {
    throw new Refusal(
      `--account: ${account} already has ${maxActiveKeys} active keys, the maximum. Revoke one with ` +
        `\`${invocation} key revoke <key-id>\`.`,
    );
  }
  return {
    json: { key: made.key, key_id: made.row.id },
    lines: [`key     ${made.key}`, `key_id  ${made.row.id}`, 'Save the key now. It is not shown again.'],
  };
}

/** Returns a key as `--json` prints it: without its secret, except for the last four characters. */
function keyView({ id, account_id, livemode, ...rest }: ApiKeyRow) {
  return { key_id: id, account_id, mode: livemode ? 'live' : 'test', ...rest };
}

const heading = ['KEY', 'ACCOUNT', 'MODE', 'ENDS IN', 'STATE', 'SCOPES', 'LABEL'];

export function keyList(group: CliCommand, session: Session): void {
  group
    .command('list')
    .description('List API keys, oldest first, including revoked ones. The secret part is not shown')
    .option('--account <id>', 'account ID: list only its keys')
    .examples('key list', 'key list --account acc_…')
    .action(onDatabase(session, showKeys));
}

async function showKeys({ kysely }: OpenDatabase, { account }: { account?: string }): Promise<CommandResult> {
  if (account !== undefined) await requireAccount(kysely, account, '--account');
  const keys = (await listApiKeys(kysely, account)).map(keyView);
  return listResult(keys, { heading, cells: keyCells, none: 'No API keys' });
}

function keyCells(key: ReturnType<typeof keyView>): string[] {
  const { key_id, account_id, mode, last4, revoked_at, scopes, label, is_app } = key;
  const state = revoked_at ? `revoked ${revoked_at.slice(0, 10)}` : 'active';
  const may = scopes.length === allScopes.length ? 'all' : scopes.join(',');
  return [key_id, account_id, mode, is_app ? '(app)' : last4, state, may, label];
}

export function keyRevoke(group: CliCommand, session: Session): void {
  group
    .command('revoke')
    .description('Revoke an API key, effective immediately. Revoking it again changes nothing')
    .argument('<key-id>', 'key ID, as shown by `key list` (not the key itself)')
    .examples('key revoke key_…')
    .action(onDatabase(session, revokeKey));
}

async function revokeKey({ kysely }: OpenDatabase, id: string): Promise<CommandResult> {
  const list = `\`${invocation} key list\``;
  // A key is a secret: keep it out of queries and messages.
  if (id.startsWith('mk_'))
    throw new Refusal(`<key-id>: this is an API key. Give its ID, as shown by ${list}.`);
  const now = new Date();
  const key = await endApiKey(kysely, id, { actor: (accountId) => commandLineActor(accountId, now) });
  if (!key)
    throw new Refusal(`<key-id>: no API key has the ID ${JSON.stringify(id)}. List the keys with ${list}.`);
  return { json: keyView(key), lines: [`Revoked key ${key.id} (${key.label}), ending in ${key.last4}`] };
}
