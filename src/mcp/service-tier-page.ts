import type { components } from '../../generated/types.ts';
import { HttpError } from '../contract/errors.ts';
import type { Arguments, CallOperation } from './call-operation.ts';
import { readData } from './tool-result.ts';

type ServiceTier = components['schemas']['PublicServiceTier'];

const maxLimit = 100;

/**
 * Lists services in pages, each as the row that a model needs to choose one. With a destination, a row has all that the
 * country requires. Without one, it has only what bookings are rejected for.
 */
export async function serviceTierPage(call: CallOperation, args: Arguments) {
  const { destination_country: country, goods_category: category, cursor, limit = 20, ...unknown } = args;
  const destination = country === undefined ? null : toText('destination_country', country);
  const filter = destination === null ? {} : { destination_country: destination };
  const found = readData<ServiceTier[]>(await call('listServiceTiers', { ...unknown, ...filter }));
  const goods = category === undefined ? null : toText('goods_category', category).toLowerCase();
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 1 || limit > maxLimit)
    throw invalidError('limit', `must be an integer from 1 to ${maxLimit}`);
  const start = cursor === undefined ? 0 : indexAfter(found, toText('cursor', cursor));
  const matching = found
    .slice(start)
    .filter(
      ({ goods_categories: accepted }) =>
        goods === null || accepted.some((each) => each.toLowerCase() === goods),
    );
  const page = matching.slice(0, limit);
  return {
    data: page.map((tier) => toRow(tier, destination?.toUpperCase() ?? null)),
    next_cursor: matching.length > limit ? (page.at(-1)?.service_tier_id ?? null) : null,
  };
}

function toRow(tier: ServiceTier, written: string | null) {
  const { service_tier_id, name, goods_categories, destinations, limits, opt_ins, requirements } = tier;
  // The code of a territory stands for its country.
  const named = written !== null && !destinations.includes(written);
  const destination = named ? (requirements[0]?.destination_country ?? written) : written;
  return {
    service_tier_id,
    name,
    goods_categories,
    // One text: 101 codes in an array cost twice as much.
    ...(destination === null ? { destinations: destinations.join(' ') } : {}),
    limits,
    opt_ins: opt_ins
      .filter(
        ({ selectable, included }) =>
          destination === null || [...selectable, ...included].includes(destination),
      )
      .map(({ code }) => code),
    requirements:
      destination === null
        ? demandsOfAll(requirements)
        : requirements.map(({ destination_country: _, ...requirement }) => requirement),
  };
}

/** Lists what refuses an order, as texts: destinations with the same demands once, and their fields together. */
function demandsOfAll(requirements: ServiceTier['requirements']) {
  const demands = requirements.filter(({ code }) => code !== null);
  const byField = Map.groupBy(demands, ({ field, code }) => `${field} ${code}`);
  const wanted = [...byField.values()].map((rows) => ({
    destination_country: [...new Set(rows.map((row) => row.destination_country ?? '*'))].join(' '),
    field: rows[0]?.field ?? '',
    code: rows[0]?.code ?? null,
  }));
  const byCountry = Map.groupBy(wanted, (row) => `${row.destination_country} ${row.code}`);
  return [...byCountry.values()].map((rows) => ({
    destination_country: rows[0]?.destination_country,
    field: rows.map(({ field }) => field).join(' '),
    // The code of every rule that has none of its own would cost as much as the fields.
    ...(rows[0]?.code === 'INVALID_FIELD' ? {} : { code: rows[0]?.code }),
  }));
}

/** The cursor is the last Service Code of the page before, so a service that is added moves no page. */
function indexAfter(tiers: readonly ServiceTier[], cursor: string): number {
  const index = tiers.findIndex(({ service_tier_id }) => service_tier_id === cursor);
  if (index < 0) throw invalidError('cursor', 'is not a next_cursor of this list; start again without it');
  return index + 1;
}

function toText(name: string, value: unknown): string {
  if (typeof value === 'string') return value.trim();
  throw invalidError(name, 'must be a string');
}

function invalidError(name: string, message: string): HttpError {
  return new HttpError('INVALID_FIELD', { violations: [{ path: [name], code: 'INVALID_FIELD', message }] });
}
