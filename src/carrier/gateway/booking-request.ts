import type { DispatchRequest } from '../dispatch-request.ts';

export function bookingRequest(request: DispatchRequest): Record<string, unknown> {
  return {
    reference: request.reference,
    printed_reference: request.printedReference,
    customer_reference: request.customerReference,
    product_code: request.productCode,
    service_code: request.serviceCode,
    goods_category: request.goodsCategory,
    recipient: request.recipient,
    sender: request.sender,
    parcels: request.parcels,
    items: request.items,
    declared_currency: request.declaredCurrency,
    insured_amount_usd: request.insuredAmountUsd,
    ioss_number: request.iossNumber,
    vat_prepay: request.vatPrepay,
    voec_prepay: request.voecPrepay,
    tax_number: request.taxNumber,
    sales_platform_name: request.salesPlatformName,
    surcharges: request.surcharges,
  };
}
