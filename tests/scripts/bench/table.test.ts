import { expect, it } from '@jest/globals';
import { markdownTable } from '../../../scripts/bench/table.ts';

it('aligns the first column to the left and numbers to the right', () => {
  expect(
    markdownTable(
      ['server', 'requests/s'],
      [
        ['Sampan', '21,034'],
        ['bare Express 5', '9'],
      ],
    ),
  ).toBe(
    [
      '| server         | requests/s |',
      '| -------------- | ---------: |',
      '| Sampan         |     21,034 |',
      '| bare Express 5 |          9 |',
    ].join('\n'),
  );
});
