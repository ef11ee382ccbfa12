import { listShipmentPage } from '../../db/query/shipment/list-shipments.ts';
import type { Handler } from '../http/operation.ts';
import { readCursor, readInstant, writeCursor } from '../http/query.ts';
import { shipmentSummary } from '../shipment/view.ts';

/** Returns the handler that reads its pages by `read`. */
export function listShipmentsBy(read: typeof listShipmentPage): Handler<'listShipments'> {
  return async ({ db }, { scope, query, refuse }) => {
    const { cursor, limit, ...filters } = query;
    const order = filters.updated_after ? 'updated' : 'newest';
    const list = { name: order, filters, id: /^SMP\d{13}$/ };
    const after = cursor === undefined ? null : readCursor(cursor, list, refuse);
    const filter = {
      ...filters,
      updated_after: readInstant(filters.updated_after, 'updated_after', refuse),
      created_after: readInstant(filters.created_after, 'created_after', refuse),
      created_before: readInstant(filters.created_before, 'created_before', refuse),
    };
    const { rows, last } = await read(db.kysely, scope, filter, { order, after, limit });
    const timestamp = last && (order === 'updated' ? last.updated_at : last.created_at);
    return {
      status: 200,
      data: {
        data: rows.map(shipmentSummary),
        next_cursor: last && timestamp ? writeCursor(list, [timestamp, last.tracking_number]) : null,
      },
    };
  };
}

export const listShipments: Handler<'listShipments'> = listShipmentsBy(listShipmentPage);
