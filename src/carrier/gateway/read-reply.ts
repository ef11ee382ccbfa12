import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { Exchange } from './exchange.ts';
import { type GatewayMessages, gatewayValidator } from './gateway-contract.ts';

export type GatewayReply<Message> =
  | { readonly kind: 'message'; readonly status: number; readonly message: Message }
  /** A 4xx with the contract's error body: nothing was done. */
  | {
      readonly kind: 'refusal';
      readonly status: number;
      readonly code: string;
      readonly text: string;
    }
  | { readonly kind: 'not-sent'; readonly reason: string }
  | { readonly kind: 'unclear'; readonly reason: string };

export function readReply<Name extends keyof GatewayMessages & string>(
  result: Exchange,
  name: Name,
): GatewayReply<GatewayMessages[Name]> {
  if (result.kind === 'not-sent') return result;
  if (result.kind === 'lost') return { kind: 'unclear', reason: result.reason };
  const { status } = result;
  if (status >= 200 && status < 300) {
    const message = readJson(result, gatewayValidator(name));
    if (message === undefined)
      return { kind: 'unclear', reason: `unreadable response with status ${status}` };
    return { kind: 'message', status, message };
  }
  const refusal = status >= 400 && status < 500 ? readJson(result, gatewayValidator('Error')) : undefined;
  if (!refusal) return { kind: 'unclear', reason: `the carrier responded with status ${status}` };
  return { kind: 'refusal', status, code: refusal.error.code, text: refusal.error.message };
}

function readJson<Message>(
  { headers, body }: Exchange & { kind: 'response' },
  validate: ValidateFunction<Message>,
): Message | undefined {
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return undefined;
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return validate(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
