// Names in many languages. cspell:disable
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../generated/operations.ts';
import { isPostOfficeBox } from '../../src/party/po-box.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';

describe('an address', () => {
  it.each([
    ['US', 'PO Box 1234'],
    ['US', 'p.o. box 12'],
    ['US', 'P. O. BOX #77, Station B'],
    ['US', 'P0 Box 9'],
    ['AU', 'GPO Box 500'],
    ['AU', 'Locked Bag 33'],
    ['NZ', 'Private Bag 4719'],
    ['DE', 'Postfach 10 20 30'],
    ['CH', 'Case postale, 1211 Genève 2'],
    ['DE', 'Packstation 145'],
    ['FR', 'BP 20015'],
    ['FR', 'B.P. 12'],
    ['NL', 'Postbus 51'],
    ['NO', 'Postboks 12 Sentrum'],
    ['SE', 'Box 1024'],
    ['ES', 'Apartado de Correos 33'],
    ['MX', 'Apdo. 14'],
    ['CL', 'Casilla 27'],
    ['BR', 'Caixa Postal 88'],
    ['RU', 'а/я 15'],
    ['TW', '郵政信箱第12號'],
    ['CN', '8001信箱'],
    ['JP', '私書箱5号'],
    ['KR', '강남우체국 사서함 12'],
    ['AE', 'P.O. Box 4401, Deira'],
    ['US', 'ＰＯ　Ｂｏｘ　１２'],
  ])('in %s is a box: %s', (country, address) => {
    expect(isPostOfficeBox(address, country)).toBe(true);
  });

  it.each([
    ['US', '350 5th Avenue'],
    ['AU', '12 Box Hill Road'],
    ['US', '5 Shipping Box Lane'],
    ['GB', '3 Boxley Street, Depot 4'],
    ['GB', 'Postbox Cottage, 2 High Street'],
    ['US', '99 Po Boxer Court'],
    ['US', 'BP Station, 77 Summer Street'],
    ['AE', 'Villa 12, Street 5, P.O. Box 4401'],
    ['HK', '香港九龍觀塘道472號'],
    ['ES', 'Calle del Apartado, 3'],
    ['FR', '12 rue de la Boîte'],
  ])('in %s is none: %s', (country, address) => {
    expect(isPostOfficeBox(address, country)).toBe(false);
  });
});

describe('the dry runs', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const boxWarnings = async (service_tier_id: string, role: 'recipient' | 'sender', country = 'AU') => {
    const box = { ...order().recipient, address: 'PO Box 12' };
    const recipient = { ...order().recipient, country_code: country, city: 'Sydney', postal_code: '2000' };
    const body = {
      ...order({ service_tier_id, reference_no: 'BOX-1', recipient }),
      [role]: { ...(role === 'recipient' ? recipient : box), address: box.address },
    };
    const single = await service.call('post', '/shipments/validate').send(body);
    const batch = await service.call('post', '/shipments/batch/validate').send({ orders: [body] });
    const found = [single.body.data.warnings, batch.body.data.orders[0].warnings].map(
      (warnings: Schemas['Warning'][]) => warnings.filter(({ code }) => code === 'PO_BOX'),
    );
    expect(found[0]).toEqual(found[1]);
    return found[0]?.map(({ path }) => path.join('.'));
  };

  it('warn of a box of the recipient if a courier delivers', async () => {
    expect(await boxWarnings('HKASTDGGSTCM', 'recipient')).toEqual(['recipient.address']);
    expect(await boxWarnings('HKASTDGGSTCM', 'sender')).toEqual([]);
  });

  it('are silent if the post delivers', async () => {
    expect(await boxWarnings('HKAUZNGG01', 'recipient')).toEqual([]);
  });
});
