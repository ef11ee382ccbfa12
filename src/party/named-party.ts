import type { Kysely } from 'kysely';
import { findSavedAddresses } from '../../db/query/account/saved-address.ts';
import type { Scope } from '../../db/scope.ts';
import type { Database } from '../../db/table/index.ts';
import type { RuleViolation } from '../pricing/option.ts';

export interface NamedOrder {
  /** The body with copies of what it names: saved parties, products of items. */
  readonly body: unknown;
  readonly violations: readonly RuleViolation[];
  /** True if the body names what is saved, so that the same body can mean another order later. */
  readonly isNamed: boolean;
}

const roles = ['recipient', 'sender'] as const;

/** Puts copies of saved parties in place of `recipient_id` and `sender_id`. A body without them costs no query. */
export async function withSavedParties(
  db: Kysely<Database>,
  scope: Scope,
  body: unknown,
): Promise<NamedOrder> {
  const ids = roles.flatMap((role) => readId(body, role) ?? []);
  if (ids.length === 0) return { body, violations: [], isNamed: false };
  const saved = await findSavedAddresses(db, scope, ids);
  const order: Record<string, unknown> = { ...(body as object) };
  const violations: RuleViolation[] = [];
  for (const role of roles) {
    const id = readId(body, role);
    if (id === null) continue;
    const found = saved.find((one) => one.id === id && one.role === role);
    const problem = Object.hasOwn(order, role)
      ? `cannot be combined with ${role}`
      : found
        ? null
        : `must be the id of a saved ${role}; listAddresses lists them`;
    if (problem !== null) violations.push({ path: [`${role}_id`], code: 'INVALID_FIELD', message: problem });
    else {
      order[role] = found?.party;
      delete order[`${role}_id`];
    }
  }
  return { body: order, violations, isNamed: true };
}

/** Returns null for an id that is missing, or that the schema refuses. */
function readId(body: unknown, role: (typeof roles)[number]): string | null {
  const name = `${role}_id`;
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return null;
  const id = (body as Readonly<Record<string, unknown>>)[name];
  return typeof id === 'string' && id !== '' && id.length <= 64 ? id : null;
}

/** Returns the fields that violations concern. Without a valid id, the party itself is missing too. */
export function brokenPaths(violations: readonly RuleViolation[]): (readonly (string | number)[])[] {
  const named = new Map<unknown, string>(roles.map((role) => [`${role}_id`, role]));
  return violations.flatMap(({ path }) => {
    const role = named.get(path[0]);
    return role === undefined ? [path] : [path, [role]];
  });
}
