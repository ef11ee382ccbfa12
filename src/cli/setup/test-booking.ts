import { pricingContext } from '../../account/pricing-inputs.ts';
import { type Catalog, orderableServices, type Service } from '../../catalog/catalog.ts';
import type { WorkContext } from '../../context.ts';
import { ApiError, describeApiError, type Violation } from '../../contract/errors.ts';
import { invocation } from '../../invocation.ts';
import { ownKey } from '../../key-format.ts';
import { createShipment } from '../../operation/shipment.ts';
import { prepareOrder } from '../../pricing/facts.ts';
import type { PricingContext } from '../../pricing/option.ts';
import { readOrder, type ValidOrder } from '../../pricing/read-order.ts';
import { firstViolations } from '../../pricing/rules.ts';
import { newId } from '../../runtime.ts';
import { Refusal } from '../command-line.ts';
import { runForCommand } from '../run-for-command.ts';

export interface TestBooking {
  readonly trackingNumber: string;
  readonly serviceCode: string;
  readonly country: string;
  readonly totalHkd: number;
}

/** Books a shipment in test mode: the first order that the catalog prices and no rule refuses. @throws {Refusal} */
export async function bookTestShipment(context: WorkContext, accountId: string): Promise<TestBooking> {
  const scope = { accountId, livemode: false };
  const order = chooseOrder(await pricingContext(context, { scope, pricingVersion: null }));
  const key = ownKey(newId('setup', context.clock.now()));
  try {
    const input = { key, body: order };
    const { data } = await runForCommand(context, scope, 'createShipment', createShipment, input);
    return {
      trackingNumber: data.tracking_number,
      serviceCode: order.service_tier_id,
      country: order.recipient.country_code,
      totalHkd: data.pricing_snapshot.total_hkd,
    };
  } catch (error) {
    if (error instanceof ApiError) throw new Refusal(`The test booking failed: ${describeApiError(error)}.`);
    throw error;
  }
}

interface Refused {
  readonly service: string;
  readonly country: string;
  readonly violation: Violation;
}

/** Returns the first order that could be booked. @throws {Refusal} with the reason that the first one could not. */
function chooseOrder(pricing: PricingContext): ValidOrder {
  const { catalog, account } = pricing;
  const refused: Refused[] = [];
  for (const service of orderableServices(catalog, account.entitlement)) {
    for (const country of service.lanes.keys()) {
      const { order, violations } = readOrder(draftOrder(catalog, service, country), pricing);
      const [violation] = violations ?? firstViolations(prepareOrder(order, pricing));
      if (order && !violation) return order;
      if (violation) refused.push({ service: service.code, country, violation });
    }
  }
  const [first] = refused;
  throw new Refusal(
    first
      ? `The test booking failed: no order could be booked. ${first.service} to ${first.country}: ${first.violation.path.join('.')} ${first.violation.message}. Correct the catalog with \`${invocation} catalog import DIR\`, and run the setup again.`
      : `The test booking failed: the account can order no service. Give its services a carrier in service.csv and countries in zone.csv, and run \`${invocation} catalog import DIR\`. Then run the setup again.`,
  );
}

function draftOrder({ countries }: Catalog, service: Service, country: string): unknown {
  const postcode = service.lanes.get(country)?.ranges[0]?.from ?? countries.get(country)?.postcode_example;
  return {
    service_tier_id: service.code,
    goods_category: service.goods_categories[0],
    recipient: {
      contact_name: 'Emily Carter',
      phone: '+1 212 555 0147',
      country_code: country,
      city: 'Test City',
      address: '1 Test Street',
      postal_code: postcode ?? '10118',
    },
    parcels: [{ weight_kg: 0.1 }],
    items: [
      {
        description: 'Cotton T-shirt',
        quantity: 1,
        unit_price_hkd: 80,
        hs_code: '6109.10.0012',
        country_of_manufacture: 'CN',
        merchant_product_id: 'TEST',
      },
    ],
  };
}
