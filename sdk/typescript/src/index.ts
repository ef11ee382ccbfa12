export type { Mode } from './api-key.ts';
export { type Answer, Call, List, Page, Rows } from './call.ts';
export type { Clock } from './clock.ts';
export {
  AbortError,
  ApiError,
  AuthenticationError,
  ConflictError,
  ConnectionError,
  InvalidRequestError,
  NotFoundError,
  PaymentError,
  PermissionError,
  RateLimitError,
  SampanError,
  ServerError,
  SignatureError,
  type SignatureProblem,
  TimeoutError,
  UsageError,
} from './errors.ts';
export type { ErrorCode } from './generated/error-codes.ts';
export * from './generated/errors.ts';
export { type EventBodies, type EventType, eventTypes } from './generated/events.ts';
export type { OperationId } from './generated/operations.ts';
export type * from './generated/types.ts';
export type { Hooks, RequestInfo } from './hooks.ts';
export type { PollOptions } from './poll.ts';
export type { RateLimit, ResponseInfo } from './response-info.ts';
export { Sampan } from './sampan.ts';
export type { CallOptions, ClientOptions, RequestOptions } from './transport.ts';
export { version } from './user-agent.ts';
export {
  constructEvent,
  type RawBody,
  type SignOptions,
  signTestPayload,
  type VerifyOptions,
  type WebhookEvent,
} from './webhook-event.ts';
