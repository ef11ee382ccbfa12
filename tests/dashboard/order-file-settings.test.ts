import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readOrderDefaults } from '../../src/account/order-default.ts';
import { saveMapping } from '../../src/account/order-mapping.ts';
import { commandLineActor } from '../../src/audit.ts';
import { orderFileTexts } from '../../src/dashboard/settings/order-file-text.ts';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';

const text = orderFileTexts.en;
const page = '/test/settings/order-files';
let service: TestService;
let owner: TestBrowser;
let viewer: TestBrowser;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  ({ browser: owner } = await signedInUser(service));
  ({ browser: viewer } = await signedInUser(service, { role: 'viewer', address: '198.51.100.2' }));
});
afterAll(() => service.stop());
beforeEach(async () => {
  await service.database.db.pool.query('delete from order_default');
});

const defaults = () => readOrderDefaults(service.database.db.kysely, service.account.id);
const saved = expect.stringMatching(/\/settings\/order-files\?saved=yes$/);
const shown = async (browser = owner, path = page) => (await browser.get(path)).text;

describe('services and weight', () => {
  it('are saved, shown in both modes, changed and removed', async () => {
    const fields = { 'service.*': 'HKASTDCSSTCM', country: 'US', service: 'HKASTDGGSTCM', weight: '0.35' };
    expect((await owner.post(page, fields)).location).toEqual(saved);
    expect(await defaults()).toMatchObject({
      services: { US: 'HKASTDGGSTCM', '*': 'HKASTDCSSTCM' },
      parcelWeightKg: 0.35,
    });
    for (const mode of ['test', 'live']) {
      const form = await shown(owner, `/${mode}/settings/order-files`);
      expect(form).toContain(`<label for="service.US">${text.serviceTo('United States')}</label>`);
      expect(form).toContain('<option value="HKASTDGGSTCM" selected>');
      expect(form).toContain('value="0.35"');
    }
    expect(await shown(viewer)).toContain('<code>HKASTDGGSTCM</code>');
    expect(await shown(viewer)).not.toContain('<form method="post" action="/dashboard/test/settings');
    await owner.post(page, { listed: 'US', 'service.US': '', 'service.*': 'HKASTDGGSTCM', weight: '' });
    expect(await defaults()).toMatchObject({ services: { '*': 'HKASTDGGSTCM' }, parcelWeightKg: null });
  });

  it.each([
    [{ weight: '1.2345' }, 'weight', text.weightFault],
    [{ weight: '0' }, 'weight', text.weightFault],
    [{ weight: '1000.001' }, 'weight', text.weightFault],
    [{ weight: 'half' }, 'weight', text.weightFault],
    [{ 'service.*': 'NONE' }, 'service.\\*', text.serviceFault.unknown_service],
    [{ country: 'US' }, 'service', text.serviceFault.unknown_service],
    [{ service: 'HKASTDGGSTCM' }, 'country', text.serviceFault.unknown_country],
  ])('with %j are refused beside the field, and nothing changes', async (fields, name, fault) => {
    const reply = await owner.post(page, { ...fields });
    expect([reply.status, reply.text]).toEqual([
      400,
      expect.stringMatching(new RegExp(`id="${name}-error">${fault}`)),
    ]);
    expect(await defaults()).toMatchObject({ services: {}, parcelWeightKg: null });
  });
});

it('saved columns are listed with their first names, and removed', async () => {
  const { kysely } = service.database.db;
  const actor = commandLineActor(service.account.id, service.clock.now());
  const header = ['Order', '<i>', 'c', 'd', 'e'];
  await saveMapping(kysely, actor, {
    table: { hasHeader: true, header },
    mapping: { mapping: header.map(() => null), source: 'chosen', unknown: [], ignored: [] },
  });
  const listed = await shown();
  expect(listed).toContain('Order, &lt;i>, c, d, …');
  const { browser: blind } = await signedInUser(service, {
    role: 'viewer',
    choice: { seesRecipients: false },
    address: '198.51.100.3',
  });
  expect(await shown(viewer)).toContain('Order, &lt;i>, c, d, …');
  expect(await shown(blind)).not.toContain('Order, &lt;i>');
  const action = /action="\/dashboard(\/test\/settings\/order-files\/mappings\/[\w-]+\/remove)"/.exec(
    listed,
  )?.[1];
  expect((await owner.post(action ?? '')).location).toEqual(saved);
  expect(await shown()).toContain(text.noMappings);
  expect((await owner.post(action ?? '')).status).toBe(404);
});

it('the page is linked from the settings, and the products from it', async () => {
  expect(await shown(owner, '/test/settings')).toContain('href="/dashboard/test/settings/order-files"');
  expect(await shown()).toContain(`<a href="/dashboard/test/products">${text.products}</a>`);
});
