import { _, type Ajv2020, type Code, type CodeKeywordDefinition, type KeywordCxt } from 'ajv/dist/2020.js';
import additionalProperties from 'ajv/dist/vocabularies/applicator/additionalProperties.js';
import items from 'ajv/dist/vocabularies/applicator/items2020.js';
import propertyNames from 'ajv/dist/vocabularies/applicator/propertyNames.js';
import format from 'ajv/dist/vocabularies/format/format.js';
import pattern from 'ajv/dist/vocabularies/validation/pattern.js';
import uniqueItems from 'ajv/dist/vocabularies/validation/uniqueItems.js';
import type { Schema } from './document.ts';

/** How many unknown properties one object may have and still have each of them named. */
const namedUnknown = 100;

/**
 * Makes Ajv look at an array's entries, an object's members and a text's characters only where their number is within the
 * schema's bound. With `allErrors` Ajv goes on after a failed `maxItems`; so the work and the errors of one request are
 * bounded by the contract, whatever is sent.
 */
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
  // A character is one or two units of `length`.
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

/** A request's schema whose closed objects have a bound of their own. */
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

/** The same of each of several. */
export function mapSchemas(schemas: Readonly<Record<string, Schema>>): Record<string, Schema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, boundedObjects(schema)]));
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
