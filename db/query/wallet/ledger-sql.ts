/**
 * Calls of the ledger as SQL, for a statement that moves money together with its cause. Arguments are SQL: a
 * parameter (`p.accountId`) or a column. Each call returns one `ledger_result` row, for `readLedgerRow`.
 * ```ts
 * text: (p) => `
 *   with booked_under as (update idempotency_key set … where … and fence = ${p.fence} returning true),
 *   money as (select m.* from booked_under, lateral ${holdSql({
 *     accountId: p.accountId, trackingNumber: p.trackingNumber, amountCents: p.totalCents,
 *     transactionId: p.transactionId })} m),
 *   booked as (insert into shipment (…) select … from money where ${isHeldSql('money.verdict')} returning *)
 *   select money.*, booked.* from money left join booked on true`,
 * ```
 * PostgreSQL runs a SELECT in WITH only if something reads it, so read `money`. Use lateral joins to keep the lock
 * order (docs/design/booking.md, Lock order). A hold's foreign key is checked at commit.
 */
export function holdSql(input: {
  readonly accountId: string;
  readonly trackingNumber: string;
  readonly amountCents: string;
  readonly transactionId: string;
}): string {
  return `ledger_hold(${input.accountId}, ${input.trackingNumber}, ${input.amountCents}, ${input.transactionId})`;
}

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
