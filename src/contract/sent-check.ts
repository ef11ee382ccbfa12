import { type SpecTypes, specTypeSchemas } from '@modelcontextprotocol/server';
import { responseValidators } from './response-validators.ts';
import { schemaProblems } from './schema-violation.ts';

/** The schema of JSON that is sent outside of an operation: an event of the contract, or a message of OAuth or MCP. */
export type SentSchema = 'Event' | (keyof SpecTypes & keyof typeof specTypeSchemas);

/** Called with JSON before it is sent. Development and tests check it. */
export type SentObserver = (schema: SentSchema, value: unknown) => void;

/** Returns how JSON differs from its schema, one line per field. */
export function sentProblems(schema: SentSchema, value: unknown): string[] {
  if (schema !== 'Event') {
    const { issues = [] } = specTypeSchemas[schema]['~standard'].validate(value);
    return issues.map(({ path = [], message }) => `${[schema, ...path].join('/')} ${message}`);
  }
  const validate = responseValidators().body(schema);
  if (!validate) throw new Error('openapi.json has no schema Event');
  return schemaProblems(`Event ${Object(value).event_type}`, validate, value);
}
