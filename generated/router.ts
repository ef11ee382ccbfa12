// Generated from openapi.json by codegen/. Do not edit.

import { type OperationId, type OperationPolicy, operationTable, type ParameterKind } from './operations.ts';

type Methods = Readonly<Record<string, OperationId>>;

const literals: ReadonlyMap<string, Methods> = new Map(Object.entries({
  "/shipments": {
    GET: "listShipments",
    POST: "createShipment"
  },
  "/shipments/validate": {
    POST: "validateShipment"
  },
  "/rates": {
    POST: "quoteRates"
  },
  "/service_tiers": {
    GET: "listServiceTiers"
  },
  "/countries": {
    GET: "listCountries"
  },
  "/wallet/balance": {
    GET: "getWalletBalance"
  },
  "/wallet/transactions": {
    GET: "listWalletTransactions"
  },
  "/webhooks": {
    GET: "listWebhooks",
    POST: "createWebhook"
  },
  "/events": {
    GET: "listEvents"
  }
}));

interface Template {
  readonly segments: readonly (string | null)[];
  readonly names: readonly string[];
  readonly methods: Methods;
}

const templates: readonly Template[] = [
  {
    segments: [
      "",
      "shipments",
      null
    ],
    names: [
      "shipment_id"
    ],
    methods: {
      GET: "getShipment"
    }
  },
  {
    segments: [
      "",
      "shipments",
      null,
      "cancel"
    ],
    names: [
      "shipment_id"
    ],
    methods: {
      POST: "cancelShipment"
    }
  },
  {
    segments: [
      "",
      "shipments",
      null,
      "pod"
    ],
    names: [
      "shipment_id"
    ],
    methods: {
      GET: "getShipmentPod"
    }
  },
  {
    segments: [
      "",
      "shipments",
      null,
      "label"
    ],
    names: [
      "shipment_id"
    ],
    methods: {
      GET: "getShipmentLabel"
    }
  },
  {
    segments: [
      "",
      "tracking",
      null
    ],
    names: [
      "tracking_number"
    ],
    methods: {
      GET: "getTracking"
    }
  },
  {
    segments: [
      "",
      "webhooks",
      null
    ],
    names: [
      "id"
    ],
    methods: {
      GET: "getWebhook",
      PATCH: "updateWebhook",
      DELETE: "deleteWebhook"
    }
  },
  {
    segments: [
      "",
      "webhooks",
      null,
      "rotate"
    ],
    names: [
      "id"
    ],
    methods: {
      POST: "rotateWebhookSecret"
    }
  },
  {
    segments: [
      "",
      "webhooks",
      null,
      "sample"
    ],
    names: [
      "id"
    ],
    methods: {
      GET: "getWebhookSample"
    }
  },
  {
    segments: [
      "",
      "webhooks",
      null,
      "test"
    ],
    names: [
      "id"
    ],
    methods: {
      POST: "testWebhook"
    }
  },
  {
    segments: [
      "",
      "webhooks",
      null,
      "deliveries"
    ],
    names: [
      "id"
    ],
    methods: {
      GET: "listWebhookDeliveries"
    }
  },
  {
    segments: [
      "",
      "webhooks",
      null,
      "deliveries",
      null,
      "redeliver"
    ],
    names: [
      "id",
      "delivery_id"
    ],
    methods: {
      POST: "redeliverWebhookDelivery"
    }
  },
  {
    segments: [
      "",
      "events",
      null
    ],
    names: [
      "id"
    ],
    methods: {
      GET: "getEvent"
    }
  }
];

/** A path whose percent-encoding can't be decoded. */
export class MalformedPathError extends Error {
  override readonly name = 'MalformedPathError';
}

/** A query parameter whose percent-encoding can't be decoded. */
export class MalformedQueryError extends Error {
  override readonly name = 'MalformedQueryError';
  readonly parameter: string;

  constructor(parameter: string) {
    super(`${parameter} isn't valid percent-encoding`);
    this.parameter = parameter;
  }
}

/** A request as the router reads it: `path` is relative to the base address and still encoded. */
export interface RoutableRequest {
  readonly method: string;
  readonly path: string;
  /** What follows the question mark; '' when there is none. */
  readonly search: string;
}

/** A request's parameters as texts; integers and single values of arrays are read as what the contract declares. */
export interface RawParameters {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
}

interface PathMatch {
  readonly methods: Methods;
  readonly template: Template | null;
  readonly segments: readonly string[];
}

function matchPath(path: string): PathMatch | undefined {
  const methods = literals.get(path);
  if (methods) return { methods, template: null, segments: [] };
  const segments = path.split('/');
  for (const template of templates) {
    if (fits(template, segments)) return { methods: template.methods, template, segments };
  }
  return undefined;
}

function fits(template: Template, segments: readonly string[]): boolean {
  if (template.segments.length !== segments.length) return false;
  for (let index = 0; index < segments.length; index++) {
    const wanted = template.segments[index];
    if (wanted === null ? segments[index] === '' : segments[index] !== wanted) return false;
  }
  return true;
}

/** Undefined for bad percent-encoding. */
function decode(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function decodePath(segment: string): string {
  const text = decode(segment);
  if (text === undefined) throw new MalformedPathError(`${segment} isn't valid percent-encoding`);
  return text;
}

/** A query as a null-prototype object; a repeated name becomes an array, `name[key]` an object where declared so. */
function parseQuery(search: string, kinds: Readonly<Record<string, ParameterKind>>): Record<string, unknown> {
  const query: Record<string, unknown> = Object.create(null);
  if (search === '') return query;
  splitQuery(search, kinds, query);
  for (const name in kinds) {
    const value = query[name];
    if (kinds[name] === 'integer' && typeof value === 'string') query[name] = readInteger(value);
    if (kinds[name] === 'array' && typeof value === 'string') query[name] = [value];
  }
  return query;
}

/** Decimal digits as a number; any other text stays one, which the validator refuses. */
function readInteger(text: string): number | string {
  return /^[0-9]+$/.test(text) ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : text;
}

function splitQuery(
  search: string,
  kinds: Readonly<Record<string, ParameterKind>>,
  query: Record<string, unknown>,
): void {
  for (const pair of search.split('&')) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const rawName = at < 0 ? pair : pair.slice(0, at);
    const name = decode(rawName.replaceAll('+', ' '));
    const value = at < 0 ? '' : decode(pair.slice(at + 1).replaceAll('+', ' '));
    if (name === undefined || value === undefined) throw new MalformedQueryError(name ?? rawName);
    const open = name.indexOf('[');
    const owner = open > 0 && name.endsWith(']') ? name.slice(0, open) : '';
    if (owner !== '' && kinds[owner] === 'object') {
      const object = (query[owner] ??= Object.create(null)) as Record<string, unknown>;
      if (typeof object === 'object') add(object, name.slice(open + 1, -1), value);
    } else {
      add(query, name, value);
    }
  }
}

function add(target: Record<string, unknown>, name: string, value: string): void {
  const known = target[name];
  if (known === undefined) target[name] = value;
  else if (Array.isArray(known)) known.push(value);
  else target[name] = [known, value];
}

function methodOf(methods: Methods, method: string): OperationId | undefined {
  return Object.hasOwn(methods, method) ? methods[method] : undefined;
}

/** The operation that a method and path lead to. */
export function operationAt(method: string, path: string): OperationId | undefined {
  return methodOf(matchPath(path)?.methods ?? {}, method);
}

/** The methods that a path answers to, for the Allow header; [] for an unknown path. */
export function allowedMethods(path: string): string[] {
  return Object.keys(matchPath(path)?.methods ?? {});
}

/** Plugs into the `router` field of an OpenAPIBackend. */
export const router = {
  getOperations: (): OperationPolicy[] => Object.values(operationTable),
  getOperation: (id: string): OperationPolicy | undefined => operationTable[id as OperationId],

  /** @throws {Error} whose message begins with 404- or 405-, which openapi-backend answers with those handlers. */
  matchOperation(request: RoutableRequest): BackendOperation {
    const match = matchPath(request.path);
    if (!match) throw new Error('404-notFound: no operation has this path');
    const id = methodOf(match.methods, request.method);
    if (!id) throw new Error('405-methodNotAllowed: no operation has this method');
    return backendOperations[id];
  },

  /** openapi-backend wants it; parameters are read after authentication, by readParameters. */
  parseRequest: (request: RoutableRequest): RoutableRequest => request,
};

/**
 * A routed request's path and query parameters, decoded.
 * @throws {MalformedPathError} or {MalformedQueryError} for bad percent-encoding.
 */
export function readParameters(request: RoutableRequest, operation: OperationPolicy): RawParameters {
  const path: Record<string, string> = {};
  const match = operation.path.includes('{') ? matchPath(request.path) : undefined;
  let next = 0;
  match?.template?.segments.forEach((segment, index) => {
    if (segment === null) path[match.template?.names[next++] ?? ''] = decodePath(match.segments[index] ?? '');
  });
  return { path, query: parseQuery(request.search, operation.query) };
}

/** What openapi-backend needs of an operation, beside our own policy. */
export interface BackendOperation {
  readonly operationId: OperationId;
  /** None: openapi-backend only routes; every operation is authenticated by the pipeline. */
  readonly security: never[];
}

const backendOperations = Object.fromEntries(
  Object.values(operationTable).map((policy) => [
    policy.id,
    { operationId: policy.id, security: [] },
  ]),
) as unknown as Readonly<Record<OperationId, BackendOperation>>;
