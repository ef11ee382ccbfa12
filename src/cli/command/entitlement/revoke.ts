import { Option } from 'commander';
import { readEntitlement } from '../../../../db/query/pricing/entitlement.ts';
import { changeEntitlement } from '../../../account/change-entitlement.ts';
import { commandLineActor } from '../../../user/audit.ts';
import { collectValues } from '../../argument.ts';
import { type CliCommand, invocation } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Refusal } from '../../refusal.ts';
import { requireAccount } from '../../require-account.ts';
import { onDatabase, type Session } from '../../session.ts';

interface RevokeOptions {
  readonly account: string;
  readonly product?: readonly string[];
  readonly all?: true;
}

export function entitlementRevoke(group: CliCommand, session: Session): void {
  group
    .command('revoke')
    .description(
      'Stop an account from ordering products, effective immediately. Booked shipments and its rate tables are kept',
    )
    .requiredOption('--account <id>', 'account ID')
    .addOption(
      new Option('--product <code>', 'Product Code to revoke; may be repeated')
        .argParser(collectValues)
        .conflicts('all'),
    )
    .option('--all', 'revoke every product of the account')
    .examples(
      'entitlement revoke --account acc_… --product HKASTD',
      'entitlement revoke --account acc_… --all',
    )
    .action(onDatabase(session, revoke));
}

async function revoke({ kysely }: OpenDatabase, options: RevokeOptions): Promise<CommandResult> {
  const { account, product, all } = options;
  if (!product && !all) throw new Refusal('Give --product <code> or --all.');
  const { id } = await requireAccount(kysely, account, '--account');
  const { product_codes: held } = await readEntitlement(kysely, id);
  const missing = product?.filter((code) => !held.includes(code)) ?? [];
  if (missing.length > 0) {
    throw new Refusal(
      `--product: account ${id} does not have ${missing.map((code) => JSON.stringify(code)).join(', ')}. ` +
        `List its products with \`${invocation} entitlement list --account ${id}\`.`,
    );
  }
  const { revoked } = await kysely
    .transaction()
    .execute((tx) => changeEntitlement(tx, commandLineActor(id, new Date()), { revoke: product ?? held }));
  const { product_codes } = await readEntitlement(kysely, id);
  return {
    json: { account_id: id, revoked, product_codes },
    lines: [
      revoked.length === 0
        ? `Account ${id} has no products. Nothing changed.`
        : `Account ${id} can no longer order ${revoked.join(', ')}`,
    ],
  };
}
