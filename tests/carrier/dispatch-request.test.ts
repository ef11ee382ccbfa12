import { describe, expect, it } from '@jest/globals';
import { buildDispatchRequest, type DispatchedShipment } from '../../src/carrier/carrier.ts';

const supplement = { accountEmail: 'owner@shop.example' };

function shipment(change: Partial<DispatchedShipment> = {}): DispatchedShipment {
  return {
    tracking_number: 'SMP4830012957461',
    carrier_product_code: 'HK-ASS-GG',
    service_code: 'HKASTDGGSTCM',
    printed_reference: null,
    reference_no: null,
    return_of: null,
    goods_category: 'general',
    recipient: {
      contact_name: 'Kari Nordmann',
      phone: '+47 22 00 00 00',
      country_code: 'NO',
      city: 'Oslo',
      address: 'Karl Johans gate 1',
    },
    sender: null,
    parcels: [{ weight_kg: 0.5 }],
    items: [{ description: 'Mug', quantity: 1, unit_price: 10.26, unit_price_hkd: 80, hs_code: '691200' }],
    customs: {},
    declared_currency: 'USD',
    pricing: {
      currency: 'HKD',
      freight_hkd: 60,
      reg_fee_hkd: 10,
      surcharges: [],
      total_hkd: 70,
      rate_table_code: 'RT',
      rate_table_version: 1,
    },
    ...change,
  };
}

const requestOf = (change: Partial<DispatchedShipment>) => buildDispatchRequest(shipment(change), supplement);

describe('dispatchRequestOf', () => {
  it("uses the tracking number as reference, and the account's email if the order has none", () => {
    expect(requestOf({})).toEqual({
      reference: 'SMP4830012957461',
      productCode: 'HK-ASS-GG',
      serviceCode: 'HKASTDGGSTCM',
      printedReference: 'SMP4830012957461',
      customerReference: null,
      returnOf: null,
      goodsCategory: 'general',
      recipient: { ...shipment().recipient, email: 'owner@shop.example' },
      sender: null,
      parcels: [{ weight_kg: 0.5 }],
      items: [{ description: 'Mug', quantity: 1, unit_price: 10.26, hs_code: '691200' }],
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
    });
  });

  it('keeps the email and the printed reference of the order', () => {
    const recipient = { ...shipment().recipient, email: 'kari@shop.example' };
    const request = requestOf({ recipient, printed_reference: 'PO-10233', reference_no: 'PO-10233' });
    expect(request.recipient.email).toBe('kari@shop.example');
    expect(request).toMatchObject({ printedReference: 'PO-10233', customerReference: 'PO-10233' });
  });

  it('declares prices in the stored currency, and 0 for an item without a price', () => {
    const items = [
      { description: 'Mug', quantity: 1, unit_price_hkd: 80 },
      { description: 'Leaflet', quantity: 1 },
    ];
    expect(requestOf({ declared_currency: 'HKD', items }).items).toEqual([
      { description: 'Mug', quantity: 1, unit_price: 80 },
      { description: 'Leaflet', quantity: 1, unit_price: 0 },
    ]);
  });

  it.each([
    [{ voec_prepay: true }, { voecPrepay: true, vatPrepay: false }],
    [{ vat_prepay: true }, { voecPrepay: false, vatPrepay: true }],
    [{ selected_surcharges: ['NO_VOEC_PREPAY'] }, { voecPrepay: false, vatPrepay: false }],
  ])('takes a prepayment from the stored flags, not from the current catalog: %j', (customs, flags) => {
    expect(requestOf({ customs })).toMatchObject(flags);
  });

  it('forwards the customs numbers, the sales platform and the custom insured amount', () => {
    const customs = {
      ioss_number: 'IM0123456789',
      tax_number: '12345',
      sales_platform_name: 'Etsy',
      selected_surcharges: ['INSURANCE'],
    };
    const pricing = { ...shipment().pricing, custom_insured_amount_usd: 250.5 };
    expect(requestOf({ customs, pricing })).toMatchObject({
      iossNumber: 'IM0123456789',
      taxNumber: '12345',
      salesPlatformName: 'Etsy',
      surcharges: ['INSURANCE'],
      insuredAmountUsd: 250.5,
    });
  });
});
