import { getShipmentLabel } from '../../../operation/getShipmentLabel.ts';
import { getShipmentPod } from '../../../operation/getShipmentPod.ts';
import { runOperation } from '../../run-operation.ts';
import type { PageAnswer, Visit } from '../../visit.ts';

/** Shows the label of getShipmentLabel; with `?download`, the browser saves it. */
export async function sendLabel(visit: Visit): Promise<PageAnswer> {
  const { id = '' } = visit.path;
  const { mediaType, content } = await runOperation(visit, 'getShipmentLabel', getShipmentLabel, {
    path: { shipment_id: id },
  });
  return { file: { name: `${id}.pdf`, type: mediaType, content, isShown: visit.search !== 'download' } };
}

/** Shows the doorstep photo of getShipmentPod. */
export async function sendPhoto(visit: Visit): Promise<PageAnswer> {
  const { id = '' } = visit.path;
  const { mediaType, content } = await runOperation(visit, 'getShipmentPod', getShipmentPod, {
    path: { shipment_id: id },
  });
  return { file: { name: `${id}-pod.jpg`, type: mediaType, content, isShown: true } };
}
