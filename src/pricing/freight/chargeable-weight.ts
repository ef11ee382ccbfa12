import type { Service } from '../../catalog/catalog.ts';

/** A parcel as the contract has it: kg and cm. */
export interface Parcel {
  readonly weight_kg: number;
  readonly length_cm?: number | undefined;
  readonly width_cm?: number | undefined;
  readonly height_cm?: number | undefined;
}

/** A parcel in integers, so that binary noise never moves it over a bracket's edge. */
export interface ParcelMeasure {
  readonly weightMg: number;
  /** Cubed tenths of a millimetre; null unless all three sides are given. */
  readonly volume: number | null;
  readonly longestSideCm: number;
}

const MG_PER_KG = 1_000_000;
const TENTHS_OF_MM_PER_CM = 100;

/** Measures a parcel to the milligram and the tenth of a millimetre; never to nothing. */
export function measureParcel(parcel: Parcel): ParcelMeasure {
  const { length_cm: length, width_cm: width, height_cm: height } = parcel;
  const complete = length !== undefined && width !== undefined && height !== undefined;
  return {
    weightMg: atLeastOne(parcel.weight_kg * MG_PER_KG),
    volume: complete ? tenths(length) * tenths(width) * tenths(height) : null,
    longestSideCm: Math.max(length ?? 0, width ?? 0, height ?? 0),
  };
}

function tenths(centimetres: number): number {
  return atLeastOne(centimetres * TENTHS_OF_MM_PER_CM);
}

function atLeastOne(value: number): number {
  return Math.max(1, Math.round(value));
}

/**
 * A shipment's chargeable weight in milligrams: of each parcel the greater of actual and volumetric weight, summed,
 * rounded up to the service's step.
 */
export function chargeableWeightMg(parcels: readonly ParcelMeasure[], service: Service): number {
  let total = 0;
  for (const parcel of parcels) total += Math.max(parcel.weightMg, volumetricMg(parcel, service));
  const step = service.weight_step_mg;
  return Math.ceil(total / step) * step;
}

/** In these units, volume ÷ divisor (cm³ a kg) already is milligrams. */
function volumetricMg(parcel: ParcelMeasure, service: Service): number {
  if (service.volumetric_divisor === null || parcel.volume === null) return 0;
  return Math.ceil(parcel.volume / service.volumetric_divisor);
}
