import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/client.ts';
import { type SwitchName, switchDefaults } from '../../db/query/installation/setting.ts';
import { readPricingInputs } from '../../db/query/pricing/pricing-inputs.ts';
import { toEntitlement } from '../catalog/entitlement.ts';
import type { FxRate } from '../fx/fx-rate.ts';
import type { PricingAccount } from '../pricing/quote/pricing-request.ts';

/** What an account's prices depend on beside the catalogue and the day. */
export interface AccountInputs {
  readonly version: number;
  readonly accountEmail: string;
  readonly account: PricingAccount;
  readonly switches: Readonly<Record<SwitchName, boolean>>;
  /** The newest rate, however old. */
  readonly rate: FxRate | null;
}

interface Known {
  version: number;
  readonly inputs: Promise<AccountInputs>;
}

/** As many accounts as ask in a while; what one depends on is a few kilobytes. */
const mostAccounts = 5_000;

/**
 * The pricing inputs of the accounts that ask, read when they have changed. Each change grows the installation's
 * pricing version in its own transaction, and admission tells the version with every request: a request goes by what
 * held when it was admitted, and a statement is needed only after a change.
 */
export class PricingInputs {
  readonly #db: Db;
  readonly #known = new LRUCache<string, Known>({ max: mostAccounts });

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * Whoever asks while they are read shares the reading.
   * @param version the one that the request was admitted with; what is read is of that one or a newer
   */
  of(accountId: string, version: number): Promise<AccountInputs> {
    const known = this.#known.get(accountId);
    if (known?.version === version) return known.inputs;
    const reading: Known = { version, inputs: this.#read(accountId) };
    this.#known.set(accountId, reading);
    reading.inputs.then(
      (read) => {
        reading.version = read.version;
      },
      () => {
        if (this.#known.peek(accountId) === reading) this.#known.delete(accountId);
      },
    );
    return reading.inputs;
  }

  async #read(accountId: string): Promise<AccountInputs> {
    const row = await readPricingInputs(this.#db, accountId);
    return {
      version: row.version,
      accountEmail: row.email,
      account: {
        entitlement: toEntitlement(accountId, row),
        customInsurance: row.custom_insurance,
        iossNumbers: new Set(row.ioss_numbers),
        defaultIossNumber: row.default_ioss_number,
      },
      switches: { ...switchDefaults, ...row.switches },
      rate: row.fx && {
        rateMicros: row.fx.rate_micros,
        rateType: row.fx.rate_type,
        fetchedAt: row.fx.fetched_at,
      },
    };
  }
}
