import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe('200', () => {
  it('lists the destinations of the catalog ordered by code, named in English and Chinese', async () => {
    const { status, body } = await service.call('get', '/countries');
    expect(status).toBe(200);
    const codes = body.data.map((country: { code: string }) => country.code);
    expect(codes).toEqual(expect.arrayContaining(['US', 'NO', 'JP', 'BR', 'CL', 'AU', 'DE']));
    expect(codes).toEqual([...codes].sort());
    expect(body.data).toContainEqual({ code: 'JP', name: { en: 'Japan', zh_hk: '日本' } });
  });
});

describe('400', () => {
  it('refuses an unknown query parameter by name', async () => {
    const { status, body } = await service.call('get', '/countries?region=eu');
    expect(status).toBe(400);
    expect(body).toMatchObject({ sysCode: '1500101', data: [{ path: ['region'], code: 'INVALID_FIELD' }] });
  });
});
