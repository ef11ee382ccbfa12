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

const rows = async (query: string) => (await service.database.db.pool.query(query)).rows;
const checked = (text: string) =>
  [...text.matchAll(/name="scopes" value="([^"]+)" checked/g)].map(([, scope]) => scope);

it('shows a frozen account its state on every live page, and on no test page', async () => {
  await service.database.db.pool.query('update account set frozen = true');
  for (const path of ['', '/shipments', '/settings'])
    expect((await owner.get(`/live${path}`)).text).toContain('This account is frozen');
  expect((await owner.get('/test')).text).not.toContain('This account is frozen');
  await service.database.db.pool.query('update account set frozen = false');
  expect((await owner.get('/live')).text).not.toContain('This account is frozen');
});

it('selects few scopes at first, and keeps the choice of a refused form', async () => {
  expect(checked((await owner.get('/test/keys')).text)).toEqual([
    'shipments:read',
    'shipments:write',
    'rates:read',
  ]);
  const before = await rows('select count(*) from api_key');
  const refused = await owner.post('/test/keys', [
    ['label', ''],
    ['scopes', 'wallet:read'],
  ]);
  const { text } = refused.location ? await owner.get(refused.location.replace('/dashboard', '')) : refused;
  expect(checked(text)).toEqual(['wallet:read']);
  expect(await rows('select count(*) from api_key')).toEqual(before);
});

it('refuses labels and names that change the direction of the text', async () => {
  const before = await rows('select label from api_key union all select name from account');
  const label = 'shop\u202elive';
  await owner.post('/test/keys', { label, scopes: 'rates:read' });
  await owner.post('/test/settings/account', { name: label });
  await owner.post('/test/shipments/filters', { name: label, search: 'status=delivered' });
  expect(await rows('select label from api_key union all select name from account')).toEqual(before);
  expect(await rows('select 1 from saved_filter')).toEqual([]);
});

it('explains a wrong address and leads back', async () => {
  const { status, text } = await owner.get('/live/wallet?type=x');
  expect([status, text]).toEqual([400, expect.stringContaining('A value in the address is not valid.')]);
  expect(text).toMatch(/<title>Error: [\s\S]*<a href="\/dashboard">Back to the home page/);
});

it('reports that a form is too long', async () => {
  const { status, text } = await owner.post('/test/keys', { label: 'x'.repeat(800_000) });
  expect([status, text]).toEqual([413, expect.stringContaining('The form is too long.')]);
});

it('refuses an unknown status of requests beside its field', async () => {
  const { status, text } = await owner.get('/test/requests?status=x');
  expect([status, text]).toEqual([400, expect.stringContaining('id="status-error"')]);
});

it('reads days in the zone of the user, which each page names', async () => {
  await service.database.db.pool.query("update dashboard_user set time_zone = 'America/New_York'");
  const { text } = await owner.get('/test/shipments');
  expect(text).toMatch(/Days are in Eastern Standard Time|Days are in Eastern Daylight Time/);
  expect(text).toMatch(/Times are in Eastern/);
});
