import type { ToolName } from '../../generated/mcp-tools.ts';

/** Row of a list, as its tool returns it. */
// biome-ignore lint/suspicious/noExplicitAny: the contract's schemas are checked where the rows are made
type Row = any;

/** The essential columns of each list, for clients that pass only text to their model. */
const columnsOf: Partial<Record<ToolName, (row: Row) => Readonly<Record<string, unknown>>>> = {
  get_rates: (option) => ({
    service_tier_id: option.service_tier_id,
    total_hkd: option.total_hkd,
    discount_rule_id: option.discount?.rule_id,
    transit_days: option.transit_days && `${option.transit_days.min}-${option.transit_days.max}`,
    goods_category: option.goods_category,
    surcharges: option.surcharges.map(({ code, amount_hkd }: Row) => `${code} ${amount_hkd}`),
    available: option.available ? 'yes' : `no: ${option.unavailable_reason}`,
  }),
  list_shipments: ({
    tracking_number,
    reference_no,
    status,
    service_tier,
    destination_country,
    total_hkd,
    created_at,
  }) => ({ tracking_number, reference_no, status, service_tier, destination_country, total_hkd, created_at }),
  list_service_tiers: ({ service_tier_id, name, goods_categories, destinations, opt_ins, requirements }) => ({
    ...{ service_tier_id, name, goods_categories },
    ...(destinations === undefined ? {} : { destinations: `${destinations.split(' ').length} countries` }),
    opt_ins,
    requirements: requirements.map(({ destination_country: country, field }: Row) =>
      country ? `${country} ${field}` : field,
    ),
  }),
  list_webhook_deliveries: ({
    id,
    event_type,
    state,
    attempt_count,
    http_status,
    error,
    next_attempt_at,
  }) => ({
    ...{ id, event_type, state, attempt_count, http_status, error, next_attempt_at },
  }),
};

/** Returns a list as one line per row; null for a tool whose result is no such list. */
export function listText(name: ToolName, result: object): string | null {
  const columns = columnsOf[name];
  if (!columns) return null;
  const { data, options, next_cursor: next } = result as Row;
  const rows = (options ?? data).map(columns) as Readonly<Record<string, unknown>>[];
  if (rows.length === 0) return 'none';
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row).map(cellText))];
  const text = lines.map((cells) => cells.join(' | ')).join('\n');
  return next ? `${text}\nnext_cursor: ${next}` : text;
}

/** A line break in a text of the account would look like a row, and a bar like a column. */
function cellText(value: unknown): string {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  return text.replace(/\s+/g, ' ').trim().replace(/[\\|]/g, '\\$&') || '-';
}
