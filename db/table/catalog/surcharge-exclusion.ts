export interface SurchargeExclusionTable {
  service_code: string;
  surcharge_code: string;
  excluded_code: string;
  reason: string;
}
