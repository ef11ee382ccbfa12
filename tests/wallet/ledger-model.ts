import type { LedgerResult } from '../../db/query/wallet/ledger.ts';

export interface Terms {
  readonly credit_limit_cents: number;
  readonly credit_floor_cents: number | null;
  readonly frozen: boolean;
  readonly credit_suspended: boolean;
  readonly hold_exempt: boolean;
  readonly low_balance_cents: number | null;
}

export interface ModelAccount {
  balance: number;
  held: number;
  version: number;
  terms: Terms;
}

interface ModelHold {
  readonly account: ModelAccount;
  readonly amount: number;
  readonly first: Expected;
  state: 'pending' | 'posted' | 'voided';
  charged: number;
}

/** A result without the transaction's id; `moved` shows if there is one. */
export type Expected = Omit<LedgerResult<string>, 'transactionId'> & { readonly moved: boolean };

/**
 * The expected ledger, in memory: the oracle of the model test, written from docs/design/ledger.md and not
 * from the SQL.
 */
export class LedgerModel {
  readonly accounts: ModelAccount[] = [];
  readonly holds = new Map<string, ModelHold>();
  readonly #done = new Map<string, Expected>();

  hold(account: ModelAccount, trackingNumber: string, total: number): Expected {
    const known = this.holds.get(trackingNumber);
    if (known) return again(known.first.moved ? known.first : { ...known.first, ...standing(account) });
    const { terms } = account;
    const available = account.balance - account.held;
    const refuse = (verdict: string) => unmoved(account, verdict);
    if (terms.frozen) return refuse('frozen');
    if (terms.credit_floor_cents !== null && available <= terms.credit_floor_cents)
      return refuse('credit_floor');
    if (total > available) {
      if (terms.credit_limit_cents === 0) return refuse('insufficient_funds');
      if (terms.credit_suspended) return refuse('credit_suspended');
      if (total - available > terms.credit_limit_cents) return refuse('credit_limit');
    }
    const amount = terms.hold_exempt ? 0 : total;
    const verdict = terms.hold_exempt ? 'exempt' : 'held';
    const first = move(account, verdict, amount, { held: amount });
    this.holds.set(trackingNumber, { account, amount, first, state: 'pending', charged: 0 });
    return first;
  }

  void(trackingNumber: string): Expected {
    const hold = this.holds.get(trackingNumber);
    if (!hold) return unmoved(null, 'no_hold');
    if (hold.state === 'posted') return unmoved(hold.account, 'posted');
    return this.#once(`void ${trackingNumber}`, hold.account, () => {
      hold.state = 'voided';
      return move(hold.account, 'voided', hold.amount, { held: -hold.amount });
    });
  }

  /** The difference of duties and taxes is part of the charge, and a movement of its own. */
  post(trackingNumber: string, charged: number, difference = 0): Expected {
    const hold = this.holds.get(trackingNumber);
    if (!hold) return unmoved(null, 'no_hold');
    if (hold.state === 'voided') return unmoved(hold.account, 'voided');
    return this.#once(`post ${trackingNumber}`, hold.account, () => {
      hold.state = 'posted';
      hold.charged = charged;
      const posted = move(hold.account, 'posted', charged, {
        balance: difference - charged,
        held: -hold.amount,
      });
      if (difference === 0) return posted;
      const moved = move(hold.account, 'posted', charged, { balance: -difference });
      return { ...moved, crossedLowBalance: posted.crossedLowBalance || moved.crossedLowBalance };
    });
  }

  refund(trackingNumber: string, amount: number): Expected {
    const hold = this.holds.get(trackingNumber);
    if (!hold) return unmoved(null, 'no_hold');
    if (hold.state !== 'posted') return unmoved(hold.account, 'not_posted');
    const key = `refund ${trackingNumber}`;
    if (!this.#done.has(key) && amount > hold.charged) return unmoved(hold.account, 'exceeds_charge');
    return this.#once(key, hold.account, () => move(hold.account, 'refunded', amount, { balance: amount }));
  }

  adjust(account: ModelAccount, amount: number, reference: string, trackingNumber?: string): Expected {
    if (trackingNumber !== undefined && this.holds.get(trackingNumber)?.account !== account) {
      return unmoved(account, 'unknown_shipment');
    }
    const key = `adjust ${this.accounts.indexOf(account)} ${reference}`;
    return this.#once(key, account, () => move(account, 'adjusted', amount, { balance: amount }));
  }

  topUp(account: ModelAccount, amount: number, reference: string): Expected {
    const key = `top_up ${this.accounts.indexOf(account)} ${reference}`;
    return this.#once(key, account, () => move(account, 'topped_up', amount, { balance: amount }));
  }

  #once(key: string, account: ModelAccount, act: () => Expected): Expected {
    const first = this.#done.get(key);
    if (first) return again(first.moved ? first : { ...first, ...standing(account) });
    const result = act();
    this.#done.set(key, result);
    return result;
  }
}

function standing({ balance, held }: ModelAccount) {
  return { balanceCents: balance, heldCents: held, availableCents: balance - held };
}

const again = (first: Expected): Expected => ({ ...first, repeated: true, crossedLowBalance: false });

function unmoved(account: ModelAccount | null, verdict: string): Expected {
  const wallet = account ? standing(account) : { balanceCents: 0, heldCents: 0, availableCents: 0 };
  return { verdict, repeated: false, moved: false, amountCents: 0, crossedLowBalance: false, ...wallet };
}

function move(
  account: ModelAccount,
  verdict: string,
  amount: number,
  { balance = 0, held = 0 }: { readonly balance?: number; readonly held?: number },
): Expected {
  const before = account.balance - account.held;
  account.balance += balance;
  account.held += held;
  const moved = balance !== 0 || held !== 0;
  if (moved) account.version++;
  const after = account.balance - account.held;
  const threshold = account.terms.low_balance_cents;
  const crossedLowBalance = threshold !== null && before >= threshold && after < threshold;
  return { verdict, repeated: false, moved, amountCents: amount, crossedLowBalance, ...standing(account) };
}
