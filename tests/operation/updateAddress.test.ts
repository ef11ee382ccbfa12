import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addressCalls, savedRecipient, savedSender } from '../support/address/saved-addresses.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const { added, get, change } = addressCalls(() => service);

describe('200', () => {
  it('changes the given fields, and removes a blank value', async () => {
    const saved = await added({ ...savedRecipient, region: 'Kent' });
    const { status, body } = await change(saved.id, {
      phone: '+44 20 7946 0000',
      email: '',
      region: ' ',
      description: 'x',
    });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      ...saved,
      phone: '+44 20 7946 0000',
      email: null,
      region: null,
      description: 'x',
      updated_at: expect.any(String),
    });
  });

  it('makes a sender the default, and takes that away', async () => {
    const first = await added({ ...savedSender, is_default: true });
    const second = await added(savedSender);
    expect((await change(second.id, { is_default: true })).body.data.is_default).toBe(true);
    expect((await get(first.id)).body.data.is_default).toBe(false);
    expect((await change(second.id, { is_default: false })).body.data.is_default).toBe(false);
  });
});

describe('400', () => {
  it.each([
    [{ role: 'sender' }, 'role', 'cannot be changed; save another party'],
    [{ country_code: 'UK' }, 'country_code', undefined],
    [{ city: ' ' }, 'city', undefined],
    [{ is_default: true }, 'is_default', undefined],
  ])('names the field, and changes nothing: %j', async (body, field, message) => {
    const saved = await added(savedRecipient);
    const { status, body: answer } = await change(saved.id, body);
    expect([status, answer.data[0].path]).toEqual([400, [field]]);
    if (message) expect(answer.data[0].message).toBe(message);
    expect((await get(saved.id)).body.data).toEqual(saved);
  });
});

describe('404', () => {
  it('changes no party of another account or mode', async () => {
    const saved = await added(savedRecipient);
    const other = await service.createAccount();
    for (const key of [service.account.liveKey, other.testKey])
      expect((await change(saved.id, { city: 'Leeds' }, key)).status).toBe(404);
    expect((await get(saved.id)).body.data).toEqual(saved);
  });
});
