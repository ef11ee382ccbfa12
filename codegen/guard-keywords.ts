import { _, type Ajv2020, type Code, type CodeKeywordDefinition, type KeywordCxt } from 'ajv/dist/2020.js';
import additionalProperties from 'ajv/dist/vocabularies/applicator/additionalProperties.js';
import items from 'ajv/dist/vocabularies/applicator/items2020.js';
import propertyNames from 'ajv/dist/vocabularies/applicator/propertyNames.js';
import format from 'ajv/dist/vocabularies/format/format.js';
import pattern from 'ajv/dist/vocabularies/validation/pattern.js';
import uniqueItems from 'ajv/dist/vocabularies/validation/uniqueItems.js';
import type { Schema } from './document.ts';

/** Maximum number of unknown properties of one object that are reported individually. */
const namedUnknown = 100;

/** Checks items, properties and patterns only within the schema's bounds: with `allErrors`, Ajv would not stop there. */
export function guardKeywords(ajv: Ajv2020): void {
  for (const keyword of [items.default, uniqueItems.default])
    replace(ajv, keyword, ({ data, parentSchema: { maxItems } }) =>
      maxItems === undefined ? null : _`${data}.length <= ${maxItems}`,
    );
  for (const keyword of [additionalProperties.default, propertyNames.default])
    replace(ajv, keyword, ({ data, parentSchema }) =>
      parentSchema.maxProperties === undefined
        ? null
        : _`Object.keys(${data}).length <= ${parentSchema.maxProperties}`,
    );
  // A character has one or two UTF-16 code units.
  for (const keyword of [pattern.default, format.default])
    replace(ajv, keyword, ({ data, parentSchema: { maxLength } }) =>
      maxLength === undefined ? null : _`${data}.length <= ${2 * maxLength}`,
    );
}

type Guard = (context: KeywordCxt) => Code | null;

function replace(ajv: Ajv2020, definition: CodeKeywordDefinition, guardOf: Guard): void {
  ajv.removeKeyword(String(definition.keyword));
  ajv.addKeyword({
    ...definition,
    code(context, ruleType) {
      const guard = guardOf(context);
      if (guard === null) definition.code(context, ruleType);
      else context.gen.if(guard, () => definition.code(context, ruleType));
    },
  });
}

export function boundedObjects(schema: Schema): Schema {
  const { properties, items: entry, additionalProperties: members } = schema;
  const known = Object.keys(properties ?? {}).length;
  return {
    ...(members === false ? { maxProperties: known + namedUnknown } : {}),
    ...schema,
    ...(properties ? { properties: mapSchemas(properties as Record<string, Schema>) } : {}),
    ...(isSchema(entry) ? { items: boundedObjects(entry) } : {}),
    ...(isSchema(members) ? { additionalProperties: boundedObjects(members) } : {}),
  };
}

export function mapSchemas(schemas: Readonly<Record<string, Schema>>): Record<string, Schema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, boundedObjects(schema)]));
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
