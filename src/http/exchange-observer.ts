import type { OperationPolicy } from './operation-table.ts';
import type { SentResponse } from './response-check.ts';

/** Called after each operation's response is written. Development and tests check it against the contract. */
export type ExchangeObserver = (operation: OperationPolicy, sent: SentResponse) => void;
