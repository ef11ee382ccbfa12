import { hasTable } from '../../../db/query/installation/server.ts';
import { findEmptyTradeTables, latestPublication } from '../../../db/query/pricing/catalog.ts';
import { latestRate } from '../../../db/query/pricing/currency-rate.ts';
import {
  countReadyAccounts,
  listAccountsWithoutService,
  listServiceCarriers,
} from '../../../db/query/pricing/entitlement.ts';
import { connectedCarriers } from '../../carrier/registry.ts';
import type { CarrierConfig, Config } from '../../config/config.ts';
import { type GatewayConfig, settingOf } from '../../config/gateways.ts';
import { whyNoDemo } from '../../demo/demo-file.ts';
import { knownCurrencies } from '../../fx/amount-currencies.ts';
import { type RateView, rateView } from '../../fx/currency-rates.ts';
import { invocation, startAdvice } from '../../invocation.ts';
import { systemClock } from '../../runtime.ts';
import type { OpenDatabase } from '../database.ts';
import { type Finding, fail, ok, warn } from './checks.ts';

/** Checks that clients get links that they can open. Without PUBLIC_URL, links name HOST and PORT of this machine. */
export function checkPublicUrl({ production, publicUrl }: Config): Finding {
  if (publicUrl === null) {
    return production
      ? fail(
          'address',
          'PUBLIC_URL is not set, so links in responses, emails and labels name an address of this machine',
          'Set PUBLIC_URL to the address of the service as clients see it',
        )
      : ok('address', 'PUBLIC_URL is not set: links name this machine');
  }
  if (production && publicUrl.startsWith('http:')) {
    return warn(
      'address',
      `PUBLIC_URL is ${publicUrl}: without TLS, others can read API keys and personal data`,
      'Serve it with TLS, and set PUBLIC_URL to its https address',
    );
  }
  return ok('address', `PUBLIC_URL is ${publicUrl}`);
}

/** Returns the checks of what a booking needs: catalog, exchange rates, account, carrier. */
export async function checkBookings(database: OpenDatabase): Promise<Finding[]> {
  if (!(await hasTable(database.pool, 'service'))) {
    return bookingChecks.map((check) => warn(check, 'Not checked', 'Fix the schema first'));
  }
  return [
    await checkCatalog(database),
    await checkRate(database),
    await checkCurrencies(database),
    await checkAccounts(database),
    await checkCarriers(database),
    ...(await checkGateways(database)),
  ];
}

/** Names of the checks that {@link checkBookings} returns, in order. */
export const bookingChecks = ['catalog', 'rate', 'currencies', 'accounts', 'carriers', 'gateway'] as const;

/** Fails, or only warns where a start adds the missing part to the demonstration by itself. */
function missingFinding({ config }: OpenDatabase, check: string, message: string, remedy: string): Finding {
  return whyNoDemo(config) === null
    ? warn(check, message, `${startAdvice}: it adds what the demonstration needs`)
    : fail(check, message, remedy);
}

const tradeEffects = {
  country_requirement:
    'country_requirement.csv has no row with a rule, so orders are not checked against the rules of destinations',
  duty_rule: 'duty_rule.csv is empty, so the duties and taxes of no destination are known',
  tax_area:
    'tax_area.csv is empty, so places with taxes of their own, such as the Canary Islands, count as their country',
} as const;

async function checkCatalog(database: OpenDatabase): Promise<Finding> {
  const publication = await latestPublication(database.kysely);
  if (publication) {
    const empty = await findEmptyTradeTables(database.kysely);
    if (empty.length === 0) return ok('catalog', `Publication ${publication.id} is live`);
    const effects = empty.map((table) => tradeEffects[table]);
    return warn(
      'catalog',
      `Publication ${publication.id} is live, but lacks data that this version reads: ${effects.join('; ')}`,
      `Write the live catalog with \`${invocation} catalog export DIR\` and examples with \`${invocation} catalog init EXAMPLES\`, copy the rows of your destinations, and run \`${invocation} catalog import DIR\``,
    );
  }
  return missingFinding(
    database,
    'catalog',
    'No catalog is published, so nothing can be quoted or booked',
    `Make one with \`${invocation} catalog init DIR\`, and publish it with \`${invocation} catalog import DIR\``,
  );
}

const rateProblems: Readonly<Record<Exclude<RateView['state'], 'current' | 'stale'>, string>> = {
  none: 'No exchange rate is set',
  cleared: 'The exchange rate is cleared',
  expired: 'The exchange rate is older than 7 days',
};

async function checkRate(database: OpenDatabase): Promise<Finding> {
  const { state, rate } = rateView(await latestRate(database.kysely, 'USD'), new Date());
  const remedy = database.config.fxSource
    ? `Start a worker, which fetches it from FX_SOURCE_URL, or run \`${invocation} fx set\``
    : `Run \`${invocation} fx set --rate RATE\`, or set FX_SOURCE_URL`;
  if (state === 'current') return ok('rate', `${rate} HKD per USD`);
  if (state === 'stale') return warn('rate', `${rate} HKD per USD is older than 36 hours`, remedy);
  return missingFinding(
    database,
    'rate',
    `${rateProblems[state]}, so orders with prices in USD are rejected`,
    remedy,
  );
}

/** Checks the rates of the currencies in which the catalog names amounts of laws. Bookings go on without one. */
async function checkCurrencies({ kysely, config }: OpenDatabase): Promise<Finding> {
  const now = new Date();
  const named = (await knownCurrencies(kysely)).filter(({ isNamed }) => isNamed);
  const views = named.map(({ currency, newest }) => ({ currency, ...rateView(newest, now) }));
  const missing = views.filter(({ resolvable }) => !resolvable).map(({ currency }) => currency);
  const old = views.filter(({ state }) => state === 'stale').map(({ currency }) => currency);
  const remedy = `Run \`${invocation} fx set --currency ${missing[0] ?? old[0]} --rate RATE\`${
    config.fxSource ? '' : ', or set FX_SOURCE_URL'
  }`;
  if (missing.length > 0) {
    const effect = 'limits of laws in them only warn, and orders with fees in them are rejected';
    return warn('currencies', `No rate in use of ${missing.join(', ')}: ${effect}`, remedy);
  }
  if (old.length > 0) return warn('currencies', `Rates older than 36 hours: ${old.join(', ')}`, remedy);
  const list = views.map(({ currency, rate }) => `${currency} ${rate}`).join(', ');
  return ok(
    'currencies',
    list === '' ? 'The catalog names amounts in HKD and USD only' : `HKD per unit: ${list}`,
  );
}

async function checkAccounts(database: OpenDatabase): Promise<Finding> {
  const ready = await countReadyAccounts(database.kysely);
  if (ready > 0) return ok('accounts', `${ready} with a product and an API key`);
  return missingFinding(
    database,
    'accounts',
    'No account has a product and an API key, so nobody can book',
    `Run \`${invocation} setup\`, or \`account create\`, \`entitlement grant\` and \`key create\``,
  );
}

/** Accounts that a finding names. */
const maxNamed = 5;

/** Names the services that live mode does not offer, and the accounts for which none is left. */
async function checkCarriers(database: OpenDatabase): Promise<Finding> {
  const { config, kysely } = database;
  const services = await listServiceCarriers(kysely);
  const connected = connectedCarriers(config.carrier);
  const reasons: string[] = [];
  const remedies: string[] = [];
  const codes = (some: typeof services) => some.map(({ code }) => code).join(', ');
  const unassigned = services.filter(({ carrier_code }) => carrier_code === null);
  if (unassigned.length > 0) {
    reasons.push(`No mode offers ${codes(unassigned)}, because the catalog assigns no carrier`);
    remedies.push('assign a carrier in service.csv and import the catalog');
  }
  const unconnected = services.filter(({ carrier_code: code }) => code !== null && !connected.has(code));
  for (const [carrier, carried] of Map.groupBy(unconnected, (service) => service.carrier_code)) {
    const pronoun = carried.length === 1 ? 'its' : 'their';
    reasons.push(
      `Live mode does not offer ${codes(carried)}, because ${pronoun} carrier ${carrier} is not connected: ${
        carrier === 'http' ? 'CARRIER_HTTP_URL is not set' : 'no gateway of CARRIER_GATEWAYS has it'
      }`,
    );
    remedies.push(
      carrier === 'http'
        ? 'set CARRIER_HTTP_URL and CARRIER_HTTP_SECRET for every process that serves the API'
        : `correct ${carrier} in service.csv, or add it to a gateway (docs/carriers.md)`,
    );
  }
  const stranded =
    reasons.length === 0 ? [] : await listAccountsWithoutService(kysely, [...connected], maxNamed);
  if (stranded.length > 0) {
    return fail(
      'carriers',
      `Accounts with a live key that can order no live service: ${stranded.join(', ')}. ${reasons.join('. ')}`,
      `To offer them, ${remedies.join(', and ')}`,
    );
  }
  if (reasons.length === 0) return checkSandboxed(services, config);
  const severity = config.production && unconnected.length > 0 ? fail : warn;
  return severity('carriers', reasons.join('. '), `To offer them, ${remedies.join(', and ')}`);
}

/** Warns in production about services of the sandbox: an operator who left it in the catalog sells parcels that are never moved. */
function checkSandboxed(
  services: Awaited<ReturnType<typeof listServiceCarriers>>,
  { production }: Config,
): Finding {
  const sandboxed = services.filter(({ carrier_code: carrier }) => carrier === 'sandbox');
  if (production && sandboxed.length > 0) {
    const codes = sandboxed.map(({ code }) => code).join(', ');
    return warn(
      'carriers',
      `Live mode books ${codes} with the carrier sandbox, which charges the wallet and moves no parcel`,
      'For real parcels, write the carrier of a gateway in service.csv, and import the catalog (docs/carriers.md)',
    );
  }
  const all = services.length === 1 ? 'The service has' : `All ${services.length} services have`;
  return ok('carriers', `${all} a carrier`);
}

/** A number that no shipment gets, as all are random: the gateway has no booking under it. */
const probedReference = `SMP${'0'.repeat(13)}`;

/** Checks that each gateway answers a signed request. It asks for a booking that does not exist, which has no effect. */
async function checkGateways({ config, kysely }: OpenDatabase): Promise<Finding[]> {
  const { gateways } = config.carrier;
  if (gateways.length === 0) return [ok('gateway', 'Not set up: CARRIER_HTTP_URL is not set')];
  const used = new Set((await listServiceCarriers(kysely)).map(({ carrier_code: code }) => code));
  return Promise.all(
    gateways.map((gateway) => {
      const check = gateways.length === 1 ? 'gateway' : `gateway ${gateway.name}`;
      const isUsed = gateway.carriers.some((carrier) => used.has(carrier));
      return checkGateway(check, gateway, config.carrier, isUsed);
    }),
  );
}

async function checkGateway(
  check: string,
  { name, url, secret }: GatewayConfig,
  { deadlineMs, maxResponseBytes }: CarrierConfig,
  isUsed: boolean,
): Promise<Finding> {
  // Loaded on demand: it compiles the contract of the gateway.
  const { GatewayCarrier, GatewayConnection } = await import('../../carrier/gateway/gateway-carrier.ts');
  using gateway = new GatewayConnection({ url, secret, maxResponseBytes, clock: systemClock });
  const found = await new GatewayCarrier(name, gateway).lookup(probedReference, {
    scope: { accountId: '', livemode: true },
    requestId: null,
    signal: AbortSignal.timeout(deadlineMs),
  });
  const { host } = new URL(url);
  if (found.outcome !== 'unknown') return ok(check, `${host} answers signed requests`);
  const severity = isUsed ? fail : warn;
  const effect = isUsed ? ', so live bookings with its services fail' : '';
  return severity(
    check,
    `The gateway at ${host} did not answer a look-up: ${found.reason}${effect}`,
    `Start it, or correct ${settingOf(name, 'URL')} and ${settingOf(name, 'SECRET')} (docs/carriers.md)`,
  );
}
