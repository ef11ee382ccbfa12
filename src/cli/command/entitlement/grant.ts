import { Option } from 'commander';
import type { Kysely } from 'kysely';
import { listProductCodes, readEntitlement } from '../../../../db/query/pricing/entitlement.ts';
import type { Database } from '../../../../db/table/index.ts';
import { changeEntitlement } from '../../../account/change-entitlement.ts';
import { commandLineActor } from '../../../user/audit.ts';
import { collectValues } from '../../argument.ts';
import { type CliCommand, invocation } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Refusal } from '../../refusal.ts';
import { requireAccount } from '../../require-account.ts';
import { onDatabase, type Session } from '../../session.ts';

interface GrantOptions {
  readonly account: string;
  readonly product?: readonly string[];
  readonly all?: true;
}

export function entitlementGrant(group: CliCommand, session: Session): void {
  group
    .command('grant')
    .description('Allow an account to order products, in addition to those it has')
    .requiredOption('--account <id>', 'account ID')
    .addOption(
      new Option('--product <code>', 'Product Code to grant; may be repeated')
        .argParser(collectValues)
        .conflicts('all'),
    )
    .option('--all', 'grant every product in the catalog now; products added later are not included')
    .examples('entitlement grant --account acc_… --product HKASTD', 'entitlement grant --account acc_… --all')
    .action(onDatabase(session, grant));
}

async function grant({ kysely }: OpenDatabase, options: GrantOptions): Promise<CommandResult> {
  const codes = await chosenProducts(kysely, options);
  const { id } = await requireAccount(kysely, options.account, '--account');
  const { granted } = await kysely
    .transaction()
    .execute((tx) => changeEntitlement(tx, commandLineActor(id, new Date()), { grant: codes }));
  const { product_codes } = await readEntitlement(kysely, id);
  return {
    json: { account_id: id, granted, product_codes },
    lines: [
      granted.length === 0
        ? `Account ${id} can already order ${codes.join(', ')}. Nothing changed.`
        : `Account ${id} can now order ${granted.join(', ')}`,
    ],
  };
}

async function chosenProducts(
  db: Kysely<Database>,
  { product, all }: GrantOptions,
): Promise<readonly string[]> {
  if (!product && !all) throw new Refusal('Give --product <code> or --all.');
  const known = await listProductCodes(db);
  if (known.length === 0) {
    throw new Refusal(
      `The catalog has no products to grant. Publish a catalog with \`${invocation} catalog import DIR\`, or the demonstration catalog with \`${invocation} seed demo\`.`,
    );
  }
  const unknown = product?.filter((code) => !known.includes(code)) ?? [];
  if (unknown.length === 0) return product ?? known;
  throw new Refusal(
    `--product: the catalog has no product ${unknown.map((code) => JSON.stringify(code)).join(', ')}. Its products are ${known.join(', ')}.`,
  );
}
