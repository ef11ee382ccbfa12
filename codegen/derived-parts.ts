import {
  type Document,
  documentedResponses,
  type ExampleObject,
  type OperationObject,
  resolve,
  type Schema,
  schemaName,
} from './document.ts';
import { listOperations } from './document-parts.ts';

/**
 * Writes the parts of a contract that follow from other parts: what all events share, the lists of event types and the
 * union of events from `webhooks`, the envelopes of responses and their error numbers from `x-sys-codes`, the fields of a
 * party from RecipientParty, those of a product from Item, the order of a batch from createShipment's body, and null for a
 * property that an example lacks. They are written out, because generators of clients lose what `allOf` would share (docs/design/contract.md).
 */
export function withDerivedParts(given: Document): Document {
  const bodies = eventBodies(given);
  const document = withEventTypesInTexts(withSharedRequests(given), Object.keys(bodies));
  const envelopes = envelopesOf(document);
  const { schemas: present } = document.components;
  const named = Object.fromEntries([...envelopes.keys()].map((name): [string, Schema] => [name, {}]));
  const schemas = Object.fromEntries(
    Object.entries({ ...present, ...named, ...present }).map(([name, schema]) => {
      const copied = withSharedBody(bodies, present, name, withCopies(document, name, schema));
      const derived = withEvents(bodies, withEnvelope(envelopes, present, name, copied));
      return [name, name === 'SysCode' ? listing(catalogOf(document), derived) : derived];
    }),
  );
  return withWholeExamples({ ...document, components: { ...document.components, schemas } });
}

type Properties = Readonly<Record<string, Schema>>;

interface Copy {
  readonly of: string;
  /** Properties that the copy does not have. */
  readonly without?: readonly string[];
  /** The properties of a response: not bounded, and null if none was given. */
  readonly isStored?: boolean;
  /** Null removes a property. */
  readonly isClearable?: boolean;
  /** The source is a record, whose properties are all there. */
  readonly isRecord?: boolean;
  /** Properties that are never null, although the source has them so. */
  readonly needed?: readonly string[];
}

const party = { of: 'RecipientParty' };
const product = { of: 'Item', without: ['quantity'], needed: ['sku', 'description'] };
const copies: Readonly<Record<string, Copy>> = {
  Party: { ...party, without: ['email', 'language'] },
  AddressValidationRequest: party,
  SavedAddressCreateRequest: party,
  SavedAddressUpdateRequest: party,
  PartyRecord: { ...party, without: ['email', 'language'], isStored: true },
  RecipientPartyRecord: { ...party, isStored: true },
  SavedAddress: { ...party, isStored: true },
  ShipmentBatchOrderRequest: { of: 'ShipmentCreateRequest' },
  MerchantProductCreateRequest: product,
  MerchantProductUpdateRequest: { ...product, without: ['quantity', 'sku'], isClearable: true },
  MerchantProduct: { ...product, of: 'ItemRecord', isRecord: true },
};

function withCopies({ components: { schemas } }: Document, name: string, schema: Schema): Schema {
  const copy = copies[name];
  const source = copy && schemas[copy.of];
  if (!copy || !source) return schema;
  const needed = copy.needed ?? ((source.required ?? []) as readonly string[]);
  const shared = Object.entries((source.properties ?? {}) as Properties).filter(
    ([field]) => !copy.without?.includes(field),
  );
  const present = (schema.properties ?? {}) as Properties;
  const written = shared.map(([field, property]) => {
    const stated = present[field] ?? {};
    const isOptional = !needed.includes(field);
    if (copy.isStored) return [field, stored(property, stated, isOptional)] as const;
    const same = repeated(property, stated);
    if (copy.isRecord) return [field, isOptional ? same : { ...same, type: 'string' }] as const;
    return [field, copy.isClearable && isOptional ? nullable(same) : same] as const;
  });
  const properties = { ...inserted(present, Object.fromEntries(written)), ...Object.fromEntries(written) };
  if (!copy.isStored && !copy.isRecord) return { ...schema, properties };
  const required = [...((schema.required ?? []) as string[]), ...shared.map(([field]) => field)];
  return {
    ...schema,
    required: Object.keys(properties).filter((field) => required.includes(field)),
    properties,
  };
}

/** Keywords that a copy states itself: the country of a sender is one of a list, and the SKU of a product is not blank. */
const ownKeywords = ['description', 'examples', 'pattern', 'x-pattern-message'];

function repeated(property: Schema, stated: Schema): Schema {
  const own = Object.entries(stated).filter(([keyword]) => ownKeywords.includes(keyword));
  return { ...property, ...Object.fromEntries(own) };
}

function nullable({ $ref, description, ...property }: Schema): Schema {
  if ($ref !== undefined) return { oneOf: [{ $ref }, { type: 'null' }], description };
  return { ...property, type: [property.type, 'null'], description };
}

function stored(property: Schema, stated: Schema, isOptional: boolean): Schema {
  const { type, description, examples } = property;
  return {
    type: isOptional ? [type, 'null'] : type,
    description: isOptional ? `${description} Null if none was given.` : description,
    examples,
    ...stated,
  };
}

/** Inserts the missing entries, each after the one that precedes it in `whole`. */
function inserted<Value>(part: Readonly<Record<string, Value>>, whole: Readonly<Record<string, Value>>) {
  const entries = Object.entries(part);
  let at = -1;
  for (const [name, value] of Object.entries(whole)) {
    const known = entries.findIndex(([other]) => other === name);
    if (known < 0) entries.splice(++at || entries.length, 0, [name, value]);
    else at = known;
  }
  return Object.fromEntries(entries) as Record<string, Value>;
}

/** References of the events' bodies, by type. */
type EventReferences = Readonly<Record<string, string>>;

function eventBodies(document: Document): EventReferences {
  return Object.fromEntries(
    Object.entries(document.webhooks ?? {}).flatMap(([type, { post }]) => {
      const body = eventBody(document, post);
      return body ? [[type, body] as const] : [];
    }),
  );
}

/** Every event is sent as the first one is. */
function withSharedRequests(document: Document): Document {
  const first = Object.values(document.webhooks ?? {})[0]?.post;
  if (!first) return document;
  const { operationId: _, summary: __, description: ___, ...shared } = first;
  const webhooks = mapValues(document.webhooks ?? {}, (item) => {
    const { post } = item as Record<string, OperationObject>;
    const requestBody = { ...first.requestBody, ...post?.requestBody };
    return { ...(item as object), post: { ...post, ...shared, requestBody } };
  });
  return { ...document, webhooks: webhooks as NonNullable<Document['webhooks']> };
}

/** The body of an event differs from the first one's in its type, its data and its example. */
function withSharedBody(bodies: EventReferences, schemas: Properties, name: string, schema: Schema): Schema {
  const [first] = Object.values(bodies);
  const [type, body] = Object.entries(bodies).find(([, $ref]) => schemaName({ $ref }) === name) ?? [];
  const shared = first && first !== body && schemas[schemaName({ $ref: first }) ?? ''];
  if (!shared || !type) return schema;
  const own = (schema.properties ?? {}) as Properties;
  const properties = mapEntries(shared.properties as object, (property, whole) => {
    const { $ref, examples } = own[property] ?? {};
    return { ...(whole as Schema), ...($ref ? { $ref } : {}), ...(examples ? { examples } : {}) };
  });
  const event_type = {
    ...Object(properties.event_type),
    const: type,
    description: `Event type: \`${type}\`.`,
  };
  return {
    ...shared,
    description: `Body of a \`${type}\` event.`,
    properties: { ...properties, event_type },
  };
}

/** An example of a refusal names all event types, too. */
function withEventTypesInTexts(document: Document, types: readonly string[]): Document {
  const lists = Object.values(document.components.schemas).map((schema) => schema.enum);
  const known = lists.find((list): list is string[] => Array.isArray(list) && types.includes(list[0]));
  if (!known) return document;
  const paths = JSON.stringify(document.paths).replaceAll(known.join(', '), types.join(', '));
  return { ...document, paths: JSON.parse(paths) };
}

function withEvents(bodies: EventReferences, schema: Schema): Schema {
  const { enum: values, oneOf, discriminator } = schema;
  if (Array.isArray(values) && values.some((value) => value in bodies))
    return { ...schema, enum: [...values.filter((value) => value === '*'), ...Object.keys(bodies)] };
  const references = Object.values(bodies);
  const isUnion = ((oneOf ?? []) as Schema[]).some(({ $ref = '' }) => references.includes($ref));
  if (!isUnion) return schema;
  return {
    ...schema,
    oneOf: references.map(($ref) => ({ $ref })),
    discriminator: { ...(discriminator as object), mapping: bodies },
  };
}

interface CatalogError {
  readonly number: string;
  readonly name: string;
  readonly status: number;
}

/** Returns all errors, by number. */
function catalogOf(document: Document): CatalogError[] {
  return Object.entries(document['x-sys-codes'] ?? {})
    .map(([name, { code: number, status }]) => ({ number, name, status }))
    .sort((one, other) => Number(one.number) - Number(other.number));
}

/** A JSON body: its status, the first operation that returns it, with its errors and its first message. */
interface Envelope {
  readonly status: number;
  readonly operation: string;
  readonly errors: readonly CatalogError[];
  readonly message: unknown;
}

type Envelopes = ReadonlyMap<string, Envelope>;

function envelopesOf(document: Document): Envelopes {
  const catalog = catalogOf(document);
  const found = new Map<string, Envelope>();
  for (const { name: operation, operation: placed } of listOperations(document))
    for (const [key, response] of documentedResponses(placed)) {
      const { schema, examples = {} } = resolve(document, response).content?.['application/json'] ?? {};
      const name = schemaName(schema);
      if (name === undefined || found.has(name)) continue;
      const status = Number(key);
      const own = catalog.filter(
        (error) => error.status === status && placed['x-sys-codes']?.includes(error.name),
      );
      const [example] = Object.values(examples);
      const { message } = Object(example && resolve<ExampleObject>(document, example).value);
      found.set(name, { status, operation, errors: own, message });
    }
  return found;
}

/** An envelope differs from the first one of its kind, success or error, in its status, its errors or data, and its texts. */
function withEnvelope(envelopes: Envelopes, schemas: Properties, name: string, schema: Schema): Schema {
  const envelope = envelopes.get(name);
  if (!envelope) return schema;
  const { status, operation, errors, message } = envelope;
  const isError = status >= 400;
  const [model = ''] = [...envelopes].find(([, other]) => other.status >= 400 === isError) ?? [];
  const own = (schema.properties ?? {}) as Properties;
  const properties = mapEntries(Object(schemas[model]?.properties), (property, shared) => {
    const whole = shared as Schema;
    if (property === 'status') return { ...whole, const: status, description: `HTTP status: ${status}.` };
    if (property === 'message') return { ...whole, examples: own.message?.examples ?? [message] };
    if (property === 'sysCode') return listing(errors, own.sysCode ?? whole);
    return isError ? whole : own[property];
  });
  const kind = isError
    ? `Envelope of the errors of ${operation} with status ${status}.`
    : `Success envelope of ${operation}.`;
  return { ...schemas[model], description: schema.description ?? kind, properties };
}

function listing(errors: readonly CatalogError[], schema: Schema): Schema {
  const [meaning] = String(schema.description).split('\n\n- `');
  const list = errors.map(({ number, name }) => `- \`${number}\` ${name}`);
  return {
    ...schema,
    enum: errors.map(({ number }) => number),
    description: `${meaning}\n\n${list.join('\n')}`,
  };
}

/** Returns the reference of an event to the schema of its body. */
export function eventBody(document: Document, operation: OperationObject | undefined): string | undefined {
  const body = operation?.requestBody && resolve(document, operation.requestBody);
  return body?.content['application/json']?.schema?.$ref;
}

/** A response of ours has each property that its schema requires: null is what an older example lacks. */
function withWholeExamples(document: Document): Document {
  const shared = new Map<string, Schema>();
  const visit = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(visit);
    const parts = value as Record<string, unknown>;
    const { schema, examples } = parts;
    if (!isObject(schema) || !isObject(examples)) return mapValues(parts, visit);
    return { ...parts, examples: mapValues(examples, (example) => completedExample(schema, example)) };
  };
  const completedExample = (schema: Schema, example: unknown): unknown => {
    if (!isObject(example)) return example;
    if (typeof example.$ref !== 'string')
      return { ...example, value: completed(document, schema, example.value) };
    shared.set(example.$ref.split('/').at(-1) ?? '', schema);
    return example;
  };
  const { examples, ...components } = document.components;
  const visited = {
    ...document,
    paths: visit(document.paths),
    ...(document.webhooks ? { webhooks: visit(document.webhooks) } : {}),
    components: {
      ...components,
      ...(components.responses ? { responses: visit(components.responses) } : {}),
    },
  } as Document;
  if (!examples) return visited;
  const whole = mapEntries(examples, (name, example) => completedExample(shared.get(name) ?? {}, example));
  return { ...visited, components: { ...visited.components, examples: whole as typeof examples } };
}

function completed(document: Document, schema: Schema, value: unknown): unknown {
  const { items, properties, required, oneOf, discriminator } = resolve<Schema>(document, schema);
  if (oneOf) {
    const { propertyName, mapping } = (discriminator ?? {}) as { propertyName?: string; mapping?: object };
    const $ref = mapping && Object(mapping)[Object(value)[propertyName ?? '']];
    const branch = $ref ? { $ref } : value !== null && !discriminator ? (oneOf as Schema[])[0] : undefined;
    return branch ? completed(document, branch, value) : value;
  }
  if (Array.isArray(value))
    return items ? value.map((one) => completed(document, items as Schema, one)) : value;
  if (!isObject(value) || !properties) return value;
  const known = properties as Properties;
  const missing = ((required ?? []) as string[]).filter(
    (name) => !(name in value) && isNullable(known[name]),
  );
  const whole = Object.fromEntries(
    Object.keys(known).flatMap((name) => (name in value || missing.includes(name) ? [[name, null]] : [])),
  );
  return mapEntries(inserted<unknown>(value, whole), (name, part) =>
    known[name] ? completed(document, known[name], part) : part,
  );
}

function isNullable({ type, oneOf }: Schema = {}): boolean {
  return (
    [type].flat().includes('null') || ((oneOf ?? []) as Schema[]).some((branch) => branch.type === 'null')
  );
}

function isObject(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mapEntries(
  value: object,
  change: (name: string, part: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(name, part)]));
}

function mapValues(value: object, change: (part: unknown) => unknown): Record<string, unknown> {
  return mapEntries(value, (_, part) => change(part));
}
