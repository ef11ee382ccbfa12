/**
 * Calls of the ledger as SQL text, for a statement that moves money together with what the money is for. Each argument
 * is SQL too: a parameter (`p.accountId`) or a column. The call answers one row of `ledger_result`, for `readLedgerRow`.
 *
 * ```ts
 * text: (p) => `
 *   with booked_under as (update idempotency_key set … where … and fence = ${p.fence} returning true),
 *   money as (select m.* from booked_under, lateral ${holdSql({
 *     accountId: p.accountId, trackingNumber: p.trackingNumber, amountCents: p.totalCents,
 *     transactionId: p.transactionId })} m),
 *   booked as (insert into shipment (…) select … from money where ${isHeldSql('money.verdict')} returning *)
 *   select money.*, booked.* from money left join booked on true`,
 * ```
 *
 * A plain SELECT in WITH runs only when something reads it, so read `money`. Make the order by data, with lateral
 * joins: idempotency key, shipment, hold, wallet, feed clock, everywhere. A hold's foreign key is checked at commit.
 */
export function holdSql(input: {
  readonly accountId: string;
  readonly trackingNumber: string;
  readonly amountCents: string;
  readonly transactionId: string;
}): string {
  return `ledger_hold(${input.accountId}, ${input.trackingNumber}, ${input.amountCents}, ${input.transactionId})`;
}

/** The condition under which a hold's verdict lets the shipment be booked. */
export function isHeldSql(verdict: string): string {
  return `${verdict} in ('held', 'exempt')`;
}

export function voidSql(input: {
  readonly trackingNumber: string;
  readonly transactionId: string;
  readonly reason?: string;
}): string {
  return `ledger_void(${input.trackingNumber}, ${input.transactionId}, ${input.reason ?? 'null'})`;
}

export function postSql(input: {
  readonly trackingNumber: string;
  readonly chargedCents: string;
  readonly transactionId: string;
  readonly reason?: string;
}): string {
  return `ledger_post(${input.trackingNumber}, ${input.chargedCents}, ${input.transactionId}, ${input.reason ?? 'null'})`;
}

export function refundSql(input: {
  readonly trackingNumber: string;
  readonly amountCents: string;
  readonly transactionId: string;
  readonly reason?: string;
}): string {
  return `ledger_refund(${input.trackingNumber}, ${input.amountCents}, ${input.transactionId}, ${input.reason ?? 'null'})`;
}

export function adjustSql(input: {
  readonly accountId: string;
  readonly amountCents: string;
  readonly reason: string;
  readonly transactionId: string;
  readonly trackingNumber?: string;
  readonly reference?: string;
}): string {
  const {
    accountId,
    amountCents,
    reason,
    transactionId,
    trackingNumber = 'null',
    reference = 'null',
  } = input;
  return `ledger_adjust(${[accountId, amountCents, reason, transactionId, trackingNumber, reference].join(', ')})`;
}
