import { asArray, isObject, type JsonObject, type Located, pointTo } from '../json.ts';
import { type OpenApiDocument, referencedName, Unreadable } from '../open-api-document.ts';

/**
 * A schema as the set of constraints that all hold: its own and those of `$ref` and `allOf`. Two schemas with the same
 * constraints are the same node, so recursive schemas are finite.
 */
export interface SchemaNode {
  readonly id: number;
  /** Schemas without `$ref` and `allOf`, in document order. */
  readonly parts: readonly Located[];
  /** Place of the schema that a reader would look at. */
  readonly pointer: string;
  /** Nothing is valid: the schema `false`. */
  readonly isNever: boolean;
}

/** A schema where another refers to it. */
export interface SchemaUse {
  readonly node: SchemaNode;
  /** Name of the component, if the schema is just a reference to one. */
  readonly name: string | undefined;
  readonly pointer: string;
}

const maxNodes = 1_000_000;
const deepestNesting = 500;

export class SchemaNodes {
  readonly document: OpenApiDocument;
  readonly any: SchemaNode;
  readonly never: SchemaNode;
  readonly #nodes = new Map<string, SchemaNode>();
  readonly #partIds = new Map<JsonObject, number>();
  readonly #stripped = new Map<JsonObject, Located>();
  #extensions: Map<JsonObject, Map<string, SchemaUse>> | undefined;

  constructor(document: OpenApiDocument) {
    this.document = document;
    this.any = this.#intern([], false, '');
    this.never = this.#intern([], true, '');
  }

  /** Returns the schema below `keyword`, or undefined. */
  use({ value, pointer }: Located, ...steps: readonly (string | number)[]): SchemaUse | undefined {
    let found: unknown = value;
    for (const step of steps) {
      if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined;
      found = (found as Record<string | number, unknown>)[step];
    }
    const at = pointTo(pointer, ...steps);
    if (typeof found === 'boolean')
      return { node: found ? this.any : this.never, name: undefined, pointer: at };
    if (!isObject(found)) return undefined;
    return { node: this.of({ value: found, pointer: at }), name: componentName(found), pointer: at };
  }

  of(schema: Located): SchemaNode {
    const parts = new Map<JsonObject, Located>();
    const isPossible = this.#collect(schema, parts, new Set(), 0);
    return this.#intern([...parts.values()], !isPossible, this.#mainPointer(schema));
  }

  /** Returns the schema that is valid where all of these are. */
  all(nodes: readonly SchemaNode[]): SchemaNode {
    const [only] = nodes;
    if (only && nodes.length === 1) return only;
    const parts = new Map(nodes.flatMap((node) => node.parts.map((part) => [part.value, part])));
    return this.#intern(
      [...parts.values()],
      nodes.some((node) => node.isNever),
      only?.pointer ?? '',
    );
  }

  /** Returns one alternative of a schema, with what holds beside its `oneOf` and `anyOf`. */
  alternative(node: SchemaNode, branch: SchemaNode): SchemaNode {
    const parts = [...node.parts.map((part) => this.#withoutUnions(part)), ...branch.parts];
    return this.#intern(parts, node.isNever || branch.isNever, branch.pointer);
  }

  /** Returns the component schemas that extend a schema with a discriminator by allOf, by name. */
  listExtensions(base: Located): ReadonlyMap<string, SchemaUse> {
    this.#extensions ??= this.#findExtensions();
    return this.#extensions.get(base.value) ?? new Map();
  }

  #findExtensions(): Map<JsonObject, Map<string, SchemaUse>> {
    const found = new Map<JsonObject, Map<string, SchemaUse>>();
    const components = { value: this.document.root, pointer: '' };
    const schemas = this.document.child(components, 'components', 'schemas');
    for (const name of Object.keys(schemas?.value ?? {})) {
      const use = schemas && this.use(schemas, name);
      // The last part is the schema's own.
      for (const { value } of use?.node.parts.slice(0, -1) ?? []) {
        if (!use || !isObject(value.discriminator)) continue;
        found.set(value, (found.get(value) ?? new Map()).set(name, { ...use, name }));
      }
    }
    return found;
  }

  #withoutUnions(part: Located): Located {
    if (!('oneOf' in part.value) && !('anyOf' in part.value)) return part;
    const known = this.#stripped.get(part.value);
    if (known) return known;
    const { oneOf: _, anyOf: __, discriminator: ___, ...value } = part.value;
    const stripped = { value, pointer: part.pointer };
    this.#stripped.set(part.value, stripped);
    return stripped;
  }

  /** Adds the parts of a schema. Returns false if one of them is `false`. */
  #collect(schema: Located, parts: Map<JsonObject, Located>, seen: Set<JsonObject>, depth: number): boolean {
    const { value, pointer } = schema;
    if (seen.has(value)) return true;
    seen.add(value);
    if (depth > deepestNesting) {
      throw new Unreadable(`${this.document.name}: ${pointer}: $ref and allOf are nested too deep`);
    }
    let isPossible = true;
    if (typeof value.$ref === 'string') {
      isPossible = this.#collect(this.document.target(value.$ref, pointer), parts, seen, depth + 1);
      if (!this.document.isJsonSchema || !Object.keys(value).some(isMeaningful)) return isPossible;
    }
    for (const [index, member] of asArray(value.allOf).entries()) {
      if (member === false) isPossible = false;
      if (!isObject(member)) continue;
      const at = { value: member, pointer: pointTo(pointer, 'allOf', index) };
      isPossible = this.#collect(at, parts, seen, depth + 1) && isPossible;
    }
    parts.set(value, schema);
    return isPossible;
  }

  #mainPointer(schema: Located): string {
    const { value, pointer } = schema;
    const isReference = typeof value.$ref === 'string' && !Object.keys(value).some(isMeaningful);
    return isReference ? this.document.resolve(schema).pointer : pointer;
  }

  #intern(parts: readonly Located[], isNever: boolean, pointer: string): SchemaNode {
    const ids = parts.map(({ value }) => this.#partId(value)).sort((a, b) => a - b);
    const key = isNever ? 'never' : ids.join();
    const known = this.#nodes.get(key);
    if (known) return known;
    if (this.#nodes.size === maxNodes)
      throw new Unreadable(`${this.document.name}: it has more than ${maxNodes} schemas`);
    const node = { id: this.#nodes.size, parts, isNever, pointer };
    this.#nodes.set(key, node);
    return node;
  }

  #partId(value: JsonObject): number {
    const known = this.#partIds.get(value);
    if (known !== undefined) return known;
    const id = this.#partIds.size;
    this.#partIds.set(value, id);
    return id;
  }
}

/** Returns true for a keyword that changes the meaning of the `$ref` beside it. */
function isMeaningful(keyword: string): boolean {
  return !/^(\$ref|title|summary|description|examples?|externalDocs|\$comment|x-.*)$/.test(keyword);
}

/** A reference may stand alone in allOf: in OpenAPI 3.0, that is how it gets a description. */
function componentName({ $ref, allOf }: JsonObject): string | undefined {
  const [only, ...others] = asArray(allOf);
  if (isObject(only) && others.length === 0) return componentName(only);
  return typeof $ref === 'string' ? referencedName($ref, 'schemas') : undefined;
}
