import { expect, it } from '@jest/globals';
import { type ExportedList, exportList } from '../../src/dashboard/list.ts';
import type { PersonRequest } from '../../src/dashboard/page-request.ts';

const request = { search: new URLSearchParams(), origin: { now: new Date(0) } } as PersonRequest;
const list: ExportedList<string, object> = {
  path: '/letters',
  fileName: 'letters',
  title: 'Letters',
  none: 'None',
  pageSize: 1,
  columns: [{ name: null, csv: { letter: (row) => row } }],
  filters: {},
  search: async () => ({ rows: ['a'], next: null }),
};

it('exports no file in which two columns have one name', async () => {
  const columns = [...list.columns, { name: null, csv: { letter: () => 'b' } }];
  await expect(exportList(request, { ...list, columns })).rejects.toThrow('A column of letters.csv');
});

it('exports no file whose first or last line has a value without a column', async () => {
  const fileEnds = async () => [{ letter: 'A' }, { number: 1 }] as const;
  await expect(exportList(request, { ...list, fileEnds })).rejects.toThrow(
    'letters.csv has no column number',
  );
  expect(await exportList(request, list)).toMatchObject({ file: { name: 'letters-1970-01-01.csv' } });
});
