import { asNumber, type Located } from '../json.ts';

export interface Bounds {
  readonly lower: number;
  readonly upper: number;
  readonly isLowerExclusive: boolean;
  readonly isUpperExclusive: boolean;
}

const boundKeywords = {
  range: ['minimum', 'maximum'],
  length: ['minLength', 'maxLength'],
  items: ['minItems', 'maxItems'],
  properties: ['minProperties', 'maxProperties'],
  decimals: ['', 'x-max-decimals'],
} as const;

export type BoundName = keyof typeof boundKeywords;

export const boundNames = Object.keys(boundKeywords) as BoundName[];

/** Returns the narrowest bounds of all parts. */
export function boundsOf(parts: readonly Located[], name: BoundName): Bounds {
  const [low, high] = boundKeywords[name];
  const isRange = name === 'range';
  let [lower, upper] = [isRange ? Number.NEGATIVE_INFINITY : 0, Number.POSITIVE_INFINITY];
  let [isLowerExclusive, isUpperExclusive] = [false, false];
  for (const { value } of parts) {
    const ends = [
      [asNumber(value[low]), asNumber(value[high]), false],
      ...(isRange
        ? [[asNumber(value.exclusiveMinimum), asNumber(value.exclusiveMaximum), true] as const]
        : []),
    ] as const;
    for (const [least, most, isExclusive] of ends) {
      // In OpenAPI 3.0, exclusiveMinimum is a flag beside minimum.
      const excludesLower = isExclusive || (isRange && value.exclusiveMinimum === true);
      const excludesUpper = isExclusive || (isRange && value.exclusiveMaximum === true);
      if (least !== undefined && (least > lower || (least === lower && excludesLower)))
        [lower, isLowerExclusive] = [least, excludesLower];
      if (most !== undefined && (most < upper || (most === upper && excludesUpper)))
        [upper, isUpperExclusive] = [most, excludesUpper];
    }
  }
  return { lower, upper, isLowerExclusive, isUpperExclusive };
}
