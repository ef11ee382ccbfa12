import { commandLineActor } from '../../audit.ts';
import { type RotationReport, rotateKeys } from '../../key-rotation.ts';
import { findKeyRing, keySource, registerKeys } from '../../secret/open-key-ring.ts';
import { type CliCommand, type CommandResult, formatTable, Refusal } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import { onDatabase, type Session } from '../session.ts';

const steps = `
To replace the active key:
  1. Add the new key at the end of SECRET_KEYS and restart every process.
  2. Move the new key to the front and restart every process.
  3. Run this command.
  4. Remove the keys that it reports as retired from SECRET_KEYS.`;

export function secretRotateKeys(group: CliCommand, session: Session): void {
  group
    .command('rotate-keys')
    .description(
      'Re-encrypt stored secrets with the active key, which is the first in SECRET_KEYS. The service can keep running',
    )
    .addHelpText('after', steps)
    .examples('secret rotate-keys')
    .action(onDatabase(session, rotate));
}

async function rotate(database: OpenDatabase): Promise<CommandResult> {
  const ring = await findKeyRing(database.config, database);
  if (!ring) throw new Refusal('There are no keys yet. The service creates one when it first starts.');
  await registerKeys(database, ring, keySource(database.config));
  const report = await rotateKeys(database, ring, commandLineActor(null, new Date()));
  return { json: report, lines: reportLines(report), ...reportFailure(report) };
}

function reportLines({ active, reencrypted, left, retired }: RotationReport): string[] {
  const count = reencrypted === 1 ? '1 value' : `${reencrypted} values`;
  return [
    `Re-encrypted ${count} with the key ${active}`,
    ...formatTable(
      ['COLUMN', 'KEY', 'VALUES'],
      left.map(({ table, key_id, count: values }) => [table, key_id, String(values)]),
    ),
    ...(retired.length > 0
      ? [`Retired keys, which can be removed from SECRET_KEYS: ${retired.join(', ')}`]
      : []),
  ];
}

function reportFailure({ unreadable }: RotationReport): { failure?: string } {
  const [first] = unreadable;
  return first
    ? {
        failure: `${unreadable.length} values cannot be decrypted and were left unchanged. The first: ${first.reason}`,
      }
    : {};
}
