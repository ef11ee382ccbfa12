import type { CatalogData } from '../../../db/table/catalog/catalog-data.ts';
import type { CatalogProblem } from '../catalog-problem.ts';
import type { RowLines } from '../row-lines.ts';

export function checkSurcharges(data: CatalogData, lines: RowLines): CatalogProblem[] {
  return [...flagProblems(data, lines), ...ruleProblems(data, lines), ...exclusionProblems(data, lines)];
}

function flagProblems(data: CatalogData, lines: RowLines): CatalogProblem[] {
  const flags = new Map<string, string>();
  return data.surcharge.flatMap((row) => {
    if (row.flag === null) return [];
    const problem = (message: string) => lines.problem('surcharge', row, 'flag', message);
    const other = flags.get(row.flag);
    flags.set(row.flag, row.code);
    return [
      ...(row.activation === 'automatic' ? [problem('must be empty for an automatic surcharge')] : []),
      ...(other === undefined ? [] : [problem(`already selects ${other}; must select only one surcharge`)]),
    ];
  });
}

function ruleProblems(data: CatalogData, lines: RowLines): CatalogProblem[] {
  const carried = new Set(data.service.flatMap((row) => row.goods_categories));
  return data.surcharge_rule.flatMap((row) => {
    const problems: CatalogProblem[] = [];
    if (row.status === 'unavailable' && row.reason === null) {
      const message = 'must give the reason why the surcharge is unavailable';
      problems.push(lines.problem('surcharge_rule', row, 'reason', message));
    }
    const unknown = row.goods_categories.filter((category) => category !== '*' && !carried.has(category));
    if (unknown.length > 0) {
      const message = `no service carries ${unknown.join(' ')}; must be * or some of ${[...carried].sort().join(', ')}`;
      problems.push(lines.problem('surcharge_rule', row, 'goods_categories', message));
    }
    return problems;
  });
}

function exclusionProblems(data: CatalogData, lines: RowLines): CatalogProblem[] {
  return data.surcharge_exclusion
    .filter((row) => row.surcharge_code === row.excluded_code)
    .map((row) => {
      const message = 'must be another surcharge; a surcharge cannot exclude itself';
      return lines.problem('surcharge_exclusion', row, 'excluded_code', message);
    });
}
