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
import { isPlacedWarning } from '../booking/placed-reference.ts';
import { HttpError } from '../contract/errors.ts';
import type { Arguments, CallOperation } from './call-operation.ts';
import { readData } from './tool-result.ts';

/** Questions to the user before a tool acts in live mode. Other tools change nothing that costs money. */
const questions: Partial<Record<ToolName, (call: CallOperation, args: Arguments) => Promise<string | null>>> =
  {
    create_shipment: async (call, args) => {
      const { idempotency_key: _, ...order } = args;
      const { quote, warnings } = readData<Schemas['ShipmentValidation']>(
        await call('validateShipment', order),
      );
      if (quote?.total_hkd == null) return null;
      const placed = warnings.find(isPlacedWarning);
      return [
        priceSentence('Book this shipment', args, quote.total_hkd),
        ...(placed ? [`Its reference_no ${placed.message}.`] : []),
      ].join(' ');
    },
    create_return: async (call, args) => {
      const { idempotency_key: _, ...goods } = args;
      const { quote } = readData<Schemas['ShipmentReturnValidation']>(
        await call('validateShipmentReturn', goods),
      );
      return quote?.total_hkd == null ? null : priceSentence('Book this return', args, quote.total_hkd);
    },
    create_batch: async (call, args) => {
      const { idempotency_key: _, ...batch } = args;
      return batchSentence(
        readData<Schemas['ShipmentBatchValidation']>(await call('validateShipmentBatch', batch)),
        batch.skip_placed === true,
      );
    },
    create_manifest: async () => 'Close these shipments into a manifest? It cannot be undone.',
    cancel_shipment: async (_, args) => `Cancel shipment ${String(args.shipment_id)}? It cannot be undone.`,
  };

/** Null if nothing would be booked. */
function batchSentence(
  { orders, total_hkd: total }: Schemas['ShipmentBatchValidation'],
  skipsPlaced: boolean,
): string | null {
  const valid = orders.filter((order) => order.valid);
  const placed = valid.filter(({ warnings }) => warnings.some(isPlacedWarning)).length;
  const booked = skipsPlaced ? valid.length - placed : valid.length;
  if (booked === 0) return null;
  return [
    `Book ${booked} of ${orders.length} orders for HKD ${total.toFixed(2)} in total?`,
    ...(placed === 0 ? [] : [`Orders whose reference_no is already placed: ${placed}.`]),
    ...(valid.length === orders.length
      ? []
      : [`Orders that are not valid: ${orders.length - valid.length}.`]),
  ].join(' ');
}

function priceSentence(action: string, args: Arguments, total: number): string {
  const { recipient } = args as {
    readonly recipient?: { readonly contact_name?: unknown; readonly country_code?: unknown };
  };
  const to = recipient?.contact_name ? ` to ${recipient.contact_name}, ${recipient.country_code}` : '';
  return `${action}${to} for HKD ${total.toFixed(2)}?`;
}

type Asked = Pick<ServerContext['mcpReq'], 'envelope' | 'inputResponses'>;

/**
 * Asks the user before a tool changes something in live mode, if the client can ask. The answer counts for these arguments
 * and this price alone: the price is read again when it comes. The call has the client's arguments and nothing more, so
 * that a repeat under its key is the same request.
 * @returns the question; null if the call may be made
 * @throws {HttpError} INVALID_FIELD if the user does not agree
 */
export async function askUser(
  name: ToolName,
  args: Arguments,
  call: CallOperation,
  { envelope, inputResponses }: Asked,
): Promise<InputRequiredResult | null> {
  const stated: Readonly<Record<string, unknown>> = { ...envelope };
  const capabilities = stated[CLIENT_CAPABILITIES_META_KEY] as ClientCapabilities | undefined;
  const question = capabilities?.elicitation ? await questions[name]?.(call, args) : null;
  // Without a price, the call itself says what is wrong.
  if (!question) return null;
  const id = `agree-${hash('sha256', canonicalize([name, question, args]) ?? '').slice(0, 16)}`;
  const answer = inputResponse(inputResponses, id);
  if (answer.kind === 'elicit' && answer.action === 'accept' && answer.content?.agree === true) return null;
  if (answer.kind === 'elicit')
    throw new HttpError('INVALID_FIELD', { message: 'the user did not agree; this call changed nothing' });
  const requestedSchema = {
    type: 'object' as const,
    properties: { agree: { type: 'boolean' as const, title: 'I agree' } },
    required: ['agree'],
  };
  return inputRequired({
    inputRequests: { [id]: inputRequired.elicit({ message: question, requestedSchema }) },
  });
}
