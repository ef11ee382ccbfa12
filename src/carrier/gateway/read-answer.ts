import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { Exchange } from './exchange.ts';
import { type GatewayMessages, gatewayValidator } from './gateway-contract.ts';

/** What the gateway said, as far as its contract lets it be understood. */
export type Answer<Message> =
  | { readonly kind: 'message'; readonly status: number; readonly message: Message }
  /** A 4xx with the contract's error body: nothing was done. */
  | {
      readonly kind: 'refusal';
      readonly status: number;
      readonly code: string;
      readonly text: string;
    }
  /** Provably not sent. */
  | { readonly kind: 'not-sent'; readonly reason: string }
  /** Everything else. */
  | { readonly kind: 'unclear'; readonly reason: string };

/** Reads an exchange against the contract: 2xx answers of one schema, and refusals. */
export function readAnswer<Name extends keyof GatewayMessages & string>(
  result: Exchange,
  name: Name,
): Answer<GatewayMessages[Name]> {
  if (result.kind === 'not-sent') return result;
  if (result.kind === 'lost') return { kind: 'unclear', reason: result.reason };
  const { status } = result;
  if (status >= 200 && status < 300) {
    const message = readJson(result, gatewayValidator(name));
    if (message === undefined) return { kind: 'unclear', reason: `it answered ${status}, unreadable` };
    return { kind: 'message', status, message };
  }
  const refusal = status >= 400 && status < 500 ? readJson(result, gatewayValidator('Error')) : undefined;
  if (!refusal) return { kind: 'unclear', reason: `it answered ${status}` };
  return { kind: 'refusal', status, code: refusal.error.code, text: refusal.error.message };
}

/** The body as a valid message; undefined when it isn't one. */
function readJson<Message>(
  { headers, body }: Exchange & { kind: 'answered' },
  validate: ValidateFunction<Message>,
): Message | undefined {
  // Compressed answers weren't asked for.
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return undefined;
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return validate(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
