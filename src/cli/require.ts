import type { Kysely } from 'kysely';
import { type Account, findAccount } from '../../db/query/account/account.ts';
import { findAnyShipment, type ShipmentWithEvents } from '../../db/query/shipment/shipment.ts';
import type { Database } from '../../db/table/index.ts';
import { readDemoFile } from '../demo/demo-file.ts';
import { invocation } from '../invocation.ts';
import { hkd } from '../money.ts';
import type { OverLimit } from '../wallet/operator-limit.ts';
import { Refusal } from './command-line.ts';
import type { OpenDatabase } from './database.ts';

/** Finds the account with an ID. @throws {Refusal} that names the argument if there is none. */
export async function requireAccount(db: Kysely<Database>, id: string, argument: string): Promise<Account> {
  const account = await findAccount(db, id);
  if (account) return account;
  throw noSuchAccount(id, argument);
}

export function noSuchAccount(id: string, argument: string): Refusal {
  return new Refusal(
    `${argument}: no account has the ID ${JSON.stringify(id)}. List the accounts with \`${invocation} account list\`.`,
  );
}

/** Returns the account with the ID of `--account`, or the demonstration account if `--account` is not given. */
export async function chosenAccount(
  { kysely, config }: OpenDatabase,
  id: string | undefined,
): Promise<Account> {
  if (id !== undefined) return requireAccount(kysely, id, '--account');
  const demo = readDemoFile(config.home);
  const account = demo ? await findAccount(kysely, demo.account_id) : undefined;
  if (account) return account;
  throw new Refusal(
    `This installation has no demonstration account. Give --account <id>; list the accounts with \`${invocation} account list\`.`,
  );
}

/** Finds the shipment of `<tracking>`, of any account. @throws {Refusal} if there is none. */
export async function requireShipment(
  database: OpenDatabase,
  trackingNumber: string,
): Promise<ShipmentWithEvents> {
  const shipment = await findAnyShipment(database, trackingNumber);
  if (shipment) return shipment;
  throw new Refusal(
    `<tracking>: no shipment has the tracking number ${JSON.stringify(trackingNumber)}. A tracking number is SMP and 13 digits.`,
  );
}

/** Returns a shipment whose charge moves money. */
export async function requireLiveShipment(
  database: OpenDatabase,
  trackingNumber: string,
): Promise<ShipmentWithEvents> {
  const shipment = await requireShipment(database, trackingNumber);
  if (shipment.livemode) return shipment;
  throw new Refusal(`${trackingNumber} is a test shipment. Test mode charges nothing.`);
}

/** Returns the result of a change, unless it moves more than is left of a limit. */
export function requireWithinLimit<Result extends object | undefined>(
  result: Result,
  argument: string,
): Exclude<Result, OverLimit> {
  if (result && 'leftCents' in result)
    throw new Refusal(
      `${argument}: ${hkd((result as OverLimit).leftCents)} is left of the limit for 24 hours. Nothing changed. Ask an operator without a limit.`,
    );
  return result as Exclude<Result, OverLimit>;
}
