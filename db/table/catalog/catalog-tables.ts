import type { AccountRateTableTable } from '../account/account-rate-table.ts';
import type { EntitlementTable } from '../account/entitlement.ts';
import type { CatalogPublicationTable } from './catalog-publication.ts';
import type { CountryTable } from './country.ts';
import type { CountryRequirementTable } from './country-requirement.ts';
import type { DiscountRuleTable } from './discount-rule.ts';
import type { LevyTable } from './levy.ts';
import type { ProductTable } from './product.ts';
import type { RateBracketTable } from './rate-bracket.ts';
import type { RateTableTable } from './rate-table.ts';
import type { RetiredServiceTable } from './retired-service.ts';
import type { ServiceTable } from './service.ts';
import type { SurchargeTable } from './surcharge.ts';
import type { SurchargeExclusionTable } from './surcharge-exclusion.ts';
import type { SurchargeRuleTable } from './surcharge-rule.ts';
import type { VatRateTable } from './vat-rate.ts';
import type { ZoneTable } from './zone.ts';

export interface CatalogTables {
  product: ProductTable;
  service: ServiceTable;
  retired_service: RetiredServiceTable;
  country: CountryTable;
  country_requirement: CountryRequirementTable;
  zone: ZoneTable;
  rate_table: RateTableTable;
  rate_bracket: RateBracketTable;
  surcharge: SurchargeTable;
  surcharge_rule: SurchargeRuleTable;
  surcharge_exclusion: SurchargeExclusionTable;
  discount_rule: DiscountRuleTable;
  vat_rate: VatRateTable;
  levy: LevyTable;
  catalog_publication: CatalogPublicationTable;
  entitlement: EntitlementTable;
  account_rate_table: AccountRateTableTable;
}
