import { orderFields } from '../../../generated/order-fields.ts';

/** Returns a party as the API shows it: null for each field that was not given. */
export function shownParty<Party extends object>(role: 'recipient' | 'sender', party: Party) {
  const prefix = `${role}.`;
  const names = orderFields.filter((field) => field.startsWith(prefix));
  return { ...Object.fromEntries(names.map((name) => [name.slice(prefix.length), null])), ...party };
}
