import type { Scope } from '../../db/scope.ts';
import type { OperationId } from '../../generated/operations.ts';
import { commandLineActor } from '../audit.ts';
import type { WorkContext } from '../context.ts';
import { type Handler, type OperationInput, runForReply } from '../run-operation.ts';

/** Runs an operation of the API for a command. @throws {ApiError} */
export function runForCommand<Id extends OperationId>(
  context: WorkContext,
  scope: Scope,
  id: Id,
  handler: Handler<Id>,
  input: OperationInput,
) {
  const actor = commandLineActor(scope.accountId, context.clock.now());
  const caller = { scope, actor: () => actor, bookedBy: actor, requestId: null, pricingVersion: null };
  return runForReply(context, id, { ...input, handler, caller });
}
