import { CUSTOMS_DOCUMENTS, type CustomsDocument } from '../../../db/table/customs-document.ts';
import { sysCodes } from '../../../generated/errors.ts';
import { refusalText } from '../../contract/error-text.ts';
import { ApiError } from '../../contract/errors.ts';
import { documentFileName } from '../../customs/read-document.ts';
import { html } from '../../html.ts';
import { getShipmentDocument, getShipmentLabel, getShipmentPod } from '../../operation/shipment.ts';
import { type PageAnswer, type PageRequest, refusePage } from '../page-request.ts';
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

/** Shows the customs document of getShipmentDocument that `?type` names; with `&download`, the browser saves it. */
export async function sendDocument(request: PageRequest): Promise<PageAnswer> {
  const { tracking_number: id } = await requestedShipment(request);
  const wanted = request.search.get('type');
  const type = CUSTOMS_DOCUMENTS.find((one) => one === wanted) ?? refusePage('NOT_FOUND');
  const path = { shipment_id: id, type };
  const document = await orApiError(
    runOperation(request, 'getShipmentDocument', getShipmentDocument, { path }),
  );
  if (document instanceof ApiError) return missingDocument(request, id, type, document);
  const name = documentFileName(id, type);
  const { mediaType, content } = document;
  return { file: { name, type: mediaType, content, isShown: !request.search.has('download') } };
}

function missingDocument(
  { base, language }: PageRequest,
  id: string,
  type: CustomsDocument,
  error: ApiError,
): PageAnswer {
  const { file, documents } = shipmentTexts[language];
  const { retryAfterSeconds } = error.options;
  return {
    title: `${documents.names[type]}, ${id}`,
    status: sysCodes[error.code].status,
    ...(retryAfterSeconds === undefined ? {} : { refreshSeconds: retryAfterSeconds }),
    content: html`<section>
      <p>${error.code === 'NOT_FOUND' ? documents.notYet : refusalText(error, language)}</p>
      <p class="buttons"><a href=${`${base}/shipments/${id}`}>${file.back}</a></p>
    </section>`,
  };
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
