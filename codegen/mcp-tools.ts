import type { Contract, ContractOperation } from './contract.ts';
import { type Document, resolve, type Schema, schemaName } from './document.ts';
import { banner, literal } from './generated-files.ts';

/*
 * A model reads the schemas of all tools in each conversation, so they are shorter than the contract. The service
 * validates every call by the contract itself.
 */

const keywordsOfInputs = ['type', 'enum', 'default', 'maxItems'];

/**
 * Shortens the schema of an argument: without patterns and bounds, and with the first sentence of each description.
 * @param described named schemas whose properties have been described before, and the sentences that were used; null: inside such a schema, so describe
 *   nothing, and leave out the properties of other named schemas
 * @param isWhole the schema has all arguments, so its properties are listed again
 */
export function brief(
  document: Document,
  schema: Schema,
  described: Set<string> | null,
  isWhole = false,
): Schema {
  const name = schemaName(schema);
  const inside = name !== undefined && described?.has(name) ? null : described;
  if (name !== undefined) described?.add(name);
  const target = resolve<Schema>(document, schema);
  const { properties, required, items, additionalProperties } = target;
  if (name !== undefined && properties && !inside && !isWhole) return { type: 'object' };
  return {
    ...pick({ ...target, ...schema }, keywordsOfInputs),
    ...(described ? newSentence(schema.description, described) : {}),
    ...(properties ? { properties: each(properties, (property) => brief(document, property, inside)) } : {}),
    ...(required ? { required } : {}),
    ...(items ? { items: brief(document, items as Schema, inside) } : {}),
    ...(typeof additionalProperties === 'object'
      ? { additionalProperties: brief(document, additionalProperties as Schema, inside) }
      : {}),
  };
}

/**
 * Reduces the schema of a result to the types of its properties, two levels deep. Nothing is required, because older
 * clients apply the schema to the content of errors too.
 * @param outlined named schemas whose properties have been listed before
 */
export function outline(document: Document, schema: Schema, outlined: Set<string>, levels = 2): Schema {
  const name = schemaName(schema);
  const target = resolve<Schema>(document, schema);
  const { type, properties, items, oneOf, anyOf } = target;
  const [choice, ...others] = (oneOf ?? anyOf ?? []) as Schema[];
  if (choice) {
    const value = outline(document, choice, outlined, levels);
    return others.some((other) => other.type === 'null') ? { ...value, type: [value.type, 'null'] } : value;
  }
  const isListed = levels > 0 && !(name !== undefined && outlined.has(name));
  if (name !== undefined) outlined.add(name);
  return {
    type,
    ...(properties && isListed
      ? { properties: each(properties, (property) => outline(document, property, outlined, levels - 1)) }
      : {}),
    ...(items ? { items: outline(document, items as Schema, outlined, levels) } : {}),
  };
}

/** A sender has the fields of a recipient: what was said of them is not said again. */
function newSentence(text: unknown, described: Set<string>): { description?: string } {
  const { description } = firstSentence(text);
  if (description === undefined || described.has(description)) return {};
  described.add(description);
  return { description };
}

export function firstSentence(text: unknown): { description?: string } {
  const sentence = typeof text === 'string' ? /^.*?\.(?=\s|$)/.exec(text)?.[0] : undefined;
  return sentence ? { description: sentence.replaceAll('`', '') } : {};
}

function pick(schema: Schema, keywords: readonly string[]): Schema {
  return Object.fromEntries(
    keywords.filter((keyword) => keyword in schema).map((keyword) => [keyword, schema[keyword]]),
  );
}

function each(properties: unknown, map: (property: Schema) => Schema): Record<string, Schema> {
  const entries = Object.entries(properties as Record<string, Schema>);
  return Object.fromEntries(entries.map(([name, property]) => [name, map(property)]));
}

interface ToolSource {
  readonly operation: string;
  /** Properties of the request that the tool rejects. */
  readonly without?: readonly string[];
  /** Arguments with a shorter schema than the contract's. */
  readonly shorter?: Readonly<Record<string, Schema>>;
  /** Properties of the result. Default: all. */
  readonly only?: readonly string[];
  /** Levels of the result whose properties are listed. Default: 2, which shows the rows of a list. */
  readonly levels?: number;
  /** Schemas of a tool that has arguments and a result of its own. */
  readonly own?: OwnSchemas | ((document: Document) => OwnSchemas);
}

interface OwnSchemas {
  readonly inputSchema: Schema;
  readonly outputSchema: Schema;
}

/** The operation returns whole services: 11,000 tokens for six of them with the requirements of all countries. */
const listServiceTiers = {
  inputSchema: {
    type: 'object',
    properties: {
      destination_country: {
        type: 'string',
        description: 'Only services to this country (ISO 3166-1 alpha-2), with what it requires.',
      },
      goods_category: { type: 'string', description: 'Only services that accept it.' },
      cursor: { type: 'string', description: 'next_cursor of the previous page.' },
      limit: { type: 'integer', default: 20, minimum: 1, maximum: 100 },
    },
  },
  outputSchema: {
    type: 'object',
    properties: {
      data: { type: 'array', items: { type: 'object' } },
      next_cursor: { type: ['string', 'null'] },
    },
  },
} as const;

const text = { type: 'string' } as const;

/** A party is described in create_shipment. */
function validateAddress({ components: { schemas } }: Document): OwnSchemas {
  const { properties, required } = schemas.RecipientParty ?? {};
  return {
    inputSchema: {
      type: 'object',
      properties: {
        role: { enum: ['recipient', 'sender'], default: 'recipient' },
        ...each(properties, () => text),
      },
      required,
    },
    outputSchema: {
      type: 'object',
      properties: {
        valid: { type: 'boolean' },
        findings: { type: 'array', items: { type: 'object' } },
      },
    },
  };
}

/** Parties, parcels and items are described in create_shipment. */
const returnArguments = {
  shipment_id: { type: 'string', description: 'Tracking number of the shipment that comes back.' },
  service_tier_id: { type: 'string', description: 'Return service. Default: the cheapest.' },
  recipient: { type: 'object', description: 'Return address in Hong Kong. Default: the sender.' },
  parcels: { type: 'array', items: { type: 'object' } },
  items: { type: 'array', items: { type: 'object' }, description: 'Goods that come back. Default: all.' },
  reference_no: text,
  selected_surcharges: { type: 'array', items: text },
  expected_total_hkd: { type: 'number' },
} as const;

const createReturn = {
  inputSchema: {
    type: 'object',
    properties: { ...returnArguments, idempotency_key: text },
    required: ['shipment_id', 'idempotency_key'],
  },
  outputSchema: {
    type: 'object',
    properties: { tracking_number: text, return_of: text, pricing_snapshot: { type: 'object' } },
  },
} as const;

/** Its arguments are described in create_return. */
const validateReturn = {
  inputSchema: {
    type: 'object',
    properties: each(returnArguments, ({ description: _, ...argument }) => argument),
    required: ['shipment_id'],
  },
  outputSchema: {
    type: 'object',
    properties: {
      valid: { type: 'boolean' },
      violations: { type: 'array', items: { type: 'object' } },
      quote: { type: ['object', 'null'] },
      options: { type: 'array', items: { type: 'object' } },
    },
  },
};

const rows = { type: 'array', items: { type: 'object' } } as const;
const page = {
  cursor: { type: 'string' },
  limit: { type: 'integer' },
} as const;
const pageOfRows = {
  type: 'object',
  properties: { data: rows, next_cursor: { type: ['string', 'null'] } },
} as const;

/** Orders are described in create_shipment. */
const orders = {
  ...rows,
  description: "Each as in create_shipment, with its own reference_no. Convert a file's rows.",
} as const;

const skip = {
  type: 'boolean',
  description: 'Leave out orders already placed.',
} as const;

const validateBatch = {
  inputSchema: { type: 'object', properties: { orders, skip_placed: skip }, required: ['orders'] },
  outputSchema: {
    type: 'object',
    properties: { valid: { type: 'boolean' }, total_hkd: { type: 'number' }, orders: rows },
  },
} as const;

const createBatch = {
  inputSchema: {
    type: 'object',
    properties: { orders, skip_placed: { type: 'boolean' }, idempotency_key: text },
    required: ['orders', 'idempotency_key'],
  },
  outputSchema: { type: 'object', properties: { id: text, status: text } },
} as const;

const getBatch = {
  inputSchema: { type: 'object', properties: { id: text }, required: ['id'] },
  outputSchema: createBatch.outputSchema,
} as const;

const listBatchOrders = {
  inputSchema: { type: 'object', properties: { id: text, status: text, ...page }, required: ['id'] },
  outputSchema: pageOfRows,
} as const;

const listEvents = {
  inputSchema: { type: 'object', properties: { event_type: text, created_after: text, ...page } },
  outputSchema: pageOfRows,
} as const;

const listStatements = {
  inputSchema: { type: 'object', properties: page },
  outputSchema: pageOfRows,
} as const;

const getStatement = {
  inputSchema: {
    type: 'object',
    properties: { month: { type: 'string', description: 'Such as 2026-11.' } },
    required: ['month'],
  },
  outputSchema: { type: 'object', properties: { month: text } },
} as const;

/** In this order, because each named schema is described in the first tool that has it. */
const tools: Readonly<Record<string, ToolSource>> = {
  create_shipment: {
    operation: 'createShipment',
    without: ['insured_amount'],
    shorter: {
      sender: {
        type: 'object',
        description: 'Sender in Hong Kong: a recipient without email and language.',
      },
    },
    only: ['tracking_number', 'status', 'livemode', 'dispatch', 'pricing_snapshot'],
    levels: 1,
  },
  get_rates: { operation: 'quoteRates', without: ['insured_amount_hkd'], levels: 1 },
  validate_shipment: { operation: 'validateShipment', without: ['insured_amount'], levels: 1 },
  validate_address: { operation: 'validateAddress', own: validateAddress },
  cancel_shipment: { operation: 'cancelShipment' },
  create_return: { operation: 'createShipmentReturn', own: createReturn },
  validate_return: { operation: 'validateShipmentReturn', own: validateReturn },
  create_batch: { operation: 'createShipmentBatch', own: createBatch },
  validate_batch: { operation: 'validateShipmentBatch', own: validateBatch },
  get_batch: { operation: 'getShipmentBatch', own: getBatch },
  list_batch_orders: { operation: 'listShipmentBatchOrders', own: listBatchOrders },
  create_manifest: { operation: 'createManifest', only: ['id', 'status', 'shipment_count'], levels: 1 },
  get_label: { operation: 'getShipment', only: ['tracking_number', 'label_pdf_url'] },
  get_shipment: {
    operation: 'getShipment',
    only: ['status', 'waybill_number', 'events', 'billing'],
    levels: 1,
  },
  list_shipments: { operation: 'listShipments', levels: 1 },
  track_shipment: { operation: 'getTracking', only: ['status', 'eta', 'delivered_at', 'events'], levels: 1 },
  list_service_tiers: { operation: 'listServiceTiers', own: listServiceTiers },
  get_wallet_balance: { operation: 'getWalletBalance' },
  list_statements: { operation: 'listStatements', own: listStatements },
  get_statement: { operation: 'getStatement', own: getStatement },
  list_events: { operation: 'listEvents', own: listEvents },
  list_webhooks: { operation: 'listWebhooks', levels: 1 },
  list_webhook_deliveries: { operation: 'listWebhookDeliveries', levels: 1 },
};

/** Generates the MCP tools of the operations that the contract has: their arguments and their results. */
export function mcpTools({ document, operations }: Contract): string {
  const described = new Set<string>();
  // A warning is like a violation.
  const outlined = new Set(['Warning']);
  const entries = Object.entries(tools).flatMap(
    ([name, { operation: id, without = [], shorter = {}, only, levels, own }]) => {
      const operation = operations.find((candidate) => candidate.id === id);
      if (!operation) return [];
      const ownSchemas = typeof own === 'function' ? own(document) : own;
      if (ownSchemas) return [[name, { operation: id, without, ...ownSchemas }]];
      const whole = createInputSchema(document, operation, without, described);
      const inputSchema = withToolNames({
        ...whole,
        properties: { ...Object(whole.properties), ...shorter },
      });
      const outputSchema = createOutputSchema(document, operation, { only, levels }, outlined);
      return [[name, { operation: id, without, inputSchema, outputSchema }]];
    },
  );
  refuseLongSchemas(Object.fromEntries(entries));
  return `${banner}/** Each MCP tool: its operation, the properties that it rejects, and its schemas. */
export const toolContracts = ${literal(Object.fromEntries(entries))} as const;

export type ToolName = keyof typeof toolContracts;
`;
}

/** Of the 6,500 tokens of all tools (tests/mcp/tools.test.ts), their own texts in src/mcp/tool-server.ts take the rest. */
const maxTokens = 4_700;

/** @throws {Error} that says what to shorten, if the schemas of all tools are longer than a model should read */
export function refuseLongSchemas(
  schemas: Readonly<Record<string, Partial<OwnSchemas>>>,
  max = maxTokens,
): void {
  const lengthOf = ({ inputSchema, outputSchema }: Partial<OwnSchemas>) =>
    `${JSON.stringify(inputSchema)}${JSON.stringify(outputSchema)}`.length;
  const tokens = Math.ceil(Object.values(schemas).reduce((sum, one) => sum + lengthOf(one), 0) / 4);
  if (tokens <= max) return;
  const longest = Object.entries(schemas)
    .flatMap(([name, { inputSchema = {} }]) => descriptionsIn(inputSchema, name))
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, 5);
  throw new Error(
    [
      `The schemas of the MCP tools take ${tokens} tokens, ${tokens - max} more than ${max}. A token has 4 characters.`,
      'Shorten the first sentence of a description in openapi.json, which is what the tools have of it, or leave an',
      'argument out with `without` in codegen/mcp-tools.ts. The longest sentences:',
      ...longest.map(([place, text]) => `  - ${place}: ${text}`),
    ].join('\n'),
  );
}

function descriptionsIn(schema: Schema, place: string): [place: string, text: string][] {
  const { description, items } = schema;
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  return [
    ...(typeof description === 'string' ? [[place, description] as [string, string]] : []),
    ...properties.flatMap(([name, inner]) => descriptionsIn(inner, `${place}.${name}`)),
    ...(items ? descriptionsIn(items as Schema, place) : []),
  ];
}

/** Returns the schema of all arguments: path and query parameters, properties of the body, and the idempotency key. */
function createInputSchema(
  document: Document,
  { parameters, body, idempotency }: ContractOperation,
  without: readonly string[],
  described: Set<string>,
): Schema {
  const inUrl = parameters.filter((parameter) => parameter.in !== 'header');
  const key = parameters.find(({ name }) => name === 'Idempotency-Key');
  const { properties, required } = body ? brief(document, named(body.schema), described, true) : {};
  const all = {
    ...Object.fromEntries(
      inUrl.map(({ name, schema, description }) => [
        name,
        { ...brief(document, schema, described), ...firstSentence(description) },
      ]),
    ),
    ...(properties as object | undefined),
    ...(key ? { idempotency_key: { type: 'string', ...firstSentence(key.description) } } : {}),
  };
  const needed = [
    ...inUrl.filter((parameter) => parameter.required).map(({ name }) => name),
    ...((required ?? []) as string[]),
    ...(idempotency === 'required' ? ['idempotency_key'] : []),
  ];
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(all).filter(([name]) => !without.includes(name))),
    ...(needed.length > 0 ? { required: needed } : {}),
  };
}

/** Returns the schema of the response's `data`. An array is placed in `data`, because a result is an object. */
function createOutputSchema(
  document: Document,
  { responses }: ContractOperation,
  { only, levels }: { readonly [Name in 'only' | 'levels']: ToolSource[Name] | undefined },
  outlined: Set<string>,
): Schema {
  const success = responses.find(({ status }) => status < 300)?.schema ?? '';
  const { data = {} } = resolve<Schema>(document, named(success)).properties as Record<string, Schema>;
  const result = outline(document, data, only ? new Set() : outlined, levels);
  if (result.type === 'array') return { type: 'object', properties: { data: result } };
  if (!only) return result;
  const chosen = Object.entries(result.properties as object).filter(([name]) => only.includes(name));
  return { ...result, properties: Object.fromEntries(chosen) };
}

/** Descriptions name operations, which a model knows as tools. */
function withToolNames(schema: Schema): Schema {
  const operation = new RegExp(`\\b(?:${[...toolOf.keys()].join('|')})\\b`, 'g');
  return JSON.parse(JSON.stringify(schema).replace(operation, (id) => toolOf.get(id) ?? id));
}

const toolOf = new Map(Object.entries(tools).map(([name, { operation }]) => [operation, name]));

function named(schema: string): Schema {
  return { $ref: `#/components/schemas/${schema}` };
}
