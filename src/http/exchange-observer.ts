import type { OperationPolicy } from './operation-table.ts';
import type { SentResponse } from './response-check.ts';

/** Told of every answer of an operation after it is written; development and tests hold it against the contract. */
export type ExchangeObserver = (operation: OperationPolicy, sent: SentResponse) => void;
