import { expect } from '@jest/globals';
import { verifySignature } from '../../../../src/webhook/signature.ts';
import type { TestAccount } from '../../../support/service.ts';
import type { World } from '../../../webhook/world.ts';

export interface Member {
  readonly account: TestAccount;
  readonly path: string;
  readonly secret: string;
  readonly endpointId: string;
}

/** Creates accounts with one endpoint each. */
export async function crowd(world: World, count: number): Promise<readonly Member[]> {
  const members: Member[] = [];
  for (let index = 0; index < count; index++) {
    const account = await world.service.createAccount();
    const path = `/crowd/${index}`;
    const { id, secret } = await world.endpoint(path, ['wallet.low_balance'], account);
    members.push({ account, path, secret, endpointId: id });
  }
  return members;
}

/** Emits one event of one account, in turn. */
export async function emitInTurn(world: World, members: readonly Member[], index: number): Promise<string> {
  const [id] = await world.emit(1, members[index % members.length]?.account);
  return id ?? '';
}

/** Emits `count` events, distributed evenly, in one transaction per account, so they become due at once. */
export async function emitMany(world: World, members: readonly Member[], count: number): Promise<void> {
  const each = Math.ceil(count / members.length);
  await Promise.all(members.map(({ account }) => world.emitAtOnce(each, account)));
}

export interface Tally {
  readonly events: number;
  readonly lost: number;
  readonly duplicates: number;
}

/**
 * Compares arrivals with commits: each event must arrive at least once, with constant id and bytes, at its own
 * account's endpoint, with a valid signature.
 */
export async function tally(world: World, members: readonly Member[]): Promise<Tally> {
  const { rows } = await world.service.database.db.pool.query<{ id: string; account_id: string }>(
    "select id, account_id from event where type = 'wallet.low_balance'",
  );
  const missing = new Map(rows.map(({ id, account_id }) => [id, account_id]));
  const events = missing.size;
  const byPath = new Map(members.map((member) => [member.path, member]));
  const bytes = new Map<string, string>();
  const wrong: string[] = [];
  let duplicates = 0;
  for (const { path, eventId, rawBody, headers } of world.receiver.received) {
    const member = byPath.get(path);
    if (!member) continue;
    const known = bytes.get(eventId);
    if (known === undefined) {
      bytes.set(eventId, rawBody);
      if (missing.get(eventId) !== member.account.id) wrong.push(`${eventId} is not ${path}'s`);
      missing.delete(eventId);
    } else {
      duplicates++;
      if (known !== rawBody) wrong.push(`${eventId} came with other bytes`);
    }
    const verdict = verifySignature(
      String(headers['x-service-signature']),
      member.secret,
      rawBody,
      new Date(),
    );
    if (verdict !== 'valid') wrong.push(`${eventId}: ${verdict}`);
  }
  expect(wrong).toEqual([]);
  return { events, lost: missing.size, duplicates };
}

/** Counts deliveries without a final state. */
export async function openDeliveries(world: World): Promise<number> {
  const { rows } = await world.service.database.db.pool.query(
    'select count(*) as count from webhook_delivery where next_attempt_at is not null',
  );
  return rows[0].count;
}
