import { ApiError } from '../../contract/errors.ts';
import { html } from '../../html.ts';
import { getShipmentLabel, getShipmentPod } from '../../operation/shipment.ts';
import type { PageAnswer, PageRequest } from '../page-request.ts';
import { orApiError, runOperation } from '../run-operation.ts';
import { requestedShipment } from './cancel.ts';
import { shipmentTexts } from './text.ts';

/** Shows the label of getShipmentLabel; with `?download`, the browser saves it. */
export async function sendLabel(request: PageRequest): Promise<PageAnswer> {
  const { tracking_number: id } = await requestedShipment(request);
  const path = { shipment_id: id };
  const label = await orApiError(runOperation(request, 'getShipmentLabel', getShipmentLabel, { path }));
  if (label instanceof ApiError) return missingFile(request, id, 'label', label);
  const { mediaType: type, content } = label;
  return { file: { name: `${id}.pdf`, type, content, isShown: !request.search.has('download') } };
}

/** Shows the doorstep photo of getShipmentPod. */
export async function sendPhoto(request: PageRequest): Promise<PageAnswer> {
  const { tracking_number: id } = await requestedShipment(request);
  const path = { shipment_id: id };
  const photo = await orApiError(runOperation(request, 'getShipmentPod', getShipmentPod, { path }));
  if (photo instanceof ApiError) return missingFile(request, id, 'photo', photo);
  const { mediaType: type, content } = photo;
  return { file: { name: `${id}-pod.jpg`, type, content, isShown: true } };
}

/** Says why a shipment has no file now. A file that is being made is asked for again when the carrier expects it. */
export function missingFile(
  { base, language }: PageRequest,
  id: string,
  kind: 'label' | 'photo',
  error: ApiError,
): PageAnswer {
  const text = shipmentTexts[language].file;
  const { retryAfterSeconds } = error.options;
  const [status, reason] =
    error.code === 'NOT_FOUND'
      ? [404, kind === 'label' ? text.noLabel : text.noPhoto]
      : error.code === 'SHIPMENT_CANCELLED'
        ? [409, text.cancelledLabel]
        : error.code === 'LABEL_FORMAT_UNAVAILABLE'
          ? [409, text.notOfCarrier]
          : retryAfterSeconds !== undefined
            ? [503, text.notReady[kind](retryAfterSeconds)]
            : error.code === 'LABEL_DOWNLOAD_FAILED' || error.code === 'POD_DOWNLOAD_FAILED'
              ? [502, text.notFetched[kind]]
              : [];
  if (status === undefined || reason === undefined) throw error;
  return {
    title: text.title[kind](id),
    status,
    ...(retryAfterSeconds === undefined ? {} : { refreshSeconds: retryAfterSeconds }),
    content: html`<section>
      <p>${reason}</p>
      <p class="buttons"><a href=${`${base}/shipments/${id}`}>${text.back}</a></p>
    </section>`,
  };
}
