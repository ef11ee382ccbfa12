import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '../support/service.ts';
import { create, registered, somewhere } from '../webhook/http.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const patch = (id: string, body: object) => service.call('patch', `/webhooks/${id}`).send(body);

describe('200', () => {
  it('changes the given fields and no others', async () => {
    const { secret: _, ...before } = await registered(service, somewhere(), ['shipment.created']);
    expect((await patch(before.id, { description: 'Notices' })).body.data).toEqual({
      ...before,
      description: 'Notices',
    });
    expect((await patch(before.id, { events: ['*'] })).body.data).toEqual({
      ...before,
      description: 'Notices',
      events: ['*'],
    });
    expect((await patch(before.id, {})).body.data.events).toEqual(['*']);
    expect((await patch(before.id, { active: true })).body.data.active).toBe(true);
  });

  it('deactivates an endpoint and re-enables it, even after it was deleted', async () => {
    const { id } = await registered(service);
    expect((await patch(id, { active: false })).body.data).toMatchObject({
      active: false,
      disabled_reason: 'deactivated',
    });
    expect((await patch(id, { active: true })).body.data).toMatchObject({
      active: true,
      disabled_reason: null,
    });
    await service.call('delete', `/webhooks/${id}`);
    expect((await patch(id, { active: false })).body.data.disabled_reason).toBe('deleted');
    expect((await patch(id, { active: true })).body.data.active).toBe(true);
  });
});

describe('400', () => {
  it('refuses another URL, which cannot be changed, and keeps the first', async () => {
    const { secret: _, ...before } = await registered(service);
    const { status, body } = await patch(before.id, { url: somewhere() });
    const message = 'cannot be changed; register a new endpoint';
    expect([status, body.message, body.data]).toEqual([
      400,
      `INVALID_FIELD: url ${message}`,
      [{ path: ['url'], code: 'INVALID_FIELD', message }],
    ]);
    expect((await service.call('get', `/webhooks/${before.id}`)).body.data).toEqual(before);
  });

  it.each([
    [{ url: somewhere() }, 'url'],
    [{ events: [] }, 'events'],
    [{ active: 'yes' }, 'active'],
    [{ description: null }, 'description'],
  ])('refuses %j', async (body, name) => {
    const { id } = await registered(service);
    const answer = await patch(id, body);
    expect([answer.status, answer.body.data[0].path[0]]).toEqual([400, name]);
  });
});

describe('409', () => {
  it('does not re-enable an endpoint whose address is active elsewhere', async () => {
    const url = somewhere('twice');
    const { id } = await registered(service, url);
    await patch(id, { active: false });
    const other = await registered(service, url);
    const { status, body } = await patch(id, { active: true });
    expect([status, body.sysCode, body.data.existing_webhook_id]).toEqual([409, '1409003', other.id]);
    expect((await service.call('get', `/webhooks/${id}`)).body.data.active).toBe(false);
  });

  it('does not re-enable an endpoint if twenty are active', async () => {
    const { testKey: key } = await service.createAccount();
    const first = await create(service, { url: somewhere(), events: ['*'] }, { key });
    const { id } = first.body.data;
    await service.call('delete', `/webhooks/${id}`, key);
    for (let count = 0; count < 20; count++) {
      await create(service, { url: somewhere(), events: ['*'] }, { key });
    }
    const { status, body } = await service.call('patch', `/webhooks/${id}`, key).send({ active: true });
    expect([status, body.sysCode]).toEqual([409, '1500116']);
  });
});
