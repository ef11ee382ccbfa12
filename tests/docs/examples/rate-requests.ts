import { call, get, type Send } from './calls.ts';

const quote =
  (change: object): Send =>
  (world) =>
    call(world, 'post', '/rates', { body: { ...world.body('quoteRates', 'minimal'), ...change } });
const example =
  (name: string): Send =>
  (world) =>
    call(world, 'post', '/rates', { body: world.body('quoteRates', name) });
/** Sends a request after an operator left the account only these products. */
const withProducts =
  (products: readonly string[], send: Send): Send =>
  async (world) => {
    const account = `--account ${world.demo.account_id}`;
    await world.operator(`entitlement revoke ${account} --all`);
    for (const code of products) await world.operator(`entitlement grant ${account} --product ${code}`);
    return send(world);
  };
const priority = { service_tier_id: 'HKUSSEGG01', destination_country: 'US' };

export const rateRequests: Readonly<Record<string, Send | readonly Send[]>> = {
  'quoteRates 200 standard': example('minimal'),
  'quoteRates 200 euBattery': example('euBattery'),
  'quoteRates 200 customInsurance': example('customInsurance'),
  'quoteRates 200 usPriority': example('usPriority'),
  'quoteRates 200 australia': example('australia'),
  'quoteRates 200 none': withProducts([], quote({})),
  'quoteRates 400 rateCard': quote({ service_tier_id: 'HKUSSEGG01' }),
  'quoteRates 400 declaredValue': quote({ ...priority, declared_value_hkd: 60_000 }),
  'quoteRates 400 parcels': quote({
    ...priority,
    parcels: [{ weight_kg: 0.48, length_cm: 130, width_cm: 20, height_cm: 5 }],
  }),
  'quoteRates 400 voecConflict': quote({
    destination_country: 'NO',
    voec_prepay: true,
    ioss_number: 'IM3720012345',
  }),
  'quoteRates 400 invalidField': quote({ destination_country: 'England', weight_kg: undefined }),
  'quoteRates 400 duplicateJsonKey': (world) =>
    call(world, 'post', '/rates')
      .set('Content-Type', 'application/json')
      .send('{"weight_kg":1,"weight_kg":2,"destination_country":"GB"}'),
  'listServiceTiers 200 tiers': withProducts(['HKUSPRI', 'HKAUZON'], get('/service_tiers')),
  'listServiceTiers 400 destination': get('/service_tiers?destination_country=AQ'),
  'listServiceTiers 200 none': withProducts([], get('/service_tiers')),
  'listCountries 200 countries': get('/countries'),
  'getCountry 200 norway': get('/countries/NO?date=2026-11-24'),
};
