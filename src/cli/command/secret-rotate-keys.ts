import { findKeyRing, keySource } from '../../secret/open-key-ring.ts';
import { registerKeys } from '../../secret/register-keys.ts';
import { type RotationReport, rotateKeys } from '../../secret/rotate-keys.ts';
import type { Answer } from '../answer.ts';
import type { CliCommand } from '../cli-command.ts';
import type { OpenDatabase } from '../open-database.ts';
import { Refusal } from '../refusal.ts';
import { onDatabase, type Session } from '../session.ts';
import { formatTable } from '../table.ts';

const steps = `
To change the key: add the new one at the end of SECRET_KEYS and restart every process; then move it to the front and
restart every process; then run this. A key that it reports as retired may leave SECRET_KEYS.`;

export function secretRotateKeys(group: CliCommand, session: Session): void {
  group
    .command('rotate-keys')
    .description(
      'Encrypt with the active key (the first) whatever an older one encrypts, while the service runs',
    )
    .addHelpText('after', steps)
    .examples('secret rotate-keys')
    .action(onDatabase(session, rotate));
}

async function rotate(database: OpenDatabase): Promise<Answer> {
  const ring = await findKeyRing(database.config, database);
  if (!ring) throw new Refusal('there are no keys yet: the first start of the service makes one');
  await registerKeys(database, ring, keySource(database.config));
  const report = await rotateKeys(database, ring);
  return { json: report, lines: linesOf(report), ...failureOf(report) };
}

function linesOf({ active, reencrypted, left, retired }: RotationReport): string[] {
  const count = reencrypted === 1 ? '1 value was' : `${reencrypted} values were`;
  return [
    `${count} encrypted anew, with the key ${active}`,
    ...formatTable(
      ['COLUMN', 'KEY', 'VALUES'],
      left.map(({ table, key_id, count: values }) => [table, key_id, String(values)]),
    ),
    ...(retired.length > 0 ? [`Retired, may leave SECRET_KEYS: ${retired.join(', ')}`] : []),
  ];
}

function failureOf({ unreadable }: RotationReport): { failure?: string } {
  const [first] = unreadable;
  return first ? { failure: `${unreadable.length} values can't be opened and stay: ${first.reason}` } : {};
}
