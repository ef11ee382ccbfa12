import type { Schemas } from '../../generated/operations.ts';
import { isPlacedWarning } from '../booking/placed-reference.ts';
import { violationText } from '../contract/contract-text.ts';
import { fieldLabel, inPlainWords } from '../contract/field-name.ts';
import { valueFaultText } from '../order-file/value-fault.ts';

interface Said extends Pick<Schemas['Violation'], 'code' | 'message'> {
  readonly path: readonly (string | number)[];
}

/** Names a field of an order as people do. The number of the only parcel or item says nothing. */
export function orderFieldText(path: string): string {
  const own = path.replace(/^(?:parcels|items)\.0\./, '');
  return own === '' ? 'Order' : fieldLabel(own.split('.'), 'en');
}

/** Says what is wrong with a field of an order, and what to write. */
export function problemText(said: Said, value: unknown = ''): string {
  if (isPlacedWarning(said)) return placedText(said.message);
  const text = valueFaultText(said, value, 'en') ?? `${contractText(said)}.`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function contractText(said: Said): string {
  return violationText({ ...said, code: 'INVALID_FIELD' }, 'en');
}

function placedText(message: string): string {
  const [, number, day] = /^belongs to shipment (\w+) of (\S+)$/.exec(message) ?? [];
  if (number) return `Placed as ${number} on ${day}.`;
  const [, batch, accepted] = /^belongs to an order that waits in batch (\w+) of (\S+)$/.exec(message) ?? [];
  return batch ? `Waits in batch ${batch} of ${accepted}.` : message;
}

/** Says why an order of a batch was refused. */
export function refusalOfOrder({
  data,
  message,
}: Pick<Schemas['ShipmentBatchOrderError'], 'data' | 'message'>): string {
  const violations = Array.isArray(data) ? (data as Said[]) : [];
  if (violations.length === 0) return inPlainWords(message.replace(/^\w+: /, ''), 'en');
  return violations
    .map((one) =>
      isPlacedWarning(one) ? problemText(one) : `${orderFieldText(one.path.join('.'))} ${contractText(one)}.`,
    )
    .join(' ');
}
