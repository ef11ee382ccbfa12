import { invocation } from '../cli-command.ts';
import type { OpenDatabase } from '../open-database.ts';
import { readSchemaState } from '../schema-state.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

/** The schema is this version's. */
export async function checkSchema({ kysely, dataDirectory }: OpenDatabase): Promise<Finding> {
  const { empty, pending, unknown, newest } = await readSchemaState(kysely);
  const migrate = `run \`${invocation} migrate\``;
  if (unknown.length > 0) {
    const message = `a newer version of Sampan migrated the database (${unknown.join(', ')})`;
    return fail('schema', message, 'run that version, or restore a backup');
  }
  if (empty && dataDirectory) {
    return warn('schema', 'the database is new and empty', `\`npm start\` fills it, or ${migrate}`);
  }
  if (pending.length > 0) return fail('schema', `pending: ${pending.join(', ')}`, migrate);
  return ok('schema', `up to date at ${newest}`);
}
