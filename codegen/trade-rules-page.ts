import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseCatalogFile, RowLines } from '../src/catalog/catalog-file.ts';
import { countryNames } from '../src/country.ts';
import { pageWithPart } from './made-part.ts';

type Rule = NonNullable<ReturnType<typeof parseCatalogFile<'country_requirement'>>>[number];

/** The page of the demonstration's trade rules. Its tables are made from the rows. */
export const tradeRulesPage = pageWithPart({
  file: 'docs/trade-rules.md',
  source: 'db/seed/catalog/country_requirement.csv',
  what: 'rules',
  text: rulesMarkdown,
});

function rulesMarkdown(root: string): string {
  const file = path.join(root, 'db', 'seed', 'catalog', 'country_requirement.csv');
  const rows = parseCatalogFile('country_requirement', readFileSync(file, 'utf8'), new RowLines(), []) ?? [];
  const byPlace = Map.groupBy(rows, ({ country_code: lanes }) => lanes.split(' ').map(placeName).join(', '));
  const sections = [...byPlace].sort(([one], [other]) => Number(one > other) - Number(one < other));
  return sections.map(([place, rules]) => `### ${place}\n${table(rules)}`).join('\n');
}

function placeName(lane: string): string {
  if (lane === '*') return 'All destinations';
  return lane === 'EU' ? 'European Union' : countryNames(lane).en;
}

function table(rules: readonly Rule[]): string {
  const head = '| Rule | What it wants | Since | Else | Only | Source |\n|---|---|---|---|---|---|\n';
  const lines = rules.map((rule) => `| ${cells(rule).map(escaped).join(' | ')} |\n`);
  return head + lines.join('');
}

function cells(rule: Rule): string[] {
  const isVerified = !rule.message.includes('not verified');
  return [
    `\`${rule.rule ?? ''}\``,
    rule.message,
    rule.effective_from ?? 'long ago',
    rule.severity === 'error' ? 'refused' : 'a warning',
    limits(rule).join('; '),
    rule.source === null
      ? 'the contract of the service'
      : `[source](${rule.source})${isVerified ? '' : ', not verified'}`,
  ];
}

function limits(rule: Rule): string[] {
  const { value_over, value_up_to, recipient, hs_prefixes, goods_categories, unless_flag } = rule;
  return [
    ...(value_over === null ? [] : [`above ${value_over}`]),
    ...(value_up_to === null ? [] : [`up to ${value_up_to}`]),
    ...(recipient === null ? [] : [`${recipient} recipients`]),
    ...(hs_prefixes === null ? [] : [`the ${hs_prefixes.length} groups of HS codes in the row`]),
    ...(goods_categories.includes('*') ? [] : [`goods of the category ${goods_categories.join(', ')}`]),
    ...(unless_flag === null ? [] : [`without \`${unless_flag}\``]),
  ];
}

function escaped(text: string): string {
  return text.replaceAll('|', '\\|');
}
