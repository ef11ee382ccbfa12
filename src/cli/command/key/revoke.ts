import { endApiKey } from '../../../account/end-api-key.ts';
import { commandLineActor } from '../../../user/audit.ts';
import { type CliCommand, invocation } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Refusal } from '../../refusal.ts';
import { onDatabase, type Session } from '../../session.ts';
import { keyView } from './view.ts';

export function keyRevoke(group: CliCommand, session: Session): void {
  group
    .command('revoke')
    .description('Revoke an API key, effective immediately. Revoking it again changes nothing')
    .argument('<key-id>', 'key ID, as shown by `key list` (not the key itself)')
    .examples('key revoke key_…')
    .action(onDatabase(session, revokeKey));
}

async function revokeKey({ kysely }: OpenDatabase, id: string): Promise<CommandResult> {
  const list = `\`${invocation} key list\``;
  // A key is a secret: keep it out of queries and messages.
  if (id.startsWith('mk_'))
    throw new Refusal(`<key-id>: this is an API key. Give its ID, as shown by ${list}.`);
  const now = new Date();
  const key = await endApiKey(kysely, id, { actor: (accountId) => commandLineActor(accountId, now) });
  if (!key)
    throw new Refusal(`<key-id>: no API key has the ID ${JSON.stringify(id)}. List the keys with ${list}.`);
  return { json: keyView(key), lines: [`Revoked key ${key.id} (${key.label}), ending in ${key.last4}`] };
}
