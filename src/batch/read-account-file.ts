import type { Scope } from '../../db/scope.ts';
import { readOrderDefaults } from '../account/order-default.ts';
import { savedMappings } from '../account/order-mapping.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { WorkContext } from '../context.ts';
import { type FileChoices, noChoices, type OrderDefaults, type OrderFile } from '../order-file/order-file.ts';
import { readOrderFile } from '../order-file/read-order-file.ts';

/** Decisions of a person about a file. */
export type PersonChoices = Partial<
  Pick<FileChoices, 'encoding' | 'hasHeader' | 'mapping' | 'added' | 'corrections' | 'take'>
>;

/** Parts of a process that the reading of a file uses. */
export type FileContext = Pick<WorkContext, 'db'> & { readonly catalog: { readonly current: Catalog } };

/** Reads a file of orders with the mappings and the defaults that its account keeps, for both modes. */
export async function readAccountOrderFile(
  { db, catalog }: FileContext,
  { accountId }: Pick<Scope, 'accountId'>,
  content: Uint8Array,
  choices: PersonChoices = {},
): Promise<OrderFile> {
  const [saved, defaults] = await Promise.all([
    savedMappings(db.kysely, accountId),
    readOrderDefaults(db.kysely, accountId),
  ]);
  return readOrderFile(accountId, content, {
    ...noChoices,
    ...choices,
    saved,
    defaults: { ...defaults, services: withTerritories(defaults.services, catalog.current) },
  });
}

/** Adds the services of countries for the codes of their territories, which orders may have in place of the country's. */
function withTerritories(
  services: OrderDefaults['services'],
  { countries, territories }: Catalog,
): OrderDefaults['services'] {
  const added = [...territories].flatMap(([code, [area]]) => {
    const service = countries.has(code) ? undefined : services[area?.country_code ?? ''];
    return service === undefined ? [] : [[code, service] as const];
  });
  return { ...Object.fromEntries(added), ...services };
}
