import { type Document, resolve, type Schema, schemaName } from '../document.ts';

/** Returns the contract with every open list as a plain string, and its known values in `x-extensible-enum`. */
export function withOpenLists(document: Document): Document {
  return JSON.parse(JSON.stringify(document, (_, value) => (isOpenList(value) ? opened(value) : value)));
}

function isOpenList(value: unknown): value is Record<string, unknown> {
  const schema = value as Record<string, unknown> | null;
  return schema?.['x-open-list'] === true && 'enum' in schema;
}

function opened({ enum: values, ...list }: Record<string, unknown>): Record<string, unknown> {
  return { ...list, 'x-extensible-enum': values };
}

/**
 * Returns the contract with a further alternative in each union that has a discriminator: what all others have in
 * common. It is the last one, so that a client that validates reads a type that a release adds, such as a new event.
 * The union has no discriminator then, because generated clients throw at a value that selects no schema. A known type
 * is also valid as the further alternative, so the union is an `anyOf`.
 */
export function withOpenUnions(document: Document): Document {
  const schemas = Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    const { oneOf, discriminator, 'x-open-list': _, ...rest } = schema;
    if (!Array.isArray(oneOf) || !discriminator) return [[name, schema] as const];
    const { propertyName } = discriminator as { propertyName: string };
    const ownName = `Unknown${name}`;
    const others = oneOf.map((member: Schema) => resolve(document, member));
    const open = commonSchema(document, others, propertyName);
    const description = `${name} of a type that is not described yet: a later release added it.`;
    return [
      [name, { ...rest, anyOf: [...oneOf, { $ref: `#/components/schemas/${ownName}` }] }],
      [ownName, { ...open, description }],
    ] as const;
  });
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(schemas) } };
}

/** Returns a schema for everything that is valid under one of these. Where they differ, it says only the type. */
function commonSchema(document: Document, schemas: readonly Schema[], openProperty?: string): Schema {
  const [first = {}, ...others] = schemas;
  if (others.every((other) => withoutNotes(other) === withoutNotes(first))) return first;
  const targets = schemas.map((schema) => (schemaName(schema) ? resolve(document, schema) : schema));
  const types = [...new Set(targets.flatMap(({ type }) => (type as string | string[] | undefined) ?? []))];
  const isComplete = targets.every(({ type }) => type !== undefined);
  const type = types.length === 1 ? types[0] : types;
  if (!isComplete || type !== 'object') return isComplete ? { type } : {};
  const all = targets.map((target) => (target.properties ?? {}) as Record<string, Schema>);
  const names = Object.keys(all[0] ?? {}).filter((name) => all.every((properties) => name in properties));
  const required = names.filter((name) =>
    targets.every((target) => ((target.required ?? []) as string[]).includes(name)),
  );
  const properties = names.map((name) => {
    const each = all.map((own) => own[name] ?? {});
    if (name === openProperty)
      return [name, { type: 'string', description: 'A type that is not described yet.' }] as const;
    const descriptions = new Set(each.map(({ description }) => description));
    const [description] = descriptions.size === 1 ? descriptions : [];
    return [
      name,
      { ...commonSchema(document, each), ...(description !== undefined && { description }) },
    ] as const;
  });
  return {
    type,
    ...(required.length > 0 && { required }),
    ...(names.length > 0 ? { properties: Object.fromEntries(properties) } : { additionalProperties: true }),
  };
}

function withoutNotes(schema: Schema): string {
  return JSON.stringify(schema, (key, value) => (/^(description|examples?)$/.test(key) ? undefined : value));
}
