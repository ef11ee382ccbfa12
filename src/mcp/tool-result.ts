import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/server';
import { type ToolName, toolContracts } from '../../generated/mcp-tools.ts';
import { errorReply, type Violation, violationSummary } from '../contract/errors.ts';
import type { CallResponse } from './call-operation.ts';

/** Returns the data of a response. @throws {FailedCall} if it is an error. */
export function readData<T = unknown>(response: CallResponse): T {
  return readEnvelope<T>(requireSuccess(response)).data;
}

/** Returns the response. @throws {FailedCall} if it is an error. */
export function requireSuccess(response: CallResponse): CallResponse {
  const { status, requestId } = response;
  if (status >= 400) throw new FailedCall({ ...readEnvelope(response), request_id: requestId });
  return response;
}

function readEnvelope<T>({ body }: CallResponse): { readonly data: T } {
  return JSON.parse(typeof body === 'string' ? body : Buffer.from(body).toString());
}

/** An operation failed. `error` is the envelope of its response, with the request id. */
export class FailedCall extends Error {
  override readonly name = 'FailedCall';
  readonly error: Readonly<Record<string, unknown>>;

  constructor(error: Readonly<Record<string, unknown>>) {
    super(String(error.message));
    this.error = error;
  }
}

/** Converts any other error to the error that the API would return. */
export function failedCall(error: unknown, requestId: string | null): FailedCall {
  if (error instanceof FailedCall) return error;
  const envelope = JSON.parse(errorReply(error).body);
  return new FailedCall({ ...envelope, request_id: requestId });
}

/**
 * Builds a result. Its text is the whole result, which clients without structured content need. A list has a shorter
 * text, so that a client that passes both to its model does not pay twice.
 */
export function toolSuccess(
  structuredContent: object,
  { links = [], text }: { readonly links?: readonly ContentBlock[]; readonly text?: string | null } = {},
): CallToolResult {
  return {
    content: [...links, { type: 'text', text: text ?? JSON.stringify(structuredContent) }],
    structuredContent: { ...structuredContent },
  };
}

export function toolFailure(error: FailedCall['error']): CallToolResult {
  const structuredContent = { error };
  return {
    content: [{ type: 'text', text: JSON.stringify(structuredContent) }],
    structuredContent,
    isError: true,
  };
}

/**
 * Returns the error of a call in the terms of the tool: its arguments instead of headers, query parameters and
 * properties. The message names the first argument that is at fault, for clients that show nothing else.
 */
export function argumentError(name: ToolName, { error }: FailedCall): FailedCall['error'] {
  if (!Array.isArray(error.data) || error.data.length === 0) return error;
  const violations = (error.data as Violation[]).map((violation) => ofArgument(name, violation));
  const message = `${violations[0]?.code}: ${violationSummary(violations)}`;
  return { ...error, message, data: violations };
}

function ofArgument(tool: ToolName, violation: Violation): Violation {
  const [name] = violation.path;
  if (name === 'Idempotency-Key') return ofKey(violation);
  const { inputSchema, without } = toolContracts[tool];
  const known = Object.keys(inputSchema.properties);
  const hasOwnMessage: readonly string[] = [...known, ...without];
  if (violation.path.length > 1 || hasOwnMessage.includes(String(name))) return violation;
  const list = known.length > 0 ? `Its arguments are ${listNames(known)}.` : 'It takes none.';
  return { ...violation, message: `is not an argument of this tool. ${list}` };
}

function ofKey(violation: Violation): Violation {
  const path = ['idempotency_key'];
  if (violation.code !== 'IDEMPOTENCY_KEY_REQUIRED') return { ...violation, path };
  return {
    ...violation,
    path,
    message: 'is required: pass a new UUID for each order, and the same one to repeat a call',
  };
}

function listNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}

/** Row of a list, as its tool returns it. */
// biome-ignore lint/suspicious/noExplicitAny: the contract's schemas are checked where the rows are made
type Row = any;

/** The essential columns of each list, for clients that pass only text to their model. */
const listColumns: Partial<Record<ToolName, (row: Row) => Readonly<Record<string, unknown>>>> = {
  get_rates: (option) => ({
    service_tier_id: option.service_tier_id,
    total_hkd: option.total_hkd,
    discount_rule_id: option.discount?.rule_id,
    transit_days: option.transit_days && `${option.transit_days.min}-${option.transit_days.max}`,
    goods_category: option.goods_category,
    surcharges: option.surcharges.map(({ code, amount_hkd }: Row) => `${code} ${amount_hkd}`),
    available: option.available ? 'yes' : `no: ${option.unavailable_reason}`,
    tax_notice: option.tax_notice,
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
    service_tier_id,
    name,
    goods_categories,
    ...(destinations === undefined ? {} : { destinations: `${destinations.split(' ').length} countries` }),
    opt_ins,
    requirements: requirements.map(({ destination_country: country, field }: Row) =>
      country ? `${country} ${field}` : field,
    ),
  }),
  validate_batch: ({ index, reference_no, total_hkd, violations, warnings }) => ({
    index,
    reference_no,
    total_hkd,
    violations: violations.map(problemText),
    warnings: warnings.map(problemText),
  }),
  list_batch_orders: ({ reference_no, status, shipment, error }) => ({
    reference_no,
    status,
    tracking_number: shipment?.tracking_number,
    error: error?.message,
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
    id,
    event_type,
    state,
    attempt_count,
    http_status,
    error,
    next_attempt_at,
  }),
};

/** Returns a list as one line per row; null for a tool whose result is no such list. */
export function listText(name: ToolName, result: object): string | null {
  const columns = listColumns[name];
  if (!columns) return null;
  const { data, options, orders, next_cursor: next } = result as Row;
  const shared = orders ? sharedProblems(orders) : [];
  const listed: Row[] = options ?? data ?? withoutProblems(orders, shared).filter(hasProblem);
  const rows = listed.map(columns);
  const head = orders ? batchLines(result as Row, shared) : [];
  if (rows.length === 0) return [...head, 'none'].join('\n');
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row).map(cellText))];
  const text = [...head, ...lines.map((cells) => cells.join(' | '))].join('\n');
  return next ? `${text}\nnext_cursor: ${next}` : text;
}

/** Says of a checked batch what its table of orders with problems leaves out. */
function batchLines({ orders, total_hkd, violations }: Row, shared: readonly string[]): string[] {
  const count = (isCounted: (order: Row) => boolean) => orders.filter(isCounted).length;
  const placed = count(({ warnings }) =>
    warnings.some(({ code }: Row) => code === 'REFERENCE_ALREADY_PLACED'),
  );
  const account = violations.map((one: Row) => `${problemText(one)}. `).join('');
  return [
    `Valid orders: ${count(({ valid }) => valid)} of ${orders.length}, for HKD ${total_hkd}. Already placed: ${placed}. ${account}`.trim(),
    ...shared.map((text) => `Every order: ${text}.`),
    `Orders with${shared.length > 0 ? ' other' : ''} violations or warnings:`,
  ];
}

function problemsOf({ violations, warnings }: Row): string[] {
  return [...violations, ...warnings].map(problemText);
}

/** Returns what is found on every order, such as a missing sender: once instead of a thousand times. */
function sharedProblems([first, ...others]: Row[]): string[] {
  if (!first || others.length === 0) return [];
  const texts = others.map((order) => new Set(problemsOf(order)));
  return problemsOf(first).filter((text) => texts.every((of) => of.has(text)));
}

function withoutProblems(orders: Row[], texts: readonly string[]): Row[] {
  const others = (problems: Row[]) => problems.filter((one) => !texts.includes(problemText(one)));
  return orders.map((order) => ({
    ...order,
    violations: others(order.violations),
    warnings: others(order.warnings),
  }));
}

function hasProblem({ violations, warnings }: Row): boolean {
  return violations.length > 0 || warnings.length > 0;
}

function problemText({ path, code, message }: Row): string {
  return `${path.join('.')} ${message} (${code})`.trim();
}

/** A line break in a text of the account would look like a row, and a bar like a column. */
function cellText(value: unknown): string {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  return text.replace(/\s+/g, ' ').trim().replace(/[\\|]/g, '\\$&') || '-';
}
