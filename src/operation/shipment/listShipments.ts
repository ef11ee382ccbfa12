import { listShipments as queryShipments } from '../../../db/query/list-shipments.ts';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import type { Handler } from '../../http/handler.ts';
import { shipmentSummary } from '../../shipment/shipment-summary.ts';

export const listShipments: Handler<'listShipments'> = async ({ db }, { scope, query, refuse }) => {
  const { cursor, limit, ...filter } = query;
  const order = filter.updated_after ? 'updated' : 'newest';
  const after = cursor === undefined ? null : readCursor(cursor, order, refuse);
  const rows = await queryShipments(db.kysely, scope, filter, { order, after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const position = last && [order === 'updated' ? last.updated_at : last.created_at, last.tracking_number];
  return {
    status: 200,
    data: { data: page.map(shipmentSummary), next_cursor: position ? writeCursor(order, position) : null },
  };
};
