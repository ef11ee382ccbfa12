import { eventTypes } from '../../generated/events.ts';
import { type OperationPolicy, operationTable } from '../../src/contract/route.ts';

/** Differences between the responses of a run and those of the contract: sorted lists of `operationId status`. */
export interface ContractCoverage {
  /** Documented, never returned, by an operation that is implemented. */
  readonly untested: readonly string[];
  /** Returned, but not documented. */
  readonly undocumented: readonly string[];
  /** Documented, never returned, by an operation that codegen/contract.ts lists. */
  readonly awaiting: readonly string[];
}

const eventLine = /^event (.+)$/;

/** Returns the ledger's line for an emitted event. */
export const eventEntry = (type: string): string => `event ${type}`;

/** Returns the event types of the contract that a run never emitted, sorted. */
export function silentEvents(ledger: string, types: readonly string[] = eventTypes): string[] {
  const emitted = new Set(ledger.split('\n').map((line) => eventLine.exec(line)?.[1]));
  return types.filter((type) => !emitted.has(type)).sort();
}

/**
 * Compares a ledger with the operation table. tests/support/contract-observer.ts writes a line `operationId status` per
 * response. A reserved operation needs only its 501; its other statuses are awaiting.
 */
export function contractCoverage(
  ledger: string,
  table: Readonly<Record<string, Pick<OperationPolicy, 'id' | 'responses' | 'reserved'>>> = operationTable,
): ContractCoverage {
  const exercised = new Set(ledger.split('\n').filter((line) => line !== '' && !eventLine.test(line)));
  const untested: string[] = [];
  const awaiting: string[] = [];
  for (const { id, responses, reserved } of Object.values(table)) {
    for (const status of Object.keys(responses)) {
      const pair = `${id} ${status}`;
      if (exercised.delete(pair)) continue;
      (reserved === null || status === '501' ? untested : awaiting).push(pair);
    }
  }
  return { untested: untested.sort(), undocumented: [...exercised].sort(), awaiting: awaiting.sort() };
}
