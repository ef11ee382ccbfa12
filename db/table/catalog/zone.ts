/** The zone of a destination, by country or by a range of postcodes. */
export interface ZoneTable {
  service_code: string;
  zone: string;
  countries: string[];
  postcode_from: string | null;
  postcode_to: string | null;
}
