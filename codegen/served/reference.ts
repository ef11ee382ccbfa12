import {
  type Document,
  type MediaTypeObject,
  type OperationObject,
  resolve,
  type Schema,
  schemaName,
} from '../document.ts';

interface NamedExample {
  readonly summary: string;
  readonly value: unknown;
}

interface ResponseExamples {
  readonly status: number;
  readonly description: string;
  readonly mediaTypes: readonly string[];
  readonly examples: NamedExample[];
}

/** Returns the examples of the operation's JSON body, in contract order. */
export function requestExamples(document: Document, { requestBody }: OperationObject): NamedExample[] {
  const body = requestBody && resolve(document, requestBody);
  return named(document, body?.content['application/json']);
}

export function responseExamples(document: Document, { responses }: OperationObject): ResponseExamples[] {
  return Object.entries(responses ?? {}).flatMap(([status, reference]) => {
    if (!/^\d+$/.test(status)) return [];
    const { description, content = {} } = resolve(document, reference);
    const mediaTypes = Object.keys(content);
    const examples = named(document, content['application/json']);
    return [{ status: Number(status), description, mediaTypes, examples }];
  });
}

function named(document: Document, media: MediaTypeObject | undefined): NamedExample[] {
  return Object.entries(media?.examples ?? {}).map(([name, example]) => {
    const { summary = name, value } = resolve(document, example);
    return { summary, value };
  });
}

export interface FieldRow {
  /** Dots for objects, `[]` for lists: `items[].quantity`. */
  readonly path: string;
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
}

/** Returns a row for each property of a schema and of the objects in it. */
export function fieldRows(
  document: Document,
  schema: Schema,
  path = '',
  outer: readonly Schema[] = [],
): FieldRow[] {
  const target = objectIn(document, schema);
  if (!target || outer.includes(target)) return [];
  const required = (target.required ?? []) as string[];
  return Object.entries((target.properties ?? {}) as Record<string, Schema>).flatMap(([name, property]) => {
    const own = resolve(document, property) as Schema;
    const inner = path === '' ? name : `${path}.${name}`;
    const isList = hasType(own, 'array');
    return [
      {
        path: inner,
        type: typeText(document, property),
        required: required.includes(name),
        description: String(property.description ?? own.description ?? ''),
      },
      ...fieldRows(document, property, isList ? `${inner}[]` : inner, [...outer, target]),
    ];
  });
}

/** Returns the object that a schema describes: itself, the items of a list, or the part beside null. */
function objectIn(document: Document, schema: Schema): Schema | undefined {
  const own = resolve(document, schema) as Schema;
  if (own.items) return objectIn(document, own.items as Schema);
  if (own.properties) return own;
  const parts = ((own.oneOf ?? own.allOf ?? []) as Schema[]).filter(({ type }) => type !== 'null');
  return parts.length === 1 && parts[0] ? objectIn(document, parts[0]) : undefined;
}

/** Describes a type in words: `list of string`, `number or null`, `"cod" or "prepaid"`. */
export function typeText(document: Document, schema: Schema): string {
  const own = resolve(document, schema) as Schema;
  if (own.const !== undefined) return JSON.stringify(own.const);
  if (own.enum) return alternatives((own.enum as unknown[]).map((value) => JSON.stringify(value)));
  const parts = (own.oneOf ?? own.anyOf ?? own.allOf) as Schema[] | undefined;
  if (parts)
    return parts.length > 3
      ? (schemaName(schema) ?? 'object')
      : alternatives(parts.map((part) => typeText(document, part)));
  if (own.items) return `list of ${typeText(document, own.items as Schema)}`;
  return alternatives([own.type ?? 'any'].flat() as string[]);
}

function alternatives(texts: readonly string[]): string {
  return [...new Set(texts)].join(' or ');
}

function hasType({ type }: Schema, name: string): boolean {
  return type === name || (Array.isArray(type) && type.includes(name));
}
