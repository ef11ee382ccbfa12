import { appendFileSync } from 'node:fs';
import { type SentObserver, sentProblems } from '../../src/contract/sent-check.ts';
import type { ExchangeObserver } from '../../src/http/contract-check.ts';
import { checkResponse } from '../../src/http/response-check.ts';

const mismatches: string[] = [];
const seen = new Set<string>();

/**
 * Checks every response of a test against the contract, and records which documented (operation, status)
 * pairs occurred.
 */
export const contractObserver: ExchangeObserver = (operation, sent) => {
  mismatches.push(...checkResponse(operation, sent));
  const pair = `${operation.id} ${sent.status}`;
  const file = process.env.TEST_LEDGER;
  if (!file || seen.has(`${file} ${pair}`)) return;
  appendFileSync(file, `${pair}\n`);
  seen.add(`${file} ${pair}`);
};

/** Checks JSON that a test's service sends outside of operations. */
export const sentObserver: SentObserver = (schema, value) => {
  mismatches.push(...sentProblems(schema, value));
};

/** Notes how a message that the service sent differs from the document of its receiver. */
export function noteMismatch(problem: string): void {
  mismatches.push(problem);
}

/** Returns the differences from the contract since the last call. */
export function takeMismatches(): string[] {
  return mismatches.splice(0);
}
