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
  readonly rateTable?: readonly string[];
}

export function entitlementRevoke(group: CliCommand, session: Session): void {
  group
    .command('revoke')
    .description(
      'Stop an account from ordering products and remove its rate tables, effective immediately. Booked shipments are kept',
    )
    .requiredOption('--account <id>', 'account ID')
    .addOption(
      new Option('--product <code>', 'Product Code to revoke; may be repeated')
        .argParser(collectValues)
        .conflicts('all'),
    )
    .option('--all', 'revoke every product of the account; its rate tables are kept')
    .addOption(
      new Option('--rate-table <code>', 'rate table to remove; may be repeated').argParser(collectValues),
    )
    .examples(
      'entitlement revoke --account acc_… --product HKASTD',
      'entitlement revoke --account acc_… --all',
      'entitlement revoke --account acc_… --rate-table RT-HKASTDGG-KEY',
    )
    .action(onDatabase(session, revoke));
}

async function revoke({ kysely }: OpenDatabase, options: RevokeOptions): Promise<CommandResult> {
  const { account, product, all, rateTable = [] } = options;
  if (!product && !all && rateTable.length === 0)
    throw new Refusal('Give --product <code>, --all or --rate-table <code>.');
  const { id } = await requireAccount(kysely, account, '--account');
  const held = await readEntitlement(kysely, id);
  refuseMissing(id, '--product', 'products', product, held.product_codes);
  const heldTables = held.rate_tables.map(({ rate_table_code }) => rate_table_code);
  refuseMissing(id, '--rate-table', 'rate tables', rateTable, heldTables);
  const products = all ? held.product_codes : (product ?? []);
  const change = { revoke: products, remove: rateTable };
  const { revoked, removed } = await kysely
    .transaction()
    .execute((tx) => changeEntitlement(tx, commandLineActor(id, new Date()), change));
  const { product_codes, rate_tables } = await readEntitlement(kysely, id);
  const stillPriced = rate_tables.map(({ service_code }) => service_code);
  return {
    json: { account_id: id, revoked, removed, product_codes, rate_tables },
    lines: [
      ...(all && revoked.length === 0 ? [`Account ${id} has no products. Nothing changed.`] : []),
      ...(revoked.length > 0 ? [`Account ${id} can no longer order ${revoked.join(', ')}`] : []),
      ...(removed.length > 0 ? [`Account ${id} no longer has the rate table ${removed.join(', ')}`] : []),
      ...(stillPriced.length > 0
        ? [`Its rate tables still allow it to order ${stillPriced.join(', ')}`]
        : []),
    ],
  };
}

function refuseMissing(
  id: string,
  option: string,
  what: string,
  asked: readonly string[] | undefined,
  held: readonly string[],
): void {
  const missing = asked?.filter((code) => !held.includes(code)) ?? [];
  if (missing.length === 0) return;
  throw new Refusal(
    `${option}: account ${id} does not have ${missing.map((code) => JSON.stringify(code)).join(', ')}. ` +
      `List its ${what} with \`${invocation} entitlement list --account ${id}\`.`,
  );
}
