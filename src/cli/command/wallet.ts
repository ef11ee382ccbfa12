import { Option } from 'commander';
import type { LedgerResult } from '../../../db/query/wallet/ledger.ts';
import { readWallet, type WalletTransactionRow } from '../../../db/query/wallet/wallet.ts';
import { commandLineActor } from '../../audit.ts';
import { readInvoiceIssuer } from '../../config/config.ts';
import { invocation } from '../../invocation.ts';
import { centsToAmount, hkd } from '../../money.ts';
import { drawDocument } from '../../print/draw-document.ts';
import { correctWallet, creditWallet, refundCharge } from '../../wallet/change-wallet.ts';
import {
  chargesOf,
  invoicedCents,
  isWholeMonth,
  readStatement,
  statementView,
} from '../../wallet/statement.ts';
import { statementCsv, statementDocument } from '../../wallet/statement-document.ts';
import { readAmount, readMonth, readName, readSignedAmount, readTracking } from '../argument.ts';
import { type CliCommand, type CommandResult, Refusal } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import { writeNewFile } from '../output-file.ts';
import { requireAccount, requireLiveShipment, requireWithinLimit } from '../require.ts';
import { onDatabase, type Session } from '../session.ts';
import { accountView } from './account.ts';

/** Returns a wallet transaction as `--json` prints it, with the balances after it. */
function movementView(accountId: string, result: LedgerResult<string>) {
  return {
    account_id: accountId,
    transaction_id: result.transactionId,
    repeated: result.repeated,
    amount_hkd: centsToAmount(result.amountCents),
    balance_hkd: centsToAmount(result.balanceCents),
    held_hkd: centsToAmount(result.heldCents),
    available_hkd: centsToAmount(result.availableCents),
  };
}

/** Returns a wallet transaction as one line, such as `Added HKD 5.00 (txn_…). The balance is HKD 12.00.` */
function movementLine(verb: 'added' | 'adjusted by' | 'refunded', result: LedgerResult<string>): string {
  const done = result.repeated ? `Already ${verb}` : `${verb.charAt(0).toUpperCase()}${verb.slice(1)}`;
  const unchanged = result.repeated ? ' Nothing changed.' : '';
  const { amountCents, transactionId, balanceCents } = result;
  return `${done} ${hkd(amountCents)} (${transactionId}).${unchanged} The balance is ${hkd(balanceCents)}.`;
}

function shownEntry({ balance_change_cents, created_at, id }: WalletTransactionRow): string {
  return `${hkd(balance_change_cents)} on ${created_at.slice(0, 10)} (${id})`;
}

function usedReference(earlier: WalletTransactionRow): Refusal {
  const reference = JSON.stringify(earlier.reference);
  return new Refusal(
    `--reference: ${reference} is already used, for ${shownEntry(earlier)}. Nothing changed. Give another reference.`,
  );
}

interface AdjustOptions {
  readonly account: string;
  readonly amountHkd: number;
  readonly reason: string;
  readonly shipment?: string;
  readonly reference?: string;
}

export function walletAdjust(group: CliCommand, session: Session): void {
  group
    .command('adjust')
    .description('Correct the balance of a wallet, or charge a service fee. The balance may go below 0')
    .requiredOption('--account <id>', 'account ID')
    .requiredOption(
      '--amount-hkd <amount>',
      'amount in HKD; positive adds money, negative takes money',
      readSignedAmount,
    )
    .requiredOption('--reason <text>', 'reason; the account can read it', readName)
    .option('--shipment <tracking-number>', 'live shipment that the adjustment belongs to')
    .option(
      '--reference <text>',
      'reference, unique per account; repeating the command with it changes nothing',
      readName,
    )
    .examples(
      'wallet adjust --account acc_… --amount-hkd -35 --reason "Address correction" --shipment SMP…',
      'wallet adjust --account acc_… --amount-hkd 12.50 --reason "Goodwill" --reference case-118',
    )
    .action(onDatabase(session, correct));
}

async function correct({ kysely }: OpenDatabase, options: AdjustOptions): Promise<CommandResult> {
  const { id } = await requireAccount(kysely, options.account, '--account');
  const { amountHkd: amountCents, reason, reference, shipment } = options;
  const correction = { amountCents, reason, reference, trackingNumber: shipment };
  const corrected = await correctWallet(kysely, commandLineActor(id, new Date()), correction);
  const result = requireWithinLimit(corrected, '--amount-hkd');
  if (!result) {
    throw new Refusal(`--shipment: account ${id} has no live shipment ${JSON.stringify(shipment)}.`);
  }
  if (result.verdict === 'reference_used') throw usedReference(result.earlier);
  return {
    json: movementView(id, result),
    lines: [movementLine('adjusted by', result)],
  };
}

interface RefundOptions {
  readonly amountHkd: number;
  readonly reason: string;
}

export function walletRefund(group: CliCommand, session: Session): void {
  group
    .command('refund')
    .description('Refund the charge of a settled shipment, in full or in part. Works once per shipment')
    .argument('<tracking>', 'tracking number of the shipment', readTracking)
    .requiredOption('--amount-hkd <amount>', 'amount in HKD, at most the amount charged', readAmount)
    .requiredOption('--reason <text>', 'reason; the account can read it', readName)
    .examples('wallet refund SMP… --amount-hkd 61 --reason "Lost by the carrier"')
    .action(onDatabase(session, refund));
}

async function refund(
  database: OpenDatabase,
  trackingNumber: string,
  { amountHkd: amountCents, reason }: RefundOptions,
): Promise<CommandResult> {
  const { account_id: accountId } = await requireLiveShipment(database, trackingNumber);
  const actor = commandLineActor(accountId, new Date());
  const refunded = await refundCharge(database.kysely, actor, { trackingNumber, amountCents, reason });
  const result = requireWithinLimit(refunded, '--amount-hkd');
  switch (result?.verdict) {
    case 'refunded':
      break;
    case 'exceeds_charge':
      throw new Refusal(
        `--amount-hkd: ${hkd(amountCents)} is more than ${trackingNumber} was charged and not returned yet. See the charge with \`${invocation} shipment show ${trackingNumber}\`.`,
      );
    case 'already_refunded':
      throw new Refusal(
        `${trackingNumber} is already refunded, ${shownEntry(result.earlier)}. Correct the refund with \`${invocation} wallet adjust --shipment ${trackingNumber}\`.`,
      );
    default:
      throw new Refusal(`${trackingNumber} is not settled, so there is no charge to refund.`);
  }
  return {
    json: movementView(accountId, result),
    lines: [movementLine('refunded', result)],
  };
}

export function walletShow(group: CliCommand, session: Session): void {
  group
    .command('show')
    .description('Show the balance of a wallet and the credit terms of its account')
    .requiredOption('--account <id>', 'account ID')
    .examples('wallet show --account acc_…')
    .action(onDatabase(session, showWallet));
}

async function showWallet({ kysely }: OpenDatabase, options: { account: string }): Promise<CommandResult> {
  const account = await requireAccount(kysely, options.account, '--account');
  const { balanceCents, heldCents } = await readWallet(kysely, { accountId: account.id, livemode: true });
  const availableCents = balanceCents - heldCents;
  const { frozen, credit_suspended, hold_exempt, credit_limit_hkd, credit_floor_hkd, low_balance_hkd } =
    accountView(account);
  const flags = Object.entries({ frozen, credit_suspended, hold_exempt })
    .filter(([, on]) => on)
    .map(([name]) => name.replace('_', ' '));
  return {
    json: {
      account_id: account.id,
      balance_hkd: centsToAmount(balanceCents),
      held_hkd: centsToAmount(heldCents),
      available_hkd: centsToAmount(availableCents),
      credit_limit_hkd,
      credit_floor_hkd,
      low_balance_hkd,
      frozen,
      credit_suspended,
      hold_exempt,
    },
    lines: [
      `balance       ${hkd(balanceCents)}`,
      `held          ${hkd(heldCents)}`,
      `available     ${hkd(availableCents)}`,
      `credit limit  ${hkd(account.credit_limit_cents)}`,
      `credit floor  ${account.credit_floor_cents === null ? 'none' : hkd(account.credit_floor_cents)}`,
      `low balance   ${account.low_balance_cents === null ? 'none' : hkd(account.low_balance_cents)}`,
      `flags         ${flags.join(', ') || 'none'}`,
    ],
  };
}

const formats = ['pdf', 'csv'] as const;
const documentTypes = ['statement', 'invoice'] as const;

interface StatementOptions {
  readonly account: string;
  readonly month: string;
  readonly type: (typeof documentTypes)[number];
  readonly output?: string;
}

export function walletStatement(group: CliCommand, session: Session): void {
  group
    .command('statement')
    .description('Show a month of a wallet, or write its statement or invoice to a file')
    .requiredOption('--account <id>', 'account ID')
    .requiredOption('--month <month>', 'calendar month in Hong Kong time, such as 2026-11', readMonth)
    .addOption(new Option('--type <type>', 'document to write').choices(documentTypes).default('statement'))
    .option('--output <file>', 'file to write, which ends in .pdf or .csv. An existing file is kept')
    .examples(
      'wallet statement --account acc_… --month 2026-11',
      'wallet statement --account acc_… --month 2026-11 --type invoice --output invoice.pdf',
    )
    .action(
      onDatabase(session, (database, options: StatementOptions) =>
        showStatement(database, options, readInvoiceIssuer(session.env)),
      ),
    );
}

async function showStatement(
  { kysely }: OpenDatabase,
  { account: id, month, type, output }: StatementOptions,
  issuer: readonly string[],
): Promise<CommandResult> {
  const account = await requireAccount(kysely, id, '--account');
  const scope = { accountId: account.id, livemode: true };
  const statement = await readStatement(kysely, scope, new Date(), month);
  if (!statement)
    throw new Refusal(
      `--month: the wallet of ${id} has no transactions up to ${month}, or ${month} has not begun.`,
    );
  const json = statementView(statement, account.id);
  if (output !== undefined) {
    const format = formats.find((one) => output.endsWith(`.${one}`));
    if (!format) throw new Refusal(`--output: ${JSON.stringify(output)} must end in .pdf or .csv.`);
    if (type === 'invoice' && !statement.isClosed)
      throw new Refusal(`--type: the invoice of ${month} exists an hour after the end of the month.`);
    const parties = { account, issuer };
    const content =
      format === 'csv'
        ? statementCsv(kysely, scope, statement, type)
        : await drawDocument(await statementDocument(kysely, scope, statement, type, parties));
    await writeNewFile(output, content);
    return { json: { ...json, file: output }, lines: [`Wrote the ${type} of ${month} to ${output}`] };
  }
  return {
    json,
    lines: [
      `month            ${month} (${json.status})`,
      `opening balance  ${hkd(statement.opening.balance_cents)}`,
      `payments         ${hkd(statement.totals.top_up)}`,
      `charges          ${hkd(chargesOf(statement.totals))}`,
      `refunds          ${hkd(statement.totals.refund)}`,
      `adjustments      ${hkd(statement.totals.adjust)}`,
      isWholeMonth(statement)
        ? `closing balance  ${hkd(statement.closing.balance_cents)}`
        : `balance so far   ${hkd(statement.closing.balance_cents)}`,
      `invoice          ${json.invoice_number ?? 'none yet'}, ${hkd(invoicedCents(statement))}`,
    ],
  };
}

interface TopUpOptions {
  readonly account: string;
  readonly amountHkd: number;
  readonly reference?: string;
}

export function walletTopup(group: CliCommand, session: Session): void {
  group
    .command('topup')
    .description('Add money to a wallet. Repeating the command with the same --reference changes nothing')
    .requiredOption('--account <id>', 'account ID')
    .requiredOption('--amount-hkd <amount>', 'amount to add in HKD', readAmount)
    .option('--reference <text>', 'payment reference, unique per account', readName)
    .examples('wallet topup --account acc_… --amount-hkd 5000 --reference "FPS 20261120-118"')
    .action(onDatabase(session, pay));
}

async function pay({ kysely }: OpenDatabase, options: TopUpOptions): Promise<CommandResult> {
  const { account, amountHkd: amountCents, reference } = options;
  const { id } = await requireAccount(kysely, account, '--account');
  const payment = { amountCents, reference };
  const credited = await creditWallet(kysely, commandLineActor(id, new Date()), payment);
  const result = requireWithinLimit(credited, '--amount-hkd');
  if (result.verdict === 'reference_used') throw usedReference(result.earlier);
  return {
    json: movementView(id, result),
    lines: [movementLine('added', result)],
  };
}
