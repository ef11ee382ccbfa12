import { InvalidArgumentError } from 'commander';
import { settleShipment } from '../../booking/settle.ts';
import { decimalToScaled, hasAtMostDecimals } from '../../money/decimal.ts';
import { type Cents, centsToAmount } from '../../money/money.ts';
import type { Answer } from '../answer.ts';
import type { CliCommand } from '../cli-command.ts';
import { readLimit } from '../money-argument.ts';
import type { OpenDatabase } from '../open-database.ts';
import { recordContext } from '../record-context.ts';
import { Refusal } from '../refusal.ts';
import { requireShipment } from '../require-shipment.ts';
import { onDatabase, type Session } from '../session.ts';
import { hkd } from './wallet/view.ts';

const maxWeightKg = 20_000;

interface SettleOptions {
  readonly chargedHkd: Cents;
  readonly weightKg: number;
}

export function billingSettle(group: CliCommand, session: Session): void {
  group
    .command('settle')
    .description("Charge a live shipment's final fee, as its carrier's notice would; once")
    .argument('<tracking>', 'its tracking number')
    .requiredOption('--charged-hkd <amount>', 'the final fee', readLimit)
    .requiredOption('--weight-kg <weight>', 'the chargeable weight that was measured', readWeightMg)
    .examples('billing settle SMP… --charged-hkd 64.50 --weight-kg 0.52')
    .action(onDatabase(session, settle));
}

async function settle(
  database: OpenDatabase,
  trackingNumber: string,
  { chargedHkd: chargedCents, weightKg: measuredWeightMg }: SettleOptions,
): Promise<Answer> {
  const shipment = await requireShipment(database, trackingNumber);
  if (!shipment.livemode) throw new Refusal(`${trackingNumber} is a test shipment: no money moves`);
  const final = { chargedCents, measuredWeightMg };
  const settled = await settleShipment(recordContext(database), shipment.account_id, trackingNumber, final);
  if (!settled)
    throw new Refusal(
      `${trackingNumber} is not booked at its carrier (dispatch ${shipment.dispatch_status})`,
    );
  switch (settled.verdict) {
    case 'cancelling':
      throw new Refusal(
        `${trackingNumber} is just being cancelled; nothing was charged, try again in a minute`,
      );
    case 'voided':
      throw new Refusal(`${trackingNumber} is cancelled and its hold was released; nothing was charged`);
    case 'no_hold':
      throw new Refusal(`${trackingNumber} has no hold; charge it with \`wallet adjust\``);
  }
  if (settled.chargedCents !== chargedCents) {
    throw new Refusal(
      `${trackingNumber} was settled before, for ${hkd(settled.chargedCents)}; correct it with \`wallet adjust --shipment\``,
    );
  }
  const done = settled.repeated ? 'was settled before, nothing changed' : 'is settled';
  return {
    json: {
      tracking_number: trackingNumber,
      charged_hkd: centsToAmount(settled.chargedCents),
      repeated: settled.repeated,
    },
    lines: [`${trackingNumber} ${done}: ${hkd(settled.chargedCents)}`],
  };
}

/** A weight in kg, as whole milligrams. */
function readWeightMg(text: string): number {
  const weightKg = /^\d{1,5}(\.\d{1,6})?$/.test(text) ? Number(text) : 0;
  if (weightKg > 0 && weightKg <= maxWeightKg && hasAtMostDecimals(weightKg, 6)) {
    return decimalToScaled(weightKg, 6);
  }
  throw new InvalidArgumentError(`It must be a weight in kg above 0, at most ${maxWeightKg}, like 0.52`);
}
