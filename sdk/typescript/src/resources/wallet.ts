import type { Call, List } from '../call.ts';
import type { QueryOf } from '../contract-types.ts';
import type { Wallet as WalletBalance, WalletTransaction } from '../generated/types.ts';
import type { CallOptions, Transport } from '../transport.ts';

export class Wallet {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  balance(options?: CallOptions): Call<WalletBalance> {
    return this.#transport.call('getWalletBalance', {}, options);
  }

  transactions(query?: QueryOf<'listWalletTransactions'>, options?: CallOptions): List<WalletTransaction> {
    return this.#transport.list('listWalletTransactions', { query }, options);
  }
}
