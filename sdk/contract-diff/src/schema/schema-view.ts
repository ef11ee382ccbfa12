import {
  asArray,
  asNumber,
  asString,
  asStrings,
  fingerprint,
  isObject,
  type JsonObject,
  type Located,
} from '../json.ts';
import type { SchemaNode, SchemaNodes, SchemaUse } from './schema-node.ts';
import {
  type BoundName,
  type Bounds,
  boundNames,
  declaredTypes,
  readBounds,
  readTypes,
  type ValueType,
} from './values.ts';

interface ListOfValues {
  readonly values: ReadonlyMap<string, unknown>;
  readonly isOpen: boolean;
}

/** The values that a schema object lists itself. A list is open with `x-open-list` or `x-extensible-enum`. */
function ownList(value: JsonObject): ListOfValues | undefined {
  const open = value['x-extensible-enum'];
  if ('const' in value) return { values: byFingerprint([value.const]), isOpen: false };
  if (Array.isArray(value.enum)) {
    const isOpen = value['x-open-list'] === true || open === true || Array.isArray(open);
    return { values: byFingerprint(value.enum), isOpen };
  }
  return Array.isArray(open) ? { values: byFingerprint(open), isOpen: true } : undefined;
}

/**
 * Reads alternatives that are only values as one list: `oneOf` of `const`, and `anyOf` of an enum and any string, the
 * form of an open list.
 */
function listOfValues(branches: readonly SchemaUse[]): ListOfValues | undefined {
  const lists = branches.map(({ node }) => {
    const [part] = node.parts;
    if (!part || node.parts.length > 1) return undefined;
    const own = ownList(part.value);
    if (own && !('properties' in part.value)) return own;
    const isAnyText = part.value.type === 'string' && !Object.keys(part.value).some(limits);
    return isAnyText ? { values: new Map<string, unknown>(), isOpen: true } : undefined;
  });
  const known = lists.filter((list) => list !== undefined);
  if (known.length < lists.length || !known.some(({ values }) => values.size > 0)) return undefined;
  return {
    values: new Map(known.flatMap(({ values }) => [...values])),
    isOpen: known.some(({ isOpen }) => isOpen),
  };
}

function limits(keyword: string): boolean {
  return !/^(type|title|description|examples?|deprecated|\$comment|x-.*)$/.test(keyword);
}

function byFingerprint(values: readonly unknown[]): Map<string, unknown> {
  return new Map(values.map((value) => [fingerprint(value), value]));
}

function intersect(lists: readonly ReadonlyMap<string, unknown>[]): Map<string, unknown> | undefined {
  const [first, ...rest] = lists;
  return first && new Map([...first].filter(([key]) => rest.every((list) => list.has(key))));
}

export interface Union {
  readonly keyword: 'oneOf' | 'anyOf';
  readonly branches: readonly SchemaUse[];
  readonly discriminator: JsonObject | undefined;
  /** True if clients expect further alternatives: a discriminator and `x-open-list`. */
  readonly isOpen: boolean;
}

/** The constraints of a node, brought into one form: OpenAPI 3.0 and 3.1, `const` and `enum`, `allOf`. */
export interface SchemaView {
  readonly types: ReadonlySet<ValueType>;
  /** Undefined if the schema does not say. */
  readonly allowsNull: boolean | undefined;
  /** Values other than null, by fingerprint; undefined if they are not listed. */
  readonly values: ReadonlyMap<string, unknown> | undefined;
  /** True if further values than the listed ones are allowed. */
  readonly isOpenList: boolean;
  readonly formats: ReadonlySet<string>;
  readonly patterns: ReadonlySet<string>;
  readonly multiples: readonly number[];
  readonly isUnique: boolean;
  readonly bounds: Readonly<Record<BoundName, Bounds>>;
  /** Values of `contentEncoding`, in lower case. */
  readonly encodings: ReadonlySet<string>;
  /** Values of `contentMediaType`. */
  readonly contentTypes: ReadonlySet<string>;
  readonly contentSchema: SchemaUse | undefined;
  /** Form of the value in XML, without keywords that state the default. */
  readonly xml: JsonObject;
  readonly properties: ReadonlyMap<string, SchemaUse>;
  readonly required: ReadonlySet<string>;
  readonly patternProperties: ReadonlyMap<string, SchemaUse>;
  /** Undefined: unknown properties are allowed and not described. */
  readonly unknownProperties: SchemaUse | undefined;
  readonly propertyNames: SchemaUse | undefined;
  readonly items: SchemaUse | undefined;
  readonly tuple: readonly SchemaUse[];
  /** Undefined if any number of items may match. */
  readonly contains: { readonly schema: SchemaUse; readonly count: Bounds } | undefined;
  readonly unions: readonly Union[];
  /** The only alternatives beside null. They are merged into this view, but keep their names. */
  readonly onlyBranches: readonly SchemaUse[];
  readonly excluded: readonly SchemaUse[];
  readonly conditions: readonly Located[];
  readonly dependents: ReadonlyMap<string, SchemaUse>;
  readonly dependentRequired: ReadonlySet<string>;
  readonly hasDefault: boolean;
  readonly defaultValue: unknown;
  readonly isDeprecated: boolean;
  readonly isReadOnly: boolean;
  readonly isWriteOnly: boolean;
}

/** Builds the views of one document's nodes, each once. */
export class SchemaViews {
  readonly nodes: SchemaNodes;
  readonly #views = new Map<SchemaNode, SchemaView>();
  readonly #open = new Set<SchemaNode>();

  constructor(nodes: SchemaNodes) {
    this.nodes = nodes;
  }

  of(node: SchemaNode): SchemaView {
    const known = this.#views.get(node);
    if (known) return known;
    this.#open.add(node);
    const view = this.#build(node);
    this.#open.delete(node);
    this.#views.set(node, view);
    return view;
  }

  #build(node: SchemaNode): SchemaView {
    const parts = [...node.parts];
    const unions: Union[] = [];
    const onlyBranches: SchemaUse[] = [];
    const lists: ListOfValues[] = [];
    let nullIsAdded = false;
    // The only alternative to null is a part like those of allOf, so the list grows while it is read.
    for (let index = 0; index < parts.length; index++) {
      const part = parts[index] as Located;
      for (const keyword of ['oneOf', 'anyOf'] as const) {
        const union = this.#readUnion(part, keyword);
        if (!union) continue;
        nullIsAdded ||= union.hasNull;
        const list = listOfValues(union.branches);
        if (list) {
          lists.push(list);
          continue;
        }
        const [only] = union.branches;
        if (only && union.branches.length === 1 && !union.discriminator) {
          onlyBranches.push(only);
          parts.push(...only.node.parts.filter(({ value }) => !parts.some((known) => known.value === value)));
        } else if (union.branches.length > 0) unions.push(union);
      }
    }
    return { ...this.#merge(node, parts, unions, lists, nullIsAdded), onlyBranches };
  }

  #readUnion(part: Located, keyword: 'oneOf' | 'anyOf'): (Union & { hasNull: boolean }) | undefined {
    if (!Array.isArray(part.value[keyword])) return undefined;
    const all = asArray(part.value[keyword]).flatMap(
      (_, index) => this.nodes.use(part, keyword, index) ?? [],
    );
    const branches = all.filter(({ node }) => !isNullOnly(node) && !node.isNever);
    const discriminator = isObject(part.value.discriminator) ? part.value.discriminator : undefined;
    const isOpen = discriminator !== undefined && part.value['x-open-list'] === true;
    return { keyword, branches, discriminator, isOpen, hasNull: branches.length < all.length };
  }

  #merge(
    node: SchemaNode,
    parts: readonly Located[],
    unions: readonly Union[],
    lists: readonly ListOfValues[],
    nullIsAdded: boolean,
  ): Omit<SchemaView, 'onlyBranches'> {
    const nodes = this.nodes;
    const uses = (...steps: string[]) => parts.flatMap((part) => nodes.use(part, ...steps) ?? []);
    const texts = (keyword: string) => new Set(parts.flatMap(({ value }) => asString(value[keyword]) ?? []));
    const isSet = (keyword: string) => parts.some(({ value }) => value[keyword] === true);
    const allLists = [...parts.flatMap(({ value }) => ownList(value) ?? []), ...lists];
    const values = intersect(allLists.map((list) => list.values));
    const listed = values && new Map([...values].filter(([, value]) => value !== null));
    const isAnyBoolean = listed?.size === 2 && listed.has('true') && listed.has('false');
    const defaults = parts.filter(({ value }) => 'default' in value);
    const required = new Set(parts.flatMap(({ value }) => asStrings(value.required)));
    return {
      types: node.isNever ? new Set() : readTypes(parts, values, unions.length > 0),
      allowsNull: node.isNever ? false : this.#allowsNull(parts, unions, nullIsAdded),
      values: isAnyBoolean ? undefined : listed,
      isOpenList: !isAnyBoolean && allLists.length > 0 && allLists.every((list) => list.isOpen),
      formats: texts('format'),
      patterns: texts('pattern'),
      multiples: parts.flatMap(({ value }) => asNumber(value.multipleOf) ?? []),
      isUnique: isSet('uniqueItems'),
      bounds: Object.fromEntries(boundNames.map((name) => [name, readBounds(parts, name)])) as Record<
        BoundName,
        Bounds
      >,
      encodings: new Set([...texts('contentEncoding')].map((name) => name.toLowerCase())),
      contentTypes: texts('contentMediaType'),
      contentSchema: this.#joined(uses('contentSchema')),
      xml: readXml(parts),
      properties: this.#named(parts, 'properties'),
      required,
      patternProperties: this.#named(parts, 'patternProperties'),
      unknownProperties: this.#joined([...uses('additionalProperties'), ...uses('unevaluatedProperties')]),
      propertyNames: this.#joined(uses('propertyNames')),
      items: this.#joined([...uses('items'), ...uses('unevaluatedItems')]),
      tuple: parts.flatMap((part) =>
        asArray(part.value.prefixItems).flatMap((_, index) => nodes.use(part, 'prefixItems', index) ?? []),
      ),
      contains: this.#contains(parts),
      unions,
      excluded: uses('not'),
      conditions: parts.filter(({ value }) => 'if' in value),
      dependents: this.#named(parts, 'dependentSchemas'),
      dependentRequired: new Set(
        parts.flatMap(({ value }) =>
          Object.entries(isObject(value.dependentRequired) ? value.dependentRequired : {}).flatMap(
            ([name, needed]) => asStrings(needed).map((other) => `${other} with ${name}`),
          ),
        ),
      ),
      hasDefault: defaults.length > 0,
      defaultValue: defaults.at(-1)?.value.default,
      isDeprecated: isSet('deprecated'),
      isReadOnly: isSet('readOnly'),
      isWriteOnly: isSet('writeOnly'),
    };
  }

  #contains(parts: readonly Located[]): SchemaView['contains'] {
    const schema = this.#joined(parts.flatMap((part) => this.nodes.use(part, 'contains') ?? []));
    const counted = parts.filter(({ value }) => 'contains' in value);
    const lower = Math.max(...counted.map(({ value }) => asNumber(value.minContains) ?? 1));
    const upper = Math.min(
      ...counted.map(({ value }) => asNumber(value.maxContains) ?? Number.POSITIVE_INFINITY),
    );
    if (!schema || (lower === 0 && upper === Number.POSITIVE_INFINITY)) return undefined;
    return { schema, count: { lower, upper, isLowerExclusive: false, isUpperExclusive: false } };
  }

  #allowsNull(parts: readonly Located[], unions: readonly Union[], isAdded: boolean): boolean | undefined {
    if (isAdded) return true;
    const said = parts.map(({ value }) => this.#saysNull(value));
    // `nullable` beside allOf is meant for the whole, although OpenAPI 3.0 gives it no effect there.
    if (said.includes('for all')) return true;
    if (said.includes(false)) return false;
    const branches = unions.map((union) =>
      union.branches.map(({ node }) => (this.#open.has(node) ? undefined : this.of(node).allowsNull)),
    );
    if (branches.some((answers) => answers.every((answer) => answer === false))) return false;
    if (said.includes(true) || branches.some((answers) => answers.includes(true))) return true;
    return undefined;
  }

  #saysNull(value: JsonObject): boolean | 'for all' | undefined {
    const isNullable = !this.nodes.document.isJsonSchema && value.nullable === true;
    const types = declaredTypes(value);
    if (types) return types.includes('null') || isNullable;
    if (isNullable) return 'for all';
    const list = ownList(value);
    return list && !list.isOpen ? [...list.values.values()].includes(null) : undefined;
  }

  #named(parts: readonly Located[], keyword: string): Map<string, SchemaUse> {
    const names = new Map<string, SchemaUse[]>();
    for (const part of parts) {
      for (const name of Object.keys(isObject(part.value[keyword]) ? part.value[keyword] : {})) {
        const use = this.nodes.use(part, keyword, name);
        if (use) names.set(name, [...(names.get(name) ?? []), use]);
      }
    }
    return new Map([...names].map(([name, uses]) => [name, this.#joined(uses) as SchemaUse]));
  }

  #joined(uses: readonly SchemaUse[]): SchemaUse | undefined {
    const [first] = uses;
    if (!first || uses.length === 1) return first;
    return { ...first, name: undefined, node: this.nodes.all(uses.map(({ node }) => node)) };
  }
}

function readXml(parts: readonly Located[]): JsonObject {
  const all = parts.map(({ value }) => (isObject(value.xml) ? value.xml : {}));
  const { attribute, wrapped, ...rest } = Object.assign({}, ...all) as JsonObject;
  return { ...rest, ...(attribute === true && { attribute }), ...(wrapped === true && { wrapped }) };
}

function isNullOnly({ parts: [part, ...others] }: SchemaNode): boolean {
  if (!part || others.length > 0) return false;
  const types = declaredTypes(part.value);
  const list = ownList(part.value);
  return types?.join() === 'null' || (list?.values.size === 1 && list.values.has('null'));
}
