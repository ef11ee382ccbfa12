import { Option } from 'commander';
import { maxActiveKeys } from '../../../../db/query/account/api-key.ts';
import type { Mode } from '../../../account/api-key.ts';
import { createApiKey } from '../../../account/create-api-key.ts';
import { allScopes, type ScopeName } from '../../../account/scope.ts';
import { commandLineActor } from '../../../user/audit.ts';
import { readName, readScopes } from '../../argument.ts';
import { type CliCommand, invocation } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Refusal } from '../../refusal.ts';
import { noSuchAccount } from '../../require-account.ts';
import { onDatabase, type Session } from '../../session.ts';

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
