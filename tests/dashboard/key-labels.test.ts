import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
let owner: TestBrowser;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  ({ browser: owner } = await signedInUser(service));
});
afterAll(() => service.stop());

const rows = async (query: string, ...values: unknown[]) =>
  (await service.database.db.pool.query(query, values)).rows;
const testKey = async () =>
  (await rows('select id, label from api_key where account_id = $1 and not livemode', service.account.id))[0];
const state = async () =>
  JSON.stringify([
    await rows('select * from api_key order by id'),
    await rows("select * from audit_entry where action = 'api_key.changed'"),
  ]);

it('changes the label of a key, which stays text and keeps working', async () => {
  const { id } = await testKey();
  expect((await owner.get(`/test/keys/${id}/label`)).status).toBe(200);
  const label = '<b>shop</b>';
  expect((await owner.post(`/test/keys/${id}/label`, { label })).status).toBe(303);
  expect((await testKey()).label).toBe(label);
  const { text } = await owner.get('/test/keys');
  expect([text.includes('&lt;b>shop'), text.includes(label)]).toEqual([true, false]);
  expect((await service.call('get', '/shipments')).status).toBe(200);
  expect(await rows("select subject from audit_entry where action = 'api_key.changed'")).toEqual([
    { subject: id },
  ]);
});

it.each([
  ['an empty label', ' ', 400],
  ['two lines', 'a\nb', 400],
  ['201 characters', 'x'.repeat(201), 400],
])('changes nothing for %s', async (_, label, status) => {
  const { id } = await testKey();
  const before = await state();
  expect((await owner.post(`/test/keys/${id}/label`, { label })).status).toBe(status);
  expect(await state()).toBe(before);
});

it('changes no key of the other mode, and no revoked one', async () => {
  const { id } = await testKey();
  const spare = await service.createKey(service.account.id, 'test');
  const revoked = (
    await rows('update api_key set revoked_at = now() where last4 = $1 returning id', spare.slice(-4))
  )[0].id;
  const before = await state();
  const label = 'stolen';
  expect((await owner.post(`/live/keys/${id}/label`, { label })).status).toBe(404);
  expect((await owner.post(`/test/keys/${revoked}/label`, { label })).status).toBe(404);
  expect(await state()).toBe(before);
});

it('lists active keys before the 50 that were revoked last', async () => {
  await rows(
    `insert into api_key (id, account_id, livemode, label, scopes, key_hash, last4, revoked_at)
      select 'key_old' || n, $1, false, 'old ' || n, '{}', sha256(n::text::bytea), 'last',
        now() - n * interval '1 day' from generate_series(1, 60) n`,
    service.account.id,
  );
  const { text } = await owner.get('/test/keys');
  const table = /<tbody>[\s\S]*<\/tbody>/.exec(text)?.[0] ?? '';
  expect(table.indexOf('shop')).toBeLessThan(table.indexOf('old 1<'));
  expect([table.includes('old 49<'), table.includes('old 55<')]).toEqual([true, false]);
  expect(text).toContain('Only the 50 keys that were revoked last are listed.');
});

it('lists at most 50 sessions', async () => {
  const [session] = await rows('select user_id from user_session limit 1');
  await rows(
    `insert into user_session (id, token_hash, user_id, address, user_agent, created_at, seen_at)
      select 'ses_more' || n, sha256(n::text::bytea), $1, '198.51.100.7', 'agent', sampan_clock(), sampan_clock()
      from generate_series(1, 60) n`,
    session.user_id,
  );
  const { text } = await owner.get('/test/security');
  expect(text.match(/198\.51\.100\.7/g)).toHaveLength(50);
  expect(text).toContain('Only the 50 newest sessions are listed.');
});
