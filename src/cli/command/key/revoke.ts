import { revokeApiKey } from '../../../../db/query/account/api-key.ts';
import type { Answer } from '../../answer.ts';
import { type CliCommand, invocation } from '../../cli-command.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Refusal } from '../../refusal.ts';
import { onDatabase, type Session } from '../../session.ts';
import { keyView } from './view.ts';

export function keyRevoke(group: CliCommand, session: Session): void {
  group
    .command('revoke')
    .description('Revoke an API key for the next request on; a repeat changes nothing')
    .argument('<key-id>', 'as `key list` shows it; not the key itself')
    .examples('key revoke key_…')
    .action(onDatabase(session, revokeKey));
}

async function revokeKey({ kysely }: OpenDatabase, id: string): Promise<Answer> {
  const list = `\`${invocation} key list\``;
  // A secret belongs neither into a query nor into a message.
  if (id.startsWith('mk_')) throw new Refusal(`<key-id> is a key itself; give its id, as ${list} shows it`);
  const key = await revokeApiKey(kysely, id);
  if (!key) throw new Refusal(`<key-id> is ${JSON.stringify(id)}; there is no such key, ${list} shows them`);
  return { json: keyView(key), lines: [`Revoked key ${key.id} (${key.label}), which ends in ${key.last4}`] };
}
