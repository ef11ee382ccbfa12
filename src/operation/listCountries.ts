import { listedCountries } from '../catalog/country-name.ts';
import type { Handler } from '../http/operation.ts';

export const listCountries: Handler<'listCountries'> = async (context) => ({
  status: 200,
  data: listedCountries(context.catalog.current),
});
