import { hash } from 'node:crypto';
import {
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type ServerContext,
} from '@modelcontextprotocol/server';
import canonicalize from 'canonicalize';
import type { ToolName } from '../../generated/mcp-tools.ts';
import type { Schemas } from '../../generated/operations.ts';
import { HttpError } from '../contract/errors.ts';
import type { Arguments, CallOperation } from './call-operation.ts';
import { readData } from './tool-result.ts';

interface Question {
  readonly text: string;
  /** Arguments of the call that the answer allows. */
  readonly args: Arguments;
}

/** Questions to the user before a tool acts in live mode. Other tools change nothing that costs money. */
const questions: Partial<
  Record<ToolName, (call: CallOperation, args: Arguments) => Promise<Question | null>>
> = {
  create_shipment: async (call, args) => {
    const { idempotency_key: _, ...order } = args;
    const { quote } = readData<Schemas['ShipmentValidation']>(await call('validateShipment', order));
    return quote?.total_hkd == null
      ? null
      : priced('Book this shipment', args, quote.total_hkd, {
          expected_discount_rule_id: quote.discount?.rule_id ?? null,
        });
  },
  create_return: async (call, args) => {
    const { idempotency_key: _, ...goods } = args;
    const { quote } = readData<Schemas['ShipmentReturnValidation']>(
      await call('validateShipmentReturn', goods),
    );
    return quote?.total_hkd == null ? null : priced('Book this return', args, quote.total_hkd);
  },
  create_batch: async (_, args) => ({
    text: `Book ${Array.isArray(args.orders) ? args.orders.length : 0} orders? Each charges your wallet.`,
    args,
  }),
  create_manifest: async (_, args) => ({
    text: 'Close these shipments into a manifest? It cannot be undone.',
    args,
  }),
  cancel_shipment: async (_, args) => ({
    text: `Cancel shipment ${String(args.shipment_id)}? It cannot be undone.`,
    args,
  }),
};

/** The price that the user sees is the price that may be charged. */
function priced(action: string, args: Arguments, total: number, more: Arguments = {}): Question {
  const { recipient } = args as {
    readonly recipient?: { readonly contact_name?: unknown; readonly country_code?: unknown };
  };
  const to = recipient?.contact_name ? ` to ${recipient.contact_name}, ${recipient.country_code}` : '';
  return {
    text: `${action}${to} for HKD ${total.toFixed(2)}?`,
    args: { expected_total_hkd: total, ...more, ...args },
  };
}

type Asked = Pick<ServerContext['mcpReq'], 'envelope' | 'inputResponses'>;

/**
 * Asks the user before a tool changes something in live mode, if the client can ask. The answer counts for these arguments
 * and this price alone.
 * @returns the question, or the arguments of the call
 * @throws {HttpError} INVALID_FIELD if the user does not agree
 */
export async function askUser(
  name: ToolName,
  args: Arguments,
  call: CallOperation,
  { envelope, inputResponses }: Asked,
): Promise<InputRequiredResult | Arguments> {
  const stated: Readonly<Record<string, unknown>> = { ...envelope };
  const capabilities = stated[CLIENT_CAPABILITIES_META_KEY] as ClientCapabilities | undefined;
  const question = capabilities?.elicitation ? await questions[name]?.(call, args) : null;
  // Without a price, the call itself says what is wrong.
  if (!question) return args;
  const id = `agree-${hash('sha256', canonicalize([name, question]) ?? '').slice(0, 16)}`;
  const answer = inputResponse(inputResponses, id);
  if (answer.kind === 'elicit' && answer.action === 'accept' && answer.content?.agree === true)
    return question.args;
  if (answer.kind === 'elicit')
    throw new HttpError('INVALID_FIELD', { message: 'the user did not agree; nothing was changed' });
  const requestedSchema = {
    type: 'object' as const,
    properties: { agree: { type: 'boolean' as const, title: 'I agree' } },
    required: ['agree'],
  };
  return inputRequired({
    inputRequests: { [id]: inputRequired.elicit({ message: question.text, requestedSchema }) },
  });
}
