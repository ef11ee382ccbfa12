import type { SampanError } from './errors.ts';
import type { OperationId } from './generated/operations.ts';
import type { ResponseInfo } from './response-info.ts';

/** One request of a call. It has neither the API key nor a body. */
export interface RequestInfo {
  /** Null for a request of `sampan.request` that this version does not know. */
  readonly operation: OperationId | null;
  readonly method: string;
  readonly url: string;
  readonly idempotencyKey: string | null;
  /** 1 for the first request of a call. */
  readonly attempt: number;
}

/** Functions for logs and metrics. An error that one of them throws is ignored. */
export interface Hooks {
  onRequest?(request: RequestInfo): void;
  onResponse?(request: RequestInfo, response: ResponseInfo, durationMs: number): void;
  /** Called before the wait. */
  onRetry?(request: RequestInfo, error: SampanError, waitMs: number): void;
  /** Called once if the call fails for good, also if no response arrived. `durationMs` includes all retries. */
  onError?(request: RequestInfo, error: SampanError, durationMs: number): void;
}

/** Calls a hook. A logger that fails must not fail a booking. */
export function notify<Name extends keyof Hooks>(
  hooks: Hooks,
  name: Name,
  ...args: Parameters<NonNullable<Hooks[Name]>>
): void {
  try {
    const returned = (hooks[name] as ((...args: unknown[]) => unknown) | undefined)?.apply(hooks, args);
    // An async function fits the type too.
    Promise.resolve(returned).catch(() => {});
  } catch {}
}
