import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type SimulatorProcess, startSimulator } from '../carrier/gateway/simulator-process.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';
import { bookLive, fundedAccount } from '../support/shipment/partner-booking.ts';

let simulator: SimulatorProcess;
let service: TestService;
beforeAll(async () => {
  simulator = await startSimulator();
  service = await startTestService({ env: { ...simulator.env } });
});
afterAll(async () => {
  await service.stop();
  await simulator.stop();
});

async function forwardedBody(change: Parameters<typeof order>[0]) {
  const account = await fundedAccount(service);
  const id = await bookLive(service, account, change);
  const { calls } = await simulator.received(id);
  return calls.find(({ operation }) => operation === 'createBooking')?.body;
}

describe('a live order', () => {
  it('forwards every field that the contract lists as forwarded', async () => {
    const item = {
      description: 'Cotton T-shirt',
      quantity: 2,
      hs_code: '6109.10',
      country_of_manufacture: 'CN',
      sku: 'TS-1',
      is_cspc: true,
      merchant_product_id: 'SHOP-998',
      mfr_id_std: '3760012345678',
      mfr_id_nonstd: 'LOT 7/B',
    };
    const recipient = {
      ...order().recipient,
      country_code: 'us',
      district: 'Midtown',
      email: 'emily@home.example',
    };
    const sender = {
      contact_name: '陳大文',
      phone: '+852 2345 6789',
      country_code: 'HK',
      city: 'Hong Kong',
      address: '中環皇后大道中 1 號',
    };
    const bead = { description: 'Bead', quantity: 10_000, unit_price_hkd: 0.045 };
    const parcels = [{ weight_kg: 0.5, length_cm: 30, width_cm: 20, height_cm: 2 }];
    const body = await forwardedBody({
      recipient,
      sender,
      parcels,
      items: [{ ...item, unit_price_hkd: 78 }, bead],
      reference_no: 'PO#77(A)',
      tax_number: ' 12-3456789 ',
      sales_platform_name: 'Etsy',
    });
    expect(body).toMatchObject({
      printed_reference: 'PO#77(A)',
      customer_reference: 'PO#77(A)',
      product_code: 'PX-ECO-GG',
      service_code: 'HKPTCHGG01',
      goods_category: 'general',
      recipient: { ...recipient, country_code: 'US' },
      sender,
      parcels,
      items: [
        { ...item, unit_price: 78 },
        { description: 'Bead', quantity: 10_000, unit_price: 0.045 },
      ],
      declared_currency: 'HKD',
      tax_number: '12-3456789',
      sales_platform_name: 'Etsy',
    });
  });

  it('forwards the account’s email for a recipient without one, the default IOSS number, and our tracking number to print', async () => {
    const account = await fundedAccount(service);
    await service.database.db.pool.query(
      `insert into ioss_number (account_id, number, is_platform, is_default)
      values ($1, 'IM0123456789', false, true)`,
      [account.id],
    );
    const german = { ...order().recipient, country_code: 'DE', email: '' };
    const id = await bookLive(service, account, { recipient: german, reference_no: 'short' });
    const { calls } = await simulator.received(id);
    expect(calls.at(-1)?.body).toMatchObject({
      recipient: { email: 'test@shop.example' },
      ioss_number: 'IM0123456789',
      printed_reference: id,
      customer_reference: 'short',
    });
  });
});
