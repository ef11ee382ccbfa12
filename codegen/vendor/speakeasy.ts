import type { Contract } from '../contract.ts';
import { isRepeatable } from '../repeatable.ts';
import { backoff } from './backoff.ts';
import { methodName } from './method-names.ts';
import { type Action, operationTarget, overlayText } from './overlay.ts';

/** Returns the overlay for Speakeasy: names, pagination and retries. It has no extension for idempotency keys. */
export function speakeasyOverlay(contract: Contract): string {
  const all = retries(['429', '5XX'], true);
  // A rate-limited request has not run, so a repeat is always safe.
  const onlyRateLimited = retries(['429'], false);
  const actions = contract.operations.map((operation): Action => {
    const { resource, method } = methodName(operation);
    const { pagination: pages } = operation;
    return {
      target: operationTarget(operation),
      update: {
        'x-speakeasy-group': resource,
        'x-speakeasy-name-override': method,
        ...(pages && {
          'x-speakeasy-pagination': {
            type: 'cursor',
            inputs: [{ name: pages.cursor, in: 'parameters', type: 'cursor' }],
            outputs: { results: `$.${pages.items}`, nextCursor: `$.${pages.next}` },
          },
        }),
        ...(isRepeatable(operation) ? {} : { 'x-speakeasy-retries': onlyRateLimited }),
      },
    };
  });
  return overlayText(contract, 'Speakeasy', [
    { target: '$', update: { 'x-speakeasy-retries': all } },
    ...actions,
  ]);
}

function retries(statusCodes: readonly string[], retryConnectionErrors: boolean) {
  const { firstWaitMs, longestWaitMs, factor, maxRetries } = backoff;
  const waits = Array.from({ length: maxRetries }, (_, retry) => firstWaitMs * factor ** retry);
  return {
    strategy: 'backoff',
    backoff: {
      initialInterval: firstWaitMs,
      maxInterval: longestWaitMs,
      // Speakeasy does not count retries. It stops after this time, which is the sum of the waits that are allowed.
      maxElapsedTime: waits.reduce((sum, wait) => sum + wait, 0),
      exponent: factor,
    },
    statusCodes,
    retryConnectionErrors,
  };
}
