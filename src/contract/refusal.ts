import type { SysCodeName } from '../../generated/errors.ts';
import type { OperationId } from '../../generated/operations.ts';
import { ApiError, type ApiErrorOptions, errorOrigin, type Refuse } from './api-error.ts';
import type { RefusalCode } from './operation-types.ts';

class Refusal extends ApiError {
  constructor(code: SysCodeName, options?: ApiErrorOptions) {
    super(errorOrigin, code, options);
  }
}

/** Returns the `refuse` of an operation: it throws an error with one of the codes that the operation declares. */
export function refuserOf<Id extends OperationId>(): Refuse<RefusalCode<Id>> {
  return (code, options) => {
    throw new Refusal(code, options);
  };
}
