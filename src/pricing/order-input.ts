import type { Currency, PricedItem } from './declaration.ts';
import type { LevyItem } from './distinct-items.ts';
import type { Parcel } from './parcel.ts';

export interface Order {
  readonly service_tier_id: string;
  readonly recipient: { readonly country_code: string; readonly postal_code?: string | undefined };
  readonly parcels: readonly Parcel[];
  readonly items: readonly OrderItem[];
  readonly goods_category?: string | undefined;
  readonly payment_type?: string | undefined;
  readonly selected_surcharges?: readonly string[] | undefined;
  readonly declared_currency?: Currency | undefined;
  readonly expected_total_hkd?: number | undefined;
  readonly expected_discount_rule_id?: string | null | undefined;
  readonly insured_amount?: number | undefined;
  readonly ioss_number?: string | undefined;
  readonly vat_prepay?: boolean | undefined;
  readonly voec_prepay?: boolean | undefined;
  readonly tax_number?: string | undefined;
  readonly sales_platform_name?: string | undefined;
}

export type OrderItem = PricedItem & LevyItem;
