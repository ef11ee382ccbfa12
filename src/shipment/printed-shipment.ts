import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';

/** The columns of a shipment that its label and its customs documents print. */
export type PrintedShipment = Pick<
  ShipmentRow,
  | 'livemode'
  | 'tracking_number'
  | 'waybill_number'
  | 'printed_reference'
  | 'carrier_code'
  | 'service_code'
  | 'goods_category'
  | 'destination_country'
  | 'created_at'
  | 'sender'
  | 'account_sender'
  | 'recipient'
  | 'parcels'
  | 'items'
  | 'declared_currency'
  | 'declared_fx'
  | 'return_of'
>;
