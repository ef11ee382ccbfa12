/** Which zone of a service a destination lies in, by country or by a range of postcodes in it. */
export interface ZoneTable {
  service_code: string;
  zone: string;
  countries: string[];
  postcode_from: string | null;
  postcode_to: string | null;
}
