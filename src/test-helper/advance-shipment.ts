import { readDatabaseClock } from '../../db/query/installation/database-clock.ts';
import { findShipment, type ShipmentRow, type ShipmentWithEvents } from '../../db/query/shipment/shipment.ts';
import type { Scope } from '../../db/scope.ts';
import type { Schemas } from '../../generated/operations.ts';
import type { WorkContext } from '../context.ts';
import type { Refuse } from '../contract/api-error.ts';
import { newId } from '../runtime/identifier.ts';
import { scenarioReaches } from '../tracking/feed/next-step.ts';
import { takeSteps } from '../tracking/feed/take-steps.ts';
import { pageTexts } from '../tracking/page/page-text.ts';
import { recordCheckpoint } from '../tracking/record-change.ts';
import { isTerminal, mayFollow, type Status } from '../tracking/status.ts';
import { findTestShipment, refuseStep, type TestStepCode } from './find-test-shipment.ts';

/** Takes the next checkpoint of a test shipment, or all up to `wanted` (contract: advanceTestShipment). */
export async function advanceShipment(
  context: WorkContext,
  scope: Scope,
  trackingNumber: string,
  wanted: Schemas['TestCheckpointStatus'] | undefined,
  refuse: Refuse<TestStepCode>,
): Promise<ShipmentWithEvents> {
  const shipment = await findTestShipment(context, scope, trackingNumber, refuse);
  const current = shipment.status as Status;
  if (wanted === current) return shipment;
  if (isTerminal(current)) return refuseStep(refuse, shipment, `is ${current}, which is a final status`);
  if (wanted === undefined) {
    const taken = await takeSteps(context, shipment, ({ steps }) => steps === 1);
    if (taken?.steps !== 1) {
      return refuseStep(
        refuse,
        shipment,
        `is ${current}, and its scenario has no further checkpoint; send a status`,
      );
    }
  } else if (scenarioReaches(shipment, wanted)) {
    await takeSteps(context, shipment, ({ shipment }) => shipment.status === wanted);
  } else if (mayFollow(current, wanted)) {
    await addCheckpoint(context, shipment, wanted);
  } else {
    return refuseStep(refuse, shipment, `is ${current} and can no longer become ${wanted}`);
  }
  return (await findShipment(context.db, scope, shipment.tracking_number)) ?? refuse('NOT_FOUND');
}

async function addCheckpoint(
  context: WorkContext,
  shipment: ShipmentRow,
  status: Schemas['TestCheckpointStatus'],
): Promise<void> {
  await recordCheckpoint(context, shipment, {
    carrierEventId: newId('tst', context.clock.now()),
    occurredAt: await readDatabaseClock(context.db),
    status,
    subStatus: null,
    description: pageTexts.en.status[status],
    location: null,
    carrierStatus: null,
  });
}
