import { draftEvent, type EventCause, type EventDraft } from '../event/event-body.ts';

/** In the place of the amounts, which only the statement that moves the money knows. */
const unknown = { balance: -1, available: -2, held: -3, currency: 'HKD' } as const;

/** Drafts the warning for a movement that may take available below the account's threshold. */
export function draftLowBalance(cause: EventCause | null, now: Date): EventDraft {
  return draftEvent('wallet.low_balance', true, unknown, null, cause, now);
}

/**
 * SQL that writes the warning, with the amounts of the movement's row, for each row of `money` that crossed the
 * threshold: `select … from money where …`. Read it in the main query, or it doesn't run; the feed's stamp is in it.
 */
export function lowBalanceSql(input: {
  readonly money: string;
  readonly accountId: string;
  readonly eventId: string;
  readonly eventBody: string;
  readonly stampToken: string;
}): string {
  const { money, accountId } = input;
  const amounts = Object.entries({
    balance: `${money}.balance_cents`,
    available: `${money}.available_cents`,
    held: `${money}.held_cents`,
  } as const);
  const body = amounts.reduce((text, [name, cents]) => {
    const placeholder = `'"${name}":${unknown[name as keyof typeof unknown]}'`;
    return `replace(${text}, ${placeholder}, '"${name}":' || trim_scale(${cents} / 100.0))`;
  }, input.eventBody);
  return `select emit_event(${input.eventId}, ${accountId}, true, 'wallet.low_balance', null, ${body},
      ${input.stampToken}, stamp_feed(${accountId}, true))
    from ${money} where ${money}.crossed_low_balance`;
}
