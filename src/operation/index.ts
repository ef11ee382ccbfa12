import type { OperationHandlers } from '../http/handler.ts';
import { listCountries } from './catalog/listCountries.ts';
import { notImplemented } from './not-implemented.ts';
import { getShipment } from './shipment/getShipment.ts';

/** One handler an operation of the contract, by its operationId. */
export const operationHandlers: OperationHandlers = {
  createShipment: notImplemented,
  getShipment,
  listCountries,
};
