import { findPlacedReferences } from '../../db/query/batch/placed-reference.ts';
import { listShipmentPage } from '../../db/query/shipment/list-shipments.ts';
import type { ShipmentWithEvents } from '../../db/query/shipment/shipment.ts';
import type { Schemas } from '../../generated/operations.ts';
import { pricingContext } from '../account/pricing-inputs.ts';
import { cancelBooking } from '../booking/cancel.ts';
import { placeOrder, validateOrder } from '../booking/place-order.ts';
import { placeReturn, validateReturn } from '../booking/place-return.ts';
import { placedWarning } from '../booking/placed-reference.ts';
import type { WorkContext } from '../context.ts';
import { listedViolations } from '../contract/errors.ts';
import { documentFileName, readCustomsDocument } from '../customs/read-document.ts';
import { pageReply, readCursor, readInstant } from '../http/query.ts';
import { labelUrl } from '../label/label-link.ts';
import { labelMediaTypes, readLabelStyle } from '../label/label-style.ts';
import { markPrinted } from '../label/mark-printed.ts';
import { type LabelOrder, printLabelsInOneFile } from '../label/print-labels.ts';
import { readLabel } from '../label/read-label.ts';
import { centsToAmount } from '../money.ts';
import { recipientRecord } from '../party/stored-party.ts';
import { markPhotoAvailable, readPhoto } from '../pod/read-photo.ts';
import { toRateOption } from '../pricing/quote.ts';
import type { Handler } from '../run-operation.ts';
import { shipmentSearch } from '../shipment/search-words.ts';
import { findByNumber, readTrackingNumber } from '../shipment/tracking-number.ts';
import { isDispatched, shipmentDetail, shipmentSummary, warningsOf } from '../shipment/view.ts';
import { trackingPageUrl } from '../tracking/page/page-url.ts';
import { fundsViolations } from '../wallet/funds.ts';
import { readWorkQueue } from '../work-queue.ts';

export const createShipment: Handler<'createShipment'> = placeOrder;

export const validateShipment: Handler<'validateShipment'> = async (context, call) => {
  const { scope, body } = call;
  const pricing = await pricingContext(context, call);
  const { violations, price, reference, ...checked } = await validateOrder(context, scope, body, pricing);
  const funds = await fundsViolations(context.db, scope, price?.totalCents ?? 0);
  const found = [...violations, ...funds];
  const placed =
    reference !== null && (await findPlacedReferences(context.db, scope, [reference])).get(reference);
  const warnings = [...(placed ? [placedWarning(placed)] : []), ...checked.warnings];
  // Violations and warnings share the limit of a response.
  const { listed } = listedViolations([...found, ...warnings]);
  return {
    status: 200,
    data: {
      valid: found.length === 0,
      violations: listed.slice(0, found.length),
      violation_count: found.length,
      warnings: warnings.slice(0, Math.max(listed.length - found.length, 0)),
      quote: price && toRateOption(price),
    },
  };
};

export const getShipment: Handler<'getShipment'> = async (context, { scope, path, refuse }) => {
  const found = await findByNumber(context.db, scope, path.shipment_id);
  return { status: 200, data: shipmentWithLinks(context, found ?? refuse('NOT_FOUND')) };
};

/** Returns a shipment with the URLs of its tracking page and label. */
export function shipmentWithLinks(
  context: WorkContext,
  shipment: ShipmentWithEvents,
): Schemas['ShipmentDetail'] {
  const detail = shipmentDetail(shipment);
  const photo = shipment.carrier_bill?.photo_url;
  return {
    ...detail,
    ...warningsOf(shipment),
    ...(detail.billing && photo ? { billing: { ...detail.billing, photo_url: photo } } : {}),
    tracking_page_url: trackingPageUrl(context.rootUrl(), shipment),
    label_pdf_url: labelUrl(context, shipment),
  };
}

/** @param bookings order of a list that is not read for its changes */
export function listShipmentsBy(
  read: typeof listShipmentPage,
  bookings: 'newest' | 'oldest' = 'newest',
): Handler<'listShipments'> {
  return async ({ db }, { scope, query, refuse }) => {
    const { cursor, limit, ...filters } = query;
    const { q, ...compared } = filters;
    if (filters.carrier_code !== undefined && filters.queue === undefined) {
      const violation = { path: ['carrier_code'], code: 'INVALID_FIELD', message: 'needs queue' } as const;
      return refuse('INVALID_FIELD', { violations: [violation] });
    }
    const order = filters.updated_after ? 'updated' : bookings;
    const list = { name: order, filters, id: /^SMP\d{13}$/ };
    const after = readCursor(cursor, list, refuse);
    const filter = {
      ...compared,
      search: q === undefined ? undefined : shipmentSearch(scope, q),
      updated_after: readInstant(filters.updated_after, 'updated_after', refuse),
      created_after: readInstant(filters.created_after, 'created_after', refuse),
      created_before: readInstant(filters.created_before, 'created_before', refuse),
    };
    const page = await read(db.kysely, scope, filter, { order, after, limit });
    return pageReply(list, page, shipmentSummary, ({ updated_at, created_at, tracking_number }) => [
      order === 'updated' ? updated_at : created_at,
      tracking_number,
    ]);
  };
}

export const listShipments: Handler<'listShipments'> = listShipmentsBy(listShipmentPage);

export const getWorkQueue: Handler<'getWorkQueue'> = async ({ db, clock }, { scope }) => ({
  status: 200,
  data: await readWorkQueue(db.kysely, scope, clock.now()),
});

export const cancelShipment: Handler<'cancelShipment'> = async (context, call) => {
  const trackingNumber = readTrackingNumber(call.path.shipment_id) ?? call.refuse('NOT_FOUND');
  const shipment = await cancelBooking(context, call, trackingNumber);
  return {
    status: 200,
    data: {
      id: shipment.tracking_number,
      tracking_number: shipment.tracking_number,
      status: shipment.status,
      livemode: shipment.livemode,
      cancelled_at: shipment.cancelled_at ?? shipment.updated_at,
      // A shipment that its carrier never accepted was not charged: the failed dispatch released its hold.
      refunded_amount_hkd: isDispatched(shipment) ? centsToAmount(shipment.charge?.releasedCents ?? 0) : 0,
    },
  };
};

export const createShipmentReturn: Handler<'createShipmentReturn'> = (context, call) =>
  placeReturn(context, { ...call, shipmentId: call.path.shipment_id, body: call.body ?? {} });

export const validateShipmentReturn: Handler<'validateShipmentReturn'> = async (context, call) => {
  const { path, body = {} } = call;
  const { violations, price, options, recipient } = await validateReturn(context, {
    ...call,
    shipmentId: path.shipment_id,
    body,
  });
  return {
    status: 200,
    data: {
      valid: violations.length === 0,
      violations: listedViolations(violations).listed,
      violation_count: violations.length,
      quote: price && toRateOption(price),
      options: options.map(toRateOption),
      recipient: recipient && recipientRecord(recipient),
    },
  };
};

export const getShipmentLabel: Handler<'getShipmentLabel'> = async (context, call) => {
  const { scope, path, query, refuse } = call;
  const style = readLabelStyle(query, refuse);
  const found = await findByNumber(context.db, scope, path.shipment_id);
  const shipment = found ?? refuse('NOT_FOUND');
  return { status: 200, ...(await readLabel(context, call, shipment, style)) };
};

export const getShipmentDocument: Handler<'getShipmentDocument'> = async (
  context,
  { scope, path: { shipment_id, type }, refuse },
) => {
  const shipment = (await findByNumber(context.db, scope, shipment_id)) ?? refuse('NOT_FOUND');
  const content = await readCustomsDocument(context, shipment, type, refuse);
  const name = documentFileName(shipment.tracking_number, type);
  return {
    status: 200,
    mediaType: 'application/pdf',
    content,
    headers: { 'Content-Disposition': `inline; filename="${name}"` },
  };
};

export const printLabels: Handler<'printLabels'> = labelPrinter();

/** Returns the operation printLabels. `onFound`: as in `LabelOrder`. */
export function labelPrinter(onFound?: LabelOrder['onFound']): Handler<'printLabels'> {
  return async (context, { scope, body, requestId, refuse }) => {
    const { ids, sort = 'as_given', skip_missing: skipMissing = false } = body;
    const style = readLabelStyle(body, refuse);
    const order = { ids, sort, skipMissing, style, requestId, ...(onFound ? { onFound } : {}) };
    const { content, printed, missing } = await printLabelsInOneFile(context, scope, order, refuse);
    return {
      status: 200,
      mediaType: style.format === 'zpl' ? labelMediaTypes.zpl : labelMediaTypes.pdf,
      content,
      headers: {
        'Content-Disposition': `inline; filename="labels.${style.format}"`,
        'X-Labels-Printed': String(printed),
        'X-Labels-Missing': String(missing),
      },
    };
  };
}

export const markShipmentsPrinted: Handler<'markShipmentsPrinted'> = async (
  context,
  { scope, actor, body: { ids } },
) => ({ status: 200, data: await markPrinted(context, { scope, actor: actor() }, ids) });

export const getShipmentPod: Handler<'getShipmentPod'> = async (
  context,
  { scope, path, requestId, refuse },
) => {
  const found = await findByNumber(context.db, scope, path.shipment_id);
  const shipment = found ?? refuse('NOT_FOUND');
  const { length, content } = await readPhoto(context, shipment, requestId, refuse);
  if (shipment.pod_available_at === null) await markPhotoAvailable(context, shipment);
  return {
    status: 200,
    mediaType: 'image/jpeg',
    content,
    headers: {
      'Content-Length': String(length),
      'Content-Disposition': `attachment; filename="${shipment.tracking_number}-pod.jpg"`,
    },
  };
};
