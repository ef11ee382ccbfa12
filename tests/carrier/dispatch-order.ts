import type { CarrierCall, DispatchRequest } from '../../src/carrier/carrier.ts';
import { newTrackingNumber } from '../../src/shipment/tracking-number.ts';

export const call: CarrierCall = {
  scope: { accountId: 'acc_carrier', livemode: true },
  requestId: 'req-of-the-test',
};

/** Returns a dispatch with a new reference. `customerReference` can be a magic value of the sandbox. */
export function dispatchOrder(change: Partial<DispatchRequest> = {}): DispatchRequest {
  const reference = newTrackingNumber();
  return {
    reference,
    productCode: 'PX-ECO-GG',
    serviceCode: 'HKPTCHGG01',
    printedReference: reference,
    customerReference: 'ORDER-10233',
    returnOf: null,
    goodsCategory: 'general',
    recipient: {
      contact_name: 'Emily Carter',
      phone: '+1 212 555 0147',
      country_code: 'US',
      city: 'New York',
      address: '350 5th Avenue',
      postal_code: '10118',
      email: 'emily@shop.example',
    },
    sender: null,
    parcels: [{ weight_kg: 0.5 }],
    items: [{ description: 'Cotton T-shirt', quantity: 2, unit_price: 10.26 }],
    declaredCurrency: 'USD',
    insuredAmountUsd: null,
    iossNumber: null,
    vatPrepay: false,
    voecPrepay: false,
    incoterm: 'DAP',
    recipientType: null,
    taxNumber: null,
    salesPlatformName: null,
    surcharges: [],
    ...change,
  };
}
