import { emptyCatalogData } from '../../db/table/catalog.ts';
import { createDutyRates } from '../../scripts/frame/duty-rates.ts';
import { formatCatalog } from '../../src/catalog/catalog-file.ts';

/** Returns a duty_rate.csv of ten destinations. */
export function dutyRateFile(rowCount: number): string {
  const files = formatCatalog({ ...emptyCatalogData(), duty_rate: createDutyRates(rowCount) });
  return files.get('duty_rate.csv') ?? '';
}
