import { eventTypes } from '../../generated/events.ts';
import { type OperationPolicy, operationTable } from '../../src/http/operation-table.ts';

/** How the answers that a run exercised compare with those that the contract documents; each a sorted list of `operationId status`. */
export interface ContractCoverage {
  /** Documented, never answered, and nothing excuses it. */
  readonly untested: readonly string[];
  /** Answered, and documented nowhere. */
  readonly undocumented: readonly string[];
  /** Documented, never answered, by an operation that codegen/reserved.ts still lists. */
  readonly awaiting: readonly string[];
}

const eventLine = /^event (.+)$/;

/** The ledger's line for an event that the service emitted. */
export const eventEntry = (type: string): string => `event ${type}`;

/** The event types of the contract that a run never emitted for something that happened, sorted. */
export function silentEvents(ledger: string, types: readonly string[] = eventTypes): string[] {
  const emitted = new Set(ledger.split('\n').map((line) => eventLine.exec(line)?.[1]));
  return types.filter((type) => !emitted.has(type)).sort();
}

/**
 * Compares a ledger (a line `operationId status` for each answer, as tests/support/shipment/ledger.ts writes it) with the
 * operation table. Of a reserved operation only the 501 must be exercised; its other statuses are awaiting.
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
