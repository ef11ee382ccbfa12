import { expect, it } from '@jest/globals';
import { markdownTable } from '../../../scripts/bench/results.ts';

it('a table aligns the first column left and numbers right', () => {
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
