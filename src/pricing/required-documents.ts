import { CUSTOMS_DOCUMENTS, type CustomsDocument } from '../../db/table/customs-document.ts';
import type { CustomsDocumentRule, Service } from '../catalog/catalog.ts';
import { coversDestination, type Destination } from '../catalog/destination.ts';
import { isInForce } from '../catalog/rule-scope.ts';
import type { Cents } from '../money.ts';
import { concerns, consignmentOf } from './consignment.ts';
import type { PricingContext, PricingRequest, RequiredDocuments } from './option.ts';

/** Returns the customs documents of a lane for a shipment. A declared value that is not known counts as within every limit. */
export function requiredDocuments(
  { date, rates }: Pick<PricingContext, 'date' | 'rates'>,
  service: Service,
  destination: Destination,
  request: PricingRequest,
): RequiredDocuments {
  const { declaredValueCents, parcels } = request;
  const consignment = consignmentOf(request, service.code);
  const rules = service.customsDocuments.filter(
    ({ countries, scope }) =>
      coversDestination(countries, destination) &&
      isInForce(scope, date) &&
      concerns(scope, consignment, rates) !== false,
  );
  let weightMg = 0;
  for (const parcel of parcels) weightMg += parcel.weightMg;
  const wanted = new Set(rules.map((rule) => documentFor(rule, declaredValueCents ?? 0, weightMg)));
  return {
    documents: CUSTOMS_DOCUMENTS.filter((document) => wanted.has(document)),
    taxNumberName: rules.find((rule) => rule.tax_number_name !== null)?.tax_number_name ?? null,
  };
}

function documentFor(rule: CustomsDocumentRule, valueCents: Cents, weightMg: number): CustomsDocument | null {
  const { max_value_cents: maxValue, max_weight_mg: maxWeight } = rule;
  const isAbove = valueCents > (maxValue ?? Infinity) || weightMg > (maxWeight ?? Infinity);
  return isAbove ? rule.instead : rule.document;
}
