import { Option } from 'commander';
import type { Kysely } from 'kysely';
import {
  grantProducts,
  listProductCodes,
  readEntitlement,
} from '../../../../db/query/pricing/entitlement.ts';
import type { Database } from '../../../../db/table/index.ts';
import type { Answer } from '../../answer.ts';
import { readSeveral } from '../../argument.ts';
import { type CliCommand, invocation } from '../../cli-command.ts';
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
    .description('Entitle an account to products; those it has stay')
    .requiredOption('--account <id>', 'who may order')
    .addOption(
      new Option('--product <code>', 'a Product Code; may be repeated')
        .argParser(readSeveral)
        .conflicts('all'),
    )
    .option('--all', "every product that is in the catalogue now; later ones aren't included")
    .examples('entitlement grant --account acc_… --product HKASTD', 'entitlement grant --account acc_… --all')
    .action(onDatabase(session, grant));
}

async function grant({ kysely }: OpenDatabase, options: GrantOptions): Promise<Answer> {
  const codes = await chosenProducts(kysely, options);
  const { id } = await requireAccount(kysely, options.account, '--account');
  const granted = await grantProducts(kysely, id, codes);
  const { product_codes } = await readEntitlement(kysely, id);
  return {
    json: { account_id: id, granted, product_codes },
    lines: [
      granted.length === 0
        ? `Account ${id} had ${codes.join(', ')} already`
        : `Account ${id} may now order ${granted.join(', ')}`,
    ],
  };
}

async function chosenProducts(
  db: Kysely<Database>,
  { product, all }: GrantOptions,
): Promise<readonly string[]> {
  if (!product && !all) throw new Refusal('give --product <code> or --all');
  const known = await listProductCodes(db);
  if (known.length === 0) {
    throw new Refusal(
      `the catalogue has no product to grant; \`${invocation} seed demo\` publishes the demonstration catalogue`,
    );
  }
  const unknown = product?.filter((code) => !known.includes(code)) ?? [];
  if (unknown.length === 0) return product ?? known;
  throw new Refusal(
    `--product is ${unknown.map((code) => JSON.stringify(code)).join(', ')}; the catalogue's products are ${known.join(', ')}`,
  );
}
