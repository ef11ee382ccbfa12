import { type Document, resolve, type Schema, schemaName } from '../../../codegen/document.ts';

/** Identifiers and secrets that the service makes up, wherever they are. Two of them are alike if they have one form. */
const madeUp = [
  /\b(?:evt|wh|dlv|txn|sba|adr|mft)_[0-9a-f]{32}\b/g,
  /\b(?:SMP|SBX|SLM)\d{13}\b/g,
  /^https?:\/\/[^/]+\/track\/[\w-]{22}$/g,
  /^https?:\/\/[^/]+\/labels\/SMP\d{13}\.pdf\?expires=\d+&signature=[\w-]+$/g,
  /\bstatement-\d{4}-\d\d\b/g,
  /^whsec_[A-Za-z0-9+/]{43}=$/g,
  /^t=\d{10}(?:,v1=[0-9a-f]{64})+$/g,
];

/** The same for values without a form of their own, by property. */
const madeUpProperties: Readonly<Record<string, RegExp>> = {
  'EventRequest.id': /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  secret_last4: /^[A-Za-z0-9+/]{3}=$/,
  next_cursor: /^[\w-]{20,}$/,
  day: /^\d{4}-\d\d-\d\d$/,
  month: /^\d{4}-\d\d$/,
  latency_ms: /^\d+$/,
};

/** Bodies in a text, by schema and property, and the schema of their value. */
const embedded: Readonly<Record<string, Schema>> = {
  'WebhookSample.raw_body': { $ref: '#/components/schemas/WebhookTestEvent' },
};

/**
 * Returns the places where an actual body differs from an example, as JSON pointers. Every value must be equal, except
 * times (`format: date-time`) and the values above, which must have the same form.
 */
export function differences(
  document: Document,
  schema: Schema,
  example: unknown,
  actual: unknown,
  at = '',
  owner = '',
): string[] {
  const inside = embedded[owner];
  if (inside && typeof example === 'string' && typeof actual === 'string')
    return differences(document, inside, JSON.parse(example), JSON.parse(actual), at);
  const { properties = {}, items, format } = branchOf(document, schema, example);
  if (Array.isArray(example) && Array.isArray(actual)) {
    const compare = (one: unknown, other: unknown, place = at) =>
      differences(document, (items ?? {}) as Schema, one, other, place);
    if (example.length === actual.length)
      return example.flatMap((entry, index) => compare(entry, actual[index], `${at}/${index}`));
    const more = actual.filter((entry) => example.every((one) => compare(one, entry).length > 0));
    const missing = example.filter((entry) => actual.every((one) => compare(entry, one).length > 0));
    return [
      `${at}: ${example.length} entries in the example, ${actual.length} in fact`,
      ...more.map((entry) => `${at}: only in fact: ${JSON.stringify(entry)}`),
      ...missing.map((entry) => `${at}: only in the example: ${JSON.stringify(entry)}`),
    ];
  }
  if (isObject(example) && isObject(actual)) {
    const name = schemaName(schema) ?? schemaName((schema.oneOf as Schema[] | undefined)?.[0]);
    return [...new Set([...Object.keys(example), ...Object.keys(actual)])].flatMap((key) =>
      differences(
        document,
        ((properties as Record<string, Schema>)[key] ?? {}) as Schema,
        example[key],
        actual[key],
        `${at}/${key}`,
        `${name}.${key}`,
      ),
    );
  }
  const property = owner.split('.').at(-1) ?? '';
  const form = madeUpProperties[owner] ?? madeUpProperties[property];
  return isAlike(format === 'date-time', form, example, actual)
    ? []
    : [`${at}: ${JSON.stringify(example)} in the example, ${JSON.stringify(actual)} in fact`];
}

function isAlike(isTime: boolean, form: RegExp | undefined, example: unknown, actual: unknown): boolean {
  if (form && typeof example === typeof actual && form.test(String(example)) && form.test(String(actual)))
    return true;
  if (typeof example !== 'string' || typeof actual !== 'string') return Object.is(example, actual);
  if (isTime) return example.replace(/\d/g, '0') === actual.replace(/\d/g, '0');
  return madeUp.some((one) => hasForm(one, example, actual)) || example === actual;
}

/** Returns whether two texts have a made-up value in the same places, and are equal otherwise. */
function hasForm(form: RegExp, example: string, actual: string): boolean {
  return example.search(form) >= 0 && example.replace(form, '…') === actual.replace(form, '…');
}

/** The schema that describes a value: the event's own, or the one of a `oneOf` that has the value's type. */
function branchOf(document: Document, schema: Schema, value: unknown): Schema {
  const followed = resolve<Schema>(document, schema as { $ref: string });
  if (!followed.oneOf) return followed;
  const { propertyName, mapping } = (followed.discriminator ?? {}) as Discriminator;
  const chosen = propertyName && isObject(value) && mapping?.[String(value[propertyName])];
  if (chosen) return branchOf(document, { $ref: chosen }, value);
  const branches = (followed.oneOf as Schema[]).map((branch) =>
    resolve<Schema>(document, branch as { $ref: string }),
  );
  return branches.find(({ type }) => type === (Array.isArray(value) ? 'array' : 'object')) ?? {};
}

interface Discriminator {
  readonly propertyName?: string;
  readonly mapping?: Readonly<Record<string, string>>;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
