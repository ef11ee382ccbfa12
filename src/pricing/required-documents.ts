import { CUSTOMS_DOCUMENTS, type CustomsDocument } from '../../db/table/customs-document.ts';
import type { CustomsDocumentRule, Service } from '../catalog/catalog.ts';
import { coversDestination, type Destination } from '../catalog/destination.ts';
import type { Cents } from '../money.ts';
import type { PricingRequest, RequiredDocuments } from './option.ts';

/** Returns the customs documents of a lane for a shipment. A declared value that is not known counts as within every limit. */
export function requiredDocuments(
  service: Service,
  destination: Destination,
  { declaredValueCents, parcels }: Pick<PricingRequest, 'declaredValueCents' | 'parcels'>,
): RequiredDocuments {
  const rules = laneDocuments(service, destination);
  let weightMg = 0;
  for (const parcel of parcels) weightMg += parcel.weightMg;
  const wanted = new Set(rules.map((rule) => documentFor(rule, declaredValueCents ?? 0, weightMg)));
  return {
    documents: CUSTOMS_DOCUMENTS.filter((document) => wanted.has(document)),
    taxNumberName: rules.find((rule) => rule.tax_number_name !== null)?.tax_number_name ?? null,
  };
}

function laneDocuments(service: Service, destination: Destination): CustomsDocumentRule[] {
  return service.customsDocuments.filter((rule) => coversDestination(rule.countries, destination));
}

function documentFor(rule: CustomsDocumentRule, valueCents: Cents, weightMg: number): CustomsDocument | null {
  const { max_value_cents: maxValue, max_weight_mg: maxWeight } = rule;
  const isAbove = valueCents > (maxValue ?? Infinity) || weightMg > (maxWeight ?? Infinity);
  return isAbove ? rule.instead : rule.document;
}
