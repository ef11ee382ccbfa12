// Generated from openapi.json by codegen/. Do not edit.

export const orderFields = [
  'service_tier_id',
  'recipient.contact_name',
  'recipient.phone',
  'recipient.country_code',
  'recipient.city',
  'recipient.address',
  'recipient.district',
  'recipient.postal_code',
  'recipient.email',
  'sender.contact_name',
  'sender.phone',
  'sender.country_code',
  'sender.city',
  'sender.address',
  'sender.district',
  'sender.postal_code',
  'items.description',
  'items.sku',
  'items.hs_code',
  'items.country_of_manufacture',
  'items.merchant_product_id',
  'items.mfr_id_std',
  'items.mfr_id_nonstd',
  'goods_category',
  'reference_no',
  'ioss_number',
  'tax_number',
  'sales_platform_name',
] as const;

export type OrderField = (typeof orderFields)[number];
