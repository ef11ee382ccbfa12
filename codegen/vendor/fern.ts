import type { Contract } from '../contract.ts';
import { isRepeatable } from '../repeatable.ts';
import { methodName } from './method-names.ts';
import { type Action, operationTarget, overlayText } from './overlay.ts';

/**
 * Returns the overlay for Fern: names, pagination, idempotency, and the operations that must not be retried. Fern has
 * no extension for the waits between retries.
 */
export function fernOverlay(contract: Contract): string {
  const actions = contract.operations.map((operation): Action => {
    const { resource, method } = methodName(operation);
    const { pagination: pages } = operation;
    return {
      target: operationTarget(operation),
      update: {
        'x-fern-sdk-group-name': [resource],
        'x-fern-sdk-method-name': method,
        ...(pages && {
          'x-fern-pagination': {
            cursor: `$request.${pages.cursor}`,
            next_cursor: `$response.${pages.next}`,
            results: `$response.${pages.items}`,
          },
        }),
        ...(operation.idempotency === null ? {} : { 'x-fern-idempotent': true }),
        ...(isRepeatable(operation) ? {} : { 'x-fern-retries': { disabled: true } }),
      },
    };
  });
  const headers = [{ header: 'Idempotency-Key', name: 'idempotency_key' }];
  return overlayText(contract, 'Fern', [
    { target: '$', update: { 'x-fern-idempotency-headers': headers } },
    ...actions,
  ]);
}
