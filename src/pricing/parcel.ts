export interface Parcel {
  readonly weight_kg: number;
  readonly length_cm?: number | undefined;
  readonly width_cm?: number | undefined;
  readonly height_cm?: number | undefined;
}

/** In integers, so that rounding noise can't move a parcel into another weight bracket. */
export interface ParcelMeasure {
  readonly weightMg: number;
  /** In (0.1 mm)³; null unless all three sides are given. */
  readonly volume: number | null;
  readonly longestSideCm: number;
}

const MG_PER_KG = 1_000_000;
const TENTHS_OF_MM_PER_CM = 100;

export function measureParcel(parcel: Parcel): ParcelMeasure {
  const { length_cm: length, width_cm: width, height_cm: height } = parcel;
  const complete = length !== undefined && width !== undefined && height !== undefined;
  return {
    weightMg: atLeastOne(parcel.weight_kg * MG_PER_KG),
    volume: complete ? tenths(length) * tenths(width) * tenths(height) : null,
    longestSideCm: Math.max(length ?? 0, width ?? 0, height ?? 0),
  };
}

function tenths(centimeters: number): number {
  return atLeastOne(centimeters * TENTHS_OF_MM_PER_CM);
}

function atLeastOne(value: number): number {
  return Math.max(1, Math.round(value));
}
