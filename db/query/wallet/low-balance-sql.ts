/** Placeholders in `wallet.low_balance` for amounts that only the ledger statement knows. */
export const amountPlaceholders = { balance: -1, available: -2, held: -3, currency: 'HKD' } as const;

const amountColumns = { balance: 'balance_cents', available: 'available_cents', held: 'held_cents' } as const;

/** SQL: writes the warning for each row of `money` that crossed the threshold. Runs only if the main query reads it. */
export function lowBalanceSql(input: {
  readonly money: string;
  readonly accountId: string;
  readonly eventId: string;
  readonly eventType: string;
  readonly eventBody: string;
  readonly stampPlaceholder: string;
}): string {
  const { money, accountId } = input;
  let body = input.eventBody;
  for (const [name, column] of Object.entries(amountColumns)) {
    const placeholder = `'"${name}":${amountPlaceholders[name as keyof typeof amountColumns]}'`;
    body = `replace(${body}, ${placeholder}, '"${name}":' || trim_scale(${money}.${column} / 100.0))`;
  }
  return `select emit_event(${input.eventId}, ${accountId}, true, ${input.eventType}, null, ${body},
      ${input.stampPlaceholder}, stamp_feed(${accountId}, true))
    from ${money} where ${money}.crossed_low_balance`;
}
