import { invocation } from '../cli-command.ts';
import type { OpenDatabase } from '../open-database.ts';
import { readSchemaState } from '../schema-state.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

export async function checkSchema({ kysely, dataDirectory }: OpenDatabase): Promise<Finding> {
  const { empty, pending, unknown, newest } = await readSchemaState(kysely);
  const migrate = `\`${invocation} migrate\``;
  if (unknown.length > 0) {
    const message = `A newer version of Sampan migrated the database (${unknown.join(', ')})`;
    return fail('schema', message, 'Run that version, or restore a backup');
  }
  if (empty && dataDirectory) {
    return warn('schema', 'The database is new and empty', `Run \`npm start\` or ${migrate}`);
  }
  if (pending.length > 0)
    return fail('schema', `Pending migrations: ${pending.join(', ')}`, `Run ${migrate}`);
  return ok('schema', `Up to date at ${newest}`);
}
