import type { Service } from '../../catalog/catalog.ts';
import type { ParcelMeasure } from '../parcel.ts';

/** Sums the greater of actual and volumetric weight per parcel, and rounds up to the service's step. */
export function chargeableWeightMg(parcels: readonly ParcelMeasure[], service: Service): number {
  let total = 0;
  for (const parcel of parcels) total += Math.max(parcel.weightMg, volumetricMg(parcel, service));
  const step = service.weight_step_mg;
  return Math.ceil(total / step) * step;
}

/** (0.1 mm)³ ÷ (cm³ per kg) gives milligrams. */
function volumetricMg(parcel: ParcelMeasure, service: Service): number {
  if (service.volumetric_divisor === null || parcel.volume === null) return 0;
  return Math.ceil(parcel.volume / service.volumetric_divisor);
}
