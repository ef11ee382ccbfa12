import type { Call, List } from '../call.ts';
import type { Bytes, QueryOf } from '../contract-types.ts';
import type {
  Statement,
  StatementDocumentType,
  StatementSummary,
  Wallet as WalletBalance,
  WalletTransaction,
} from '../generated/types.ts';
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

  /** Lists the months of the wallet, newest first. */
  statements(query?: QueryOf<'listStatements'>, options?: CallOptions): List<StatementSummary> {
    return this.#transport.list('listStatements', { query }, options);
  }

  /** @param month calendar month in Hong Kong time, such as `2026-11` */
  statement(month: string, options?: CallOptions): Call<Statement> {
    return this.#transport.call('getStatement', { path: { month } }, options);
  }

  /** Downloads the statement or the invoice of a month, a PDF unless the format is `csv`. */
  statementDocument(
    month: string,
    type: StatementDocumentType,
    query?: QueryOf<'getStatementDocument'>,
    options?: CallOptions,
  ): Call<Bytes> {
    return this.#transport.call('getStatementDocument', { path: { month, type }, query }, options);
  }
}
