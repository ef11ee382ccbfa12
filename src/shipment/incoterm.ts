import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';

/** Returns the trade term of a shipment: as ordered, else DDP if import taxes are prepaid, else DAP. */
export function incotermOf({
  incoterm,
  vat_prepay,
  voec_prepay,
}: Pick<ShipmentRow['customs'], 'incoterm' | 'vat_prepay' | 'voec_prepay'>): 'DAP' | 'DDP' {
  return incoterm ?? (vat_prepay || voec_prepay ? 'DDP' : 'DAP');
}
