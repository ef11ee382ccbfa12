import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { noChoices, openOrderFile } from '../../src/order-file/order-file.ts';
import { templateCsv, templateWorkbook } from '../../src/order-file/template.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const account = { serviceCode: 'HKASTDGGSTCM', iossNumber: null };

describe('the template', () => {
  it.each([
    'en',
    'zh-Hant',
  ] as const)('has an order per kind of destination that the dry run accepts: %s', async (language) => {
    const file = openOrderFile(Buffer.from(templateCsv(language, account)), noChoices);
    if (file.fault !== null) throw new Error(file.fault.reason);
    expect(file.mapping.unknown).toEqual([]);
    expect(file.orders.flatMap(({ faults, corrected }) => [...faults, ...corrected])).toEqual([]);
    const orders = file.orders.map(({ body }) => body);
    const countries = orders.map(({ recipient }) => (recipient as { country_code: string }).country_code);
    expect(countries).toEqual(['US', 'DE', 'GB', 'AU', 'JP', 'BR', 'NO']);
    expect(orders[0]).toMatchObject({
      items: { length: 2 },
      recipient: { region: 'MA', postal_code: '02110' },
    });
    const checked = await service.call('post', '/shipments/batch/validate').send({ orders });
    expect(
      checked.body.data.orders.flatMap(({ violations }: { violations: unknown[] }) => violations),
    ).toEqual([]);
    expect(checked.body.data.valid).toBe(true);
  });

  it('names the IOSS number of the account', () => {
    const file = openOrderFile(
      Buffer.from(templateCsv('en', { ...account, iossNumber: 'IM3720012345' })),
      noChoices,
    );
    expect(file.fault === null && file.orders.map(({ body }) => body.ioss_number)).toEqual([
      undefined,
      'IM3720012345',
      ...Array(5).fill(undefined),
    ]);
  });

  it.each(['en', 'zh-Hant'] as const)('is a workbook too, with the same orders: %s', (language) => {
    const workbook = templateWorkbook(language, account);
    expect(workbook.length).toBeLessThan(20_000);
    const [one, other] = [workbook, Buffer.from(templateCsv(language, account))].map((content) => {
      const file = openOrderFile(content, noChoices);
      return file.fault ?? file.orders.map(({ body }) => body);
    });
    expect(one).toEqual(other);
  });
});
