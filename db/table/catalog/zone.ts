export interface ZoneTable {
  service_code: string;
  zone: string;
  countries: string[];
  postcode_from: string | null;
  postcode_to: string | null;
}
