import { InvalidArgumentError } from 'commander';
import { crashpoint } from '../../../db/crashpoint.ts';
import { commandLineActor } from '../../audit.ts';
import { settleByOperator } from '../../booking/by-operator.ts';
import { invocation } from '../../invocation.ts';
import { type Cents, centsToAmount, decimalToScaled, hasAtMostDecimals, hkd } from '../../money.ts';
import { readLimit, readTracking } from '../argument.ts';
import { type CliCommand, type CommandResult, Refusal } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import { recordContext } from '../record-context.ts';
import { requireLiveShipment } from '../require.ts';
import { onDatabase, type Session } from '../session.ts';

const maxWeightKg = 20_000;

interface SettleOptions {
  readonly chargedHkd: Cents;
  readonly weightKg: number;
  readonly dutiesTaxesHkd?: Cents;
  readonly costHkd?: Cents;
}

export function billingSettle(group: CliCommand, session: Session): void {
  group
    .command('settle')
    .description(
      'Charge the final fee of a live shipment, with the same effect as a notice from its carrier. Works once per shipment',
    )
    .argument('<tracking>', 'tracking number of the shipment', readTracking)
    .requiredOption('--charged-hkd <amount>', 'final fee in HKD', readLimit)
    .requiredOption('--weight-kg <weight>', 'measured chargeable weight in kg', readWeightMg)
    .option('--duties-taxes-hkd <amount>', 'part of the final fee that is duties and taxes', readLimit)
    .option('--cost-hkd <amount>', 'what the carrier bills you, which the account never sees', readLimit)
    .examples(
      'billing settle SMP… --charged-hkd 64.50 --weight-kg 0.52',
      'billing settle SMP… --charged-hkd 164.50 --duties-taxes-hkd 98.20 --weight-kg 0.52',
    )
    .action(onDatabase(session, settle));
}

async function settle(
  database: OpenDatabase,
  trackingNumber: string,
  { chargedHkd: chargedCents, weightKg: measuredWeightMg, dutiesTaxesHkd, costHkd }: SettleOptions,
): Promise<CommandResult> {
  const shipment = await requireLiveShipment(database, trackingNumber);
  if (dutiesTaxesHkd !== undefined && dutiesTaxesHkd > chargedCents) {
    throw new Refusal(
      `--duties-taxes-hkd: ${hkd(dutiesTaxesHkd)} is more than the final fee, ${hkd(chargedCents)}, of which it is a part.`,
    );
  }
  const final = {
    chargedCents,
    measuredWeightMg,
    dutiesTaxesCents: dutiesTaxesHkd ?? null,
    costCents: costHkd ?? null,
  };
  const actor = commandLineActor(shipment.account_id, new Date());
  const settled = await settleByOperator(recordContext(database), actor, trackingNumber, final);
  crashpoint('settle-committed');
  if (!settled)
    throw new Refusal(
      `${trackingNumber} is not booked with its carrier (dispatch status: ${shipment.dispatch_status}), so it cannot be settled.`,
    );
  switch (settled.verdict) {
    case 'cancelling':
      throw new Refusal(
        `A cancellation of ${trackingNumber} is in progress. Nothing was charged. Try again in a minute.`,
      );
    case 'voided':
      throw new Refusal(`${trackingNumber} is cancelled and its hold was released. Nothing was charged.`);
    case 'no_hold':
      throw new Refusal(
        `${trackingNumber} has no hold to settle. Charge the account with \`${invocation} wallet adjust\`.`,
      );
  }
  if (settled.chargedCents !== chargedCents) {
    throw new Refusal(
      `${trackingNumber} is already settled, for ${hkd(settled.chargedCents)}. Correct the fee with \`${invocation} wallet adjust --shipment ${trackingNumber}\`.`,
    );
  }
  return {
    json: {
      tracking_number: trackingNumber,
      charged_hkd: centsToAmount(settled.chargedCents),
      repeated: settled.repeated,
    },
    lines: [
      settled.repeated
        ? `${trackingNumber} is already settled for ${hkd(settled.chargedCents)}. Nothing changed.`
        : `Settled ${trackingNumber} for ${hkd(settled.chargedCents)}`,
    ],
  };
}

/** Reads a weight in kg. Returns milligrams. */
function readWeightMg(text: string): number {
  const weightKg = /^\d{1,5}(\.\d{1,6})?$/.test(text) ? Number(text) : 0;
  if (weightKg > 0 && weightKg <= maxWeightKg && hasAtMostDecimals(weightKg, 6)) {
    return decimalToScaled(weightKg, 6);
  }
  throw new InvalidArgumentError(`It must be a weight in kg, above 0 and at most ${maxWeightKg}, like 0.52`);
}
