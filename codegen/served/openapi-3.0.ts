import {
  type Document,
  listMethods,
  requiredScopes,
  resolve,
  type Schema,
  schemaName,
  scopeSentences,
} from '../document.ts';

type Part = Record<string, unknown>;

/** Keywords of 3.0 with the same meaning in 3.1. */
const sameMeaning = new Set([
  'title',
  'description',
  'default',
  'deprecated',
  'readOnly',
  'writeOnly',
  'externalDocs',
  'discriminator',
  'type',
  'format',
  'enum',
  'required',
  'minProperties',
  'maxProperties',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'multipleOf',
  'example',
]);
/** 3.0 has nothing like them. Without them, a schema accepts more. */
const dropped = new Set(['propertyNames', 'contentMediaType', 'contentEncoding', '$comment']);

/**
 * Converts the contract to OpenAPI 3.0.3 for tools that do not read 3.1. Webhooks do not exist there.
 * @throws {Error} for a schema keyword that it does not know
 */
export function toOpenApi30(document: Document): Part {
  const copy: Part = { ...structuredClone(document), openapi: '3.0.3', info: convertInfo(document.info) };
  delete copy.webhooks;
  const nullableComponents = new Map<string, Part>();
  const convert = (schema: Schema) => convertSchema(document, schema, nullableComponents);
  const converted = mapSchemas(copy, convert) as Document & Part;
  for (const [name, schema] of nullableComponents) converted.components.schemas[name] = schema;
  for (const item of Object.values(converted.paths)) {
    for (const [, operation] of listMethods(item)) {
      const { description = '', security } = operation;
      if (!security) continue;
      // In 3.0 only OAuth names scopes in `security`, so sentences of the description name them.
      operation.description = [description, ...scopeSentences(requiredScopes(operation))].join('\n\n').trim();
      operation.security = security.map(withoutScopes);
    }
  }
  return withoutUnused(converted);
}

/** 3.0 has no summary, and no SPDX identifiers of licenses, so the address of the license names it. */
function convertInfo({ summary: _, ...info }: Part): Part {
  if (!info.license) return info;
  const { identifier, ...license } = info.license as Part;
  const url = identifier === undefined ? {} : { url: `https://spdx.org/licenses/${identifier}.html` };
  return { ...info, license: { ...license, ...url } };
}

function withoutScopes(requirement: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.keys(requirement).map((scheme) => [scheme, []]));
}

/** Converts every schema of a part of the document; examples hold data and stay. */
function mapSchemas(part: unknown, convert: (schema: Schema) => Part): unknown {
  if (Array.isArray(part)) return part.map((one) => mapSchemas(one, convert));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (key === 'schema') return [key, convert(value as Schema)];
      if (key === 'schemas') return [key, mapValues(value as Record<string, Schema>, convert)];
      if (key === 'examples' || key === 'example') return [key, value];
      return [key, mapSchemas(value, convert)];
    }),
  );
}

function convertSchema(document: Document, schema: Schema, nullableComponents: Map<string, Part>): Part {
  const convert = (one: Schema) => convertSchema(document, one, nullableComponents);
  const result: Part = {};
  for (const [key, value] of Object.entries(schema)) {
    if (dropped.has(key)) continue;
    if (key === '$ref')
      Object.assign(
        result,
        Object.keys(schema).length === 1 ? { $ref: value } : { allOf: [{ $ref: value }] },
      );
    else if (key === 'type' && Array.isArray(value)) Object.assign(result, convertTypes(value));
    else if (key === 'const') result.enum = [value];
    else if (key === 'examples') result.example = (value as unknown[])[0];
    else if (key === 'exclusiveMinimum') Object.assign(result, { minimum: value, exclusiveMinimum: true });
    else if (key === 'exclusiveMaximum') Object.assign(result, { maximum: value, exclusiveMaximum: true });
    else if (key === 'properties') result.properties = mapValues(value as Record<string, Schema>, convert);
    else if (key === 'items' || key === 'not') result[key] = convert(value as Schema);
    else if (key === 'additionalProperties')
      result[key] = typeof value === 'boolean' ? value : convert(value as Schema);
    else if (key === 'oneOf' || key === 'anyOf' || key === 'allOf')
      Object.assign(result, alternatives(key, value as Schema[]));
    else if (sameMeaning.has(key) || key.startsWith('x-')) result[key] = value;
    else throw new Error(`openapi-3.0.json: the keyword ${key} has no conversion; add it to openapi-3.0.ts`);
  }
  return result;

  function alternatives(key: string, schemas: Schema[]): Part {
    const others = schemas.filter(({ type }) => type !== 'null');
    const last = others.at(-1);
    if (others.length === schemas.length || !last) return { [key]: schemas.map(convert) };
    const all = [...others.slice(0, -1).map(convert), orNull(last)];
    if (all.length > 1) return { [key]: all };
    // Validators need null inside; generators of clients read `nullable` only here, and only beside a type.
    return { type: resolve(document, last).type, nullable: true, allOf: all };
  }

  /** `nullable` counts only beside a type, so a nullable reference needs a component of its own. */
  function orNull(one: Schema): Part {
    const target = resolve(document, one);
    if (typeof target.type !== 'string')
      throw new Error('openapi-3.0.json: only a schema with one type can be nullable');
    const withNull = { ...target, type: [target.type, 'null'] };
    const values = target.enum ? { enum: [...(target.enum as unknown[]), null] } : {};
    const name = schemaName(one);
    if (!name) return convert({ ...withNull, ...values });
    const ownName = `${name}OrNull`;
    if (!nullableComponents.has(ownName))
      nullableComponents.set(ownName, convert({ ...withNull, ...values }));
    return { $ref: `#/components/schemas/${ownName}` };
  }
}

function convertTypes(types: string[]): Part {
  const others = types.filter((type) => type !== 'null');
  const nullable = others.length < types.length ? { nullable: true } : {};
  if (others.length === 1) return { type: others[0], ...nullable };
  return { anyOf: others.map((type) => ({ type, ...nullable })) };
}

/** Removes components that only webhooks used. */
function withoutUnused(document: Part): Part {
  const components = document.components as Record<string, Record<string, unknown>>;
  const reached = new Set<string>();
  const { components: _, ...others } = document;
  follow(others);
  const { securitySchemes, ...rest } = components;
  const used = Object.entries(rest).map(([section, parts]) => [
    section,
    Object.fromEntries(Object.entries(parts).filter(([name]) => reached.has(`${section}/${name}`))),
  ]);
  return { ...document, components: { securitySchemes, ...Object.fromEntries(used) } };

  function follow(part: unknown): void {
    for (const [, section = '', name = ''] of JSON.stringify(part).matchAll(
      /"#\/components\/(\w+)\/(\w+)"/g,
    )) {
      if (reached.has(`${section}/${name}`)) continue;
      reached.add(`${section}/${name}`);
      follow(components[section]?.[name]);
    }
  }
}

function mapValues(parts: Record<string, Schema>, convert: (schema: Schema) => Part): Record<string, Part> {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, convert(part)]));
}
