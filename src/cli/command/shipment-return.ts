import type { ShipmentWithEvents } from '../../../db/query/shipment/shipment.ts';
import { scopeOf } from '../../../db/scope.ts';
import { requestValidators } from '../../../generated/request-validators.js';
import { type CheckedReturn, validateReturn } from '../../booking/place-return.ts';
import { ApiError, describeApiError } from '../../contract/errors.ts';
import { createRefuse } from '../../contract/operation.ts';
import { schemaViolations } from '../../contract/schema-violation.ts';
import { ownKey } from '../../key-format.ts';
import { type Cents, centsToAmount, hkd } from '../../money.ts';
import { createShipmentReturn } from '../../operation/shipment.ts';
import type { PricedOption } from '../../pricing/option.ts';
import { findKeyRing } from '../../secret/open-key-ring.ts';
import { readLimit, readName, readTracking } from '../argument.ts';
import { type CliCommand, type CommandResult, formatTable, Refusal } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import { requireShipment } from '../require.ts';
import { runForCommand } from '../run-for-command.ts';
import { onDatabase, type Session } from '../session.ts';
import { Questions } from '../setup/questions.ts';
import { withWorkContext } from '../work-context.ts';

interface ReturnOptions {
  readonly service?: string;
  readonly reference?: string;
  readonly key?: string;
  /** In cents. */
  readonly expectedTotal?: Cents;
  readonly yes?: true;
  readonly dryRun?: true;
}

export function shipmentReturn(group: CliCommand, session: Session): void {
  group
    .command('return')
    .description(
      'Show the price of the way back of a delivered shipment, and book it, as createShipmentReturn does. For a live return, which is charged to the wallet, the command asks first',
    )
    .argument('<tracking>', 'tracking number of the shipment', readTracking)
    .option('--service <code>', 'return service (default: the cheapest one)', readName)
    .option('--reference <text>', 'reference of the return', readName)
    .option('--expected-total <hkd>', 'book only at this price, without asking', readLimit)
    .option('--yes', 'book at the price of the moment, without asking')
    .option('--dry-run', 'show the return services with their prices, and book nothing')
    .option(
      '--key <key>',
      'idempotency key; give another one for a second return (default: one key per shipment)',
      readName,
    )
    .examples(
      'shipment return SMP… --dry-run',
      'shipment return SMP…',
      'shipment return SMP… --service HKRTNGG01 --expected-total 88.25 --key second',
    )
    .action(
      onDatabase(session, (database: OpenDatabase, trackingNumber: string, options: ReturnOptions) =>
        bookReturn(session, database, trackingNumber, options),
      ),
    );
}

async function bookReturn(
  session: Session,
  database: OpenDatabase,
  trackingNumber: string,
  options: ReturnOptions,
): Promise<CommandResult> {
  const { service, reference } = options;
  const key = ownKey(options.key ?? `return.${trackingNumber}`);
  const original = await requireShipment(database, trackingNumber);
  const scope = scopeOf(original);
  const wanted = {
    ...(service === undefined ? {} : { service_tier_id: service }),
    ...(reference === undefined ? {} : { reference_no: reference }),
  };
  const { body: validate } = requestValidators.createShipmentReturn;
  const [violation] = validate ? schemaViolations(validate, wanted) : [];
  if (violation) throw new Refusal(`${violation.path.join('.')} ${violation.message}. Nothing was booked.`);
  const earlier = options.dryRun ? undefined : await findReturn(database, original, key);
  if (earlier) return showEarlier(original, earlier, options);
  const ring = await findKeyRing(database.config, database);
  if (!ring)
    throw new Refusal('The encryption keys of this installation are not there. Start the service first.');
  return withWorkContext(database, ring, async (context) => {
    const asRefusal = (error: unknown): never => {
      throw error instanceof ApiError ? new Refusal(`${trackingNumber}: ${describeApiError(error)}`) : error;
    };
    const refuse = createRefuse<'createShipmentReturn'>();
    const call = { scope, shipmentId: trackingNumber, pricingVersion: null, requestId: null, refuse };
    const checked = await validateReturn(context, { ...call, body: wanted }).catch(asRefusal);
    if (options.dryRun) return showPrices(trackingNumber, checked);
    const { price } = checked;
    if (!price || checked.violations.length > 0)
      throw new Refusal(`${trackingNumber}: ${violationTexts(checked).join('; ')}. Nothing was booked.`);
    const totalCents = options.expectedTotal ?? price.totalCents;
    if (totalCents !== price.totalCents)
      throw new Refusal(
        `--expected-total: the return costs ${hkd(price.totalCents)} with ${price.service.code}. Nothing was booked.`,
      );
    if (scope.livemode) await requireAgreement(session, price, options);
    // At the price that was agreed to, whatever is published meanwhile.
    const body = {
      ...wanted,
      service_tier_id: price.service.code,
      expected_total_hkd: centsToAmount(totalCents),
    };
    const input = { path: { shipment_id: trackingNumber }, key, body };
    const { data } = await runForCommand(
      context,
      scope,
      'createShipmentReturn',
      createShipmentReturn,
      input,
    ).catch(asRefusal);
    return returnResult(original, await requireShipment(database, data.id), 'the');
  });
}

/** Finds the return that was booked under a key, however long ago. A run with the key continues one without a result. */
async function findReturn(
  database: OpenDatabase,
  { returns }: Pick<ShipmentWithEvents, 'returns'>,
  key: string,
): Promise<ShipmentWithEvents | undefined> {
  for (const id of returns) {
    const one = await requireShipment(database, id);
    if (one.idempotency_key === key && one.dispatch_status !== 'pending') return one;
  }
  return undefined;
}

function showEarlier(
  original: ShipmentWithEvents,
  earlier: ShipmentWithEvents,
  { service, reference, expectedTotal }: ReturnOptions,
): CommandResult {
  const isSame =
    (service ?? earlier.service_code) === earlier.service_code &&
    (reference ?? earlier.reference_no) === earlier.reference_no &&
    (expectedTotal ?? earlier.total_cents) === earlier.total_cents;
  const { tracking_number: id, status, service_code: code, total_cents: totalCents } = earlier;
  if (isSame && status !== 'cancelled') return returnResult(original, earlier, 'already booked as a');
  const state = status === 'cancelled' ? 'was cancelled' : `is booked with ${code} for ${hkd(totalCents)}`;
  throw new Refusal(
    `${id} is the return of ${original.tracking_number} under this key, and ${state}. For another return, give another --key. Nothing was booked.`,
  );
}

function returnResult(
  { tracking_number: original }: Pick<ShipmentWithEvents, 'tracking_number'>,
  { tracking_number: id, total_cents: totalCents, service_code: service }: ShipmentWithEvents,
  article: 'the' | 'already booked as a',
): CommandResult {
  return {
    json: {
      tracking_number: id,
      return_of: original,
      service_tier_id: service,
      total_hkd: centsToAmount(totalCents),
    },
    lines: [`${id} is ${article} return of ${original}, with ${service} for ${hkd(totalCents)}`],
  };
}

/** @throws {Refusal} unless an option or the answer agrees to the price. */
async function requireAgreement(
  session: Session,
  { totalCents, service }: PricedOption,
  { yes, expectedTotal }: ReturnOptions,
): Promise<void> {
  using questions = new Questions(session, false);
  const answer = await questions.answer(yes || expectedTotal !== undefined ? 'yes' : undefined, {
    flag: `--yes or --expected-total <hkd>, because the return costs ${hkd(totalCents)} with ${service.code}`,
    text: `Book the return with ${service.code} for ${hkd(totalCents)}? yes or no`,
    read: (text) => text,
  });
  questions.refuseMissing();
  if (!/^y(es)?$/i.test(answer?.trim() ?? '')) throw new Refusal('Nothing was booked.');
}

function violationTexts({ violations }: Pick<CheckedReturn, 'violations'>): string[] {
  return violations.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(' '));
}

function showPrices(trackingNumber: string, checked: CheckedReturn): CommandResult {
  const { options, price, recipient } = checked;
  const reasons = violationTexts(checked);
  const rows = options.map((option) => [
    option.service.code,
    option.available ? hkd(option.totalCents) : '',
    `${option.service.transit_days_min}-${option.service.transit_days_max} days`,
    option.available ? (option === price ? 'chosen' : '') : option.unavailability.message,
  ]);
  return {
    json: {
      return_of: trackingNumber,
      valid: reasons.length === 0,
      violations: reasons,
      service_tier_id: price?.service.code ?? null,
      total_hkd: price && centsToAmount(price.totalCents),
      options: options.map((option) => ({
        service_tier_id: option.service.code,
        total_hkd: option.available ? centsToAmount(option.totalCents) : null,
      })),
    },
    lines: [
      ...(rows.length === 0 ? [] : formatTable(['service', 'price', 'transit', ''], rows)),
      ...(recipient === null
        ? []
        : [`To ${[recipient.contact_name, recipient.address, recipient.city].join(', ')}`]),
      ...(reasons.length === 0 ? ['Nothing was booked: this is a dry run.'] : []),
    ],
    ...(reasons.length === 0
      ? {}
      : { failure: `${trackingNumber} cannot be returned like this: ${reasons.join('; ')}` }),
  };
}
