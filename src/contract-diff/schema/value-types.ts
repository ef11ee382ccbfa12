import { asStrings, type JsonObject, type Located } from '../json.ts';

/** JSON types without null. A number is an integer or a fraction, so that `integer` is a subset of `number`. */
export type ValueType = 'boolean' | 'integer' | 'fraction' | 'string' | 'array' | 'object';

export const allTypes: readonly ValueType[] = ['boolean', 'integer', 'fraction', 'string', 'array', 'object'];

/** Returns the types that a schema object names; undefined if it names none. */
export function declaredTypes(value: JsonObject): string[] | undefined {
  return typeof value.type === 'string'
    ? [value.type]
    : Array.isArray(value.type)
      ? asStrings(value.type)
      : undefined;
}

/** If no part names a type, it follows from the values, or from the keywords of objects and arrays. */
export function typesOf(
  parts: readonly Located[],
  values: ReadonlyMap<string, unknown> | undefined,
  hasUnions: boolean,
): Set<ValueType> {
  const declared = parts.flatMap(({ value }) => declaredTypes(value) ?? []).length > 0;
  if (declared) {
    const sets = parts.flatMap(({ value }) => {
      const names = declaredTypes(value);
      return names ? [new Set(names.flatMap(valueTypes))] : [];
    });
    return new Set(allTypes.filter((type) => sets.every((set) => set.has(type))));
  }
  if (values) return new Set([...values.values()].flatMap(typesOfValue));
  if (hasUnions) return new Set(allTypes);
  const has = (keyword: string) => parts.some(({ value }) => keyword in value);
  if (has('properties') || has('additionalProperties')) return new Set(['object']);
  return new Set(has('items') || has('prefixItems') ? ['array'] : allTypes);
}

function valueTypes(name: string): readonly ValueType[] {
  if (name === 'number') return ['integer', 'fraction'];
  return name === 'null' ? [] : [name as ValueType];
}

function typesOfValue(value: unknown): readonly ValueType[] {
  if (value === null) return [];
  if (Array.isArray(value)) return ['array'];
  if (typeof value === 'number') return [Number.isInteger(value) ? 'integer' : 'fraction'];
  return [typeof value as ValueType];
}
