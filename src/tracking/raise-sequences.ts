import type { Db } from '../../db/client.ts';
import { raiseEventSequences } from '../../db/query/installation/restored.ts';
import { isTerminal, statuses } from './status.ts';

/**
 * Raises the sequence numbers of events after a restore, above those that receivers have seen (docs/design/backup.md,
 * Events). Returns the number of shipments.
 */
export function raiseSequences(db: Db): Promise<number> {
  return raiseEventSequences(db, statuses.filter(isTerminal));
}
