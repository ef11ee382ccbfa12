import { type Document, resolve, type Schema, schemaName } from '../document.ts';

/*
 * A model reads the schemas of all tools in each conversation, so they are shorter than the contract. The service
 * validates every call by the contract itself.
 */

const keywordsOfInputs = ['type', 'enum', 'default', 'minimum', 'maximum', 'exclusiveMinimum', 'maxItems'];

/**
 * Shortens the schema of an argument: without patterns, and with the first sentence of each description.
 * @param described named schemas whose properties have been described before; null: describe nothing
 */
export function brief(document: Document, schema: Schema, described: Set<string> | null): Schema {
  const name = schemaName(schema);
  const inside = name !== undefined && described?.has(name) ? null : described;
  if (name !== undefined) described?.add(name);
  const target = resolve<Schema>(document, schema);
  const { properties, required, items, additionalProperties } = target;
  return {
    ...picked({ ...target, ...schema }, keywordsOfInputs),
    ...(described ? firstSentence(schema.description) : {}),
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

export function firstSentence(text: unknown): { description?: string } {
  const sentence = typeof text === 'string' ? /^.*?\.(?=\s|$)/.exec(text)?.[0] : undefined;
  return sentence ? { description: sentence.replaceAll('`', '') } : {};
}

function picked(schema: Schema, keywords: readonly string[]): Schema {
  return Object.fromEntries(
    keywords.filter((keyword) => keyword in schema).map((keyword) => [keyword, schema[keyword]]),
  );
}

function each(properties: unknown, map: (property: Schema) => Schema): Record<string, Schema> {
  const entries = Object.entries(properties as Record<string, Schema>);
  return Object.fromEntries(entries.map(([name, property]) => [name, map(property)]));
}
