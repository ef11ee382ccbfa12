import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { changeBrand } from '../../src/account/brand.ts';
import { commandLineActor } from '../../src/audit.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(() => service.database.db.pool.query('delete from account_brand'));

describe('200', () => {
  it('shows a brand that was changed elsewhere, in both modes, and none of another account', async () => {
    const none = { name: null, contact: null, color: null, logo_type: null, email_states: [] };
    expect((await service.call('get', '/brand')).body.data).toEqual(none);
    await changeBrand(service.database.db.kysely, commandLineActor(service.account.id, service.clock.now()), {
      name: 'Lantau Tea',
      contact: 'https://lantau.example/help',
      color: '#0b6b57',
      mail_states: ['delivered'],
    });
    const brand = {
      name: 'Lantau Tea',
      contact: 'https://lantau.example/help',
      color: '#0b6b57',
      logo_type: null,
      email_states: ['delivered'],
    };
    for (const key of [service.account.testKey, service.account.liveKey]) {
      const { status, body } = await service.call('get', '/brand', key);
      expect([status, body.data]).toEqual([200, brand]);
    }
    const other = await service.createAccount();
    expect((await service.call('get', '/brand', other.testKey)).body.data).toEqual(none);
  });
});

describe('403', () => {
  it('refuses a key without shipments:read', async () => {
    const key = await service.createKey(service.account.id, 'live', ['wallet:read']);
    const { status, body } = await service.call('get', '/brand', key);
    expect([status, body.data.required_scope]).toEqual([403, 'shipments:read']);
  });
});
