import { findOperation, type Json } from '../contract.ts';
import type { FuzzAnswer, FuzzRequest } from '../request.ts';
import type { Target } from '../target.ts';
import type { Draw } from '../value.ts';

export interface Answered extends FuzzAnswer {
  readonly data: Json;
}

/** Context of a scenario. */
export interface Run {
  readonly draw: Draw;
  readonly target: Target;
  readonly mode: 'test' | 'live';
  /** Unique number per scenario, for keys and addresses. */
  readonly mark: string;
  /** Sends a request, by default with the mode's key, and checks the response. */
  send(request: FuzzRequest): Promise<Answered>;
  /** Reports a fault that schemas can't express. */
  fault(problem: string, request: FuzzRequest): void;
}

export const operationRequest = (
  id: string,
  path: string,
  more: { readonly body?: Json; readonly headers?: Record<string, string> } = {},
): FuzzRequest => {
  const operation = findOperation(id);
  const withBody = more.body === undefined ? {} : { 'Content-Type': 'application/json' };
  return {
    operation,
    method: operation.method,
    path,
    headers: { ...withBody, ...more.headers },
    ...(more.body === undefined ? {} : { body: JSON.stringify(more.body) }),
  };
};
