import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { KeyUse } from '../../src/admission/admission.ts';
import { signedInUser } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
let keyUse: KeyUse;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  keyUse = new KeyUse(service.context.db, service.context.log);
  Object.assign(service.context, { keyUse });
});
afterAll(() => service.stop());

const uses = async (account: string) =>
  (
    await service.database.db.pool.query(
      'select address, used_at from api_key_use join api_key on id = key_id where account_id = $1',
      [account],
    )
  ).rows;
const callFrom = (address: string, key: string) =>
  service.call('get', '/shipments', key).set('X-Forwarded-For', address);

describe('the last use of a key', () => {
  it('has the time and the address, and is shown to the account only', async () => {
    const { id, liveKey } = await service.createAccount();
    await callFrom('203.0.113.7', liveKey).expect(200);
    expect(await uses(id)).toEqual([]);
    await keyUse.flush();
    const [use] = await uses(id);
    expect(use.address).toBe('203.0.113.7');
    const { browser } = await signedInUser(service, { accountId: id, address: '198.51.100.1' });
    const page = await browser.get('/live/keys');
    expect(page.text).toContain(`datetime="${use.used_at}"`);
    expect(page.text).toContain('from 203.0.113.7');
    expect((await browser.get('/test/keys')).text).not.toContain('203.0.113.7');
    const { browser: stranger } = await signedInUser(service, { address: '198.51.100.2' });
    expect((await stranger.get('/live/keys')).text).not.toContain('203.0.113.7');
  });

  it('is written once a minute', async () => {
    const { id, testKey } = await service.createAccount();
    await callFrom('203.0.113.1', testKey).expect(200);
    await keyUse.flush();
    const before = await uses(id);
    await callFrom('203.0.113.2', testKey).expect(200);
    await keyUse.flush();
    expect(await uses(id)).toEqual(before);
  });

  it('of a key that is not admitted is not recorded', async () => {
    const { id, testKey } = await service.createAccount();
    await service.database.db.pool.query('update api_key set revoked_at = now() where account_id = $1', [id]);
    await callFrom('203.0.113.3', testKey).expect(401);
    await keyUse.flush();
    expect(await uses(id)).toEqual([]);
  });

  it('is dropped if it can’t be written, and no request waits for it', async () => {
    const { id, testKey } = await service.createAccount();
    const { pool } = service.database.db;
    await pool.query('alter table api_key_use rename to api_key_use_gone');
    await callFrom('203.0.113.4', testKey).expect(200);
    await keyUse.flush();
    await pool.query('alter table api_key_use_gone rename to api_key_use');
    await keyUse.flush();
    expect(await uses(id)).toEqual([]);
  });
});
