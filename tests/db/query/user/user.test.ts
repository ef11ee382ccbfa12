import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { lockSignedIn, setPasswordHash } from '../../../../db/query/user/user.ts';
import { inviteUser } from '../../../../src/user/invite.ts';
import { createTestDatabase, type TestDatabase } from '../../../support/store/database.ts';

let database: TestDatabase;
let id: string;
let linkHash: Buffer;
beforeAll(async () => {
  database = await createTestDatabase();
  const invited = { accountId: null, role: 'operator', email: 'ops@sampan.example' } as const;
  const made = await inviteUser(database.db.kysely, { ...invited, now: new Date() });
  id = made?.user.id ?? '';
  linkHash = Buffer.from(hash('sha256', made?.path.split('token=')[1] ?? '', 'hex'), 'hex');
});
afterAll(() => database.stop());

const stored = async () =>
  (await database.db.pool.query('select password_hash from dashboard_user')).rows[0].password_hash;

describe('a password', () => {
  it('is set by the newest link only, once, and not after the link expired', async () => {
    const { kysely } = database.db;
    const set = (given: Buffer) => setPasswordHash(kysely, { id, passwordHash: 'first', linkHash: given });
    expect(await set(Buffer.alloc(32))).toBeUndefined();
    await database.setClock('8 days');
    expect(await set(linkHash)).toBeUndefined();
    await database.setClock('0');
    expect(await stored()).toBeNull();
    expect(await set(linkHash)).toMatchObject({ id });
    expect(await set(linkHash)).toBeUndefined();
    expect(await stored()).toBe('first');
  });

  it('that was replaced while it was verified opens no session', async () => {
    const { kysely } = database.db;
    await setPasswordHash(kysely, { id, passwordHash: 'second' });
    expect(await lockSignedIn(kysely, { id, passwordHash: 'first' })).toBeUndefined();
    expect(await lockSignedIn(kysely, { id, passwordHash: 'second' })).toMatchObject({ id });
  });
});
