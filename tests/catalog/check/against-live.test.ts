import { describe, expect, it } from '@jest/globals';
import { formatProblem } from '../../../src/catalog/catalog-file.ts';
import { checkAgainstLive } from '../../../src/catalog/check-catalog.ts';
import { diffCatalog, formatDiff, summarizeDiff } from '../../../src/catalog/diff-catalog.ts';
import { parseCatalog } from '../../../src/catalog/read-catalog.ts';
import { changed, demoFiles } from '../demo-files.ts';

const files = await demoFiles();
const { data: live } = parseCatalog(files);
const accountIds = new Set(['acc_1']);

function problems(contents: ReadonlyMap<string, string>): string[] {
  const { data, lines, problems: own } = parseCatalog(contents);
  expect(own).toEqual([]);
  return checkAgainstLive(data, { data: live, accountIds, today: '2026-11-21' }, lines).map(formatProblem);
}

/** Returns the files with a second version of the rate table of US priority, effective from a day. */
function secondVersion(day: string): Map<string, string> {
  const bracket = 'RT-HKUSSEGG,2,US,0,30,0,130,18\nRT-HKUSSEGG,1,US,0,0.5,';
  const versions = changed(
    files,
    'rate_table',
    'RT-HKUSSEGG,1,',
    `RT-HKUSSEGG,2,HKUSSEGG01,${day}\nRT-HKUSSEGG,1,`,
  );
  return changed(versions, 'rate_bracket', 'RT-HKUSSEGG,1,US,0,0.5,', bracket);
}

describe('a new catalog, compared with the live one', () => {
  it('may be identical', () => {
    expect(problems(files)).toEqual([]);
  });

  it('may add a version that begins today', () => {
    expect(problems(secondVersion('2026-11-21'))).toEqual([]);
  });

  it('may not add a version in the past', () => {
    expect(problems(secondVersion('2026-11-20'))).toEqual([
      'rate_table.csv:7:effective_from: 2026-11-20 is in the past; a new version must start today (2026-11-21) or later',
    ]);
  });

  it('may not change a published version', () => {
    const dearer = changed(
      files,
      'rate_bracket',
      'RT-HKUSSEGG,1,US,30,100,124.9,106.6,18',
      'RT-HKUSSEGG,1,US,30,100,125,106.6,18',
    );
    expect(problems(dearer)).toEqual([
      'rate_table.csv:7:version: version 1 of RT-HKUSSEGG is already published and cannot change; publish the new content as version 2',
    ]);
  });

  it('may not have an older version than the published one', () => {
    const { data } = parseCatalog(files);
    const early = parseCatalog(files);
    data.rate_table = data.rate_table.map((row) =>
      row.code === 'RT-HKUSSEGG' ? { ...row, version: 2 } : row,
    );
    const found = checkAgainstLive(early.data, { data, accountIds, today: '2026-11-21' }, early.lines);
    expect(found.map(({ message }) => message)).toEqual([
      'version 1 of RT-HKUSSEGG is older than the published version 2; must be 3',
    ]);
  });

  it('may not lose a live service without retiring it', () => {
    const { data, lines } = parseCatalog(files);
    data.service = data.service.filter(({ code }) => code !== 'HKPTCHGG01');
    const context = { data: live, accountIds, today: '2026-11-21' };
    expect(checkAgainstLive(data, context, lines).map(({ message }) => message)).toEqual([
      'HKPTCHGG01 is live but missing in this file; keep it, or add it to retired_service.csv',
    ]);
    data.retired_service.push({ code: 'HKPTCHGG01', retired_on: '2026-11-21', replaced_by: null });
    expect(checkAgainstLive(data, context, lines)).toEqual([]);
  });

  it('may not lose a retired code', () => {
    const { data, lines } = parseCatalog(files);
    data.retired_service = data.retired_service.filter(({ code }) => code !== 'HKUSSTCS01');
    expect(
      checkAgainstLive(data, { data: live, accountIds, today: '2026-11-21' }, lines).map(formatProblem),
    ).toEqual(['retired_service.csv:1:service: HKUSSTCS01 is retired but missing in this file; keep it']);
  });

  it('may give a discount only to accounts that exist', () => {
    const header = 'rule_id,kind,percent,amount_hkd,account,service,valid_from,valid_until\n';
    const discount = (account: string) =>
      changed(files, 'discount_rule', header, `${header}NEW,percent,5,,${account},,2026-01-01,\n`);
    expect(problems(discount('acc_1'))).toEqual([]);
    expect(problems(discount('acc_9'))).toEqual([
      'discount_rule.csv:3:account: no account has the ID acc_9; must be an account ID, or empty for all accounts',
    ]);
  });
});

describe('the difference of two catalogs', () => {
  it('is empty if they are the same', () => {
    expect(diffCatalog(live, live)).toEqual([]);
  });

  it('shows a changed row as removed and added', () => {
    const { data } = parseCatalog(changed(files, 'levy', '27.3', '28'));
    const diff = diffCatalog(live, data);
    expect(summarizeDiff(diff)).toBe('levy +1 −1');
    expect(formatDiff(diff).join('\n')).toBe(
      [
        'levy.csv',
        '- EU_ITEM_LEVY,EU,27.30,1365,2026-07-01,2028-07-01',
        '+ EU_ITEM_LEVY,EU,28,1365,2026-07-01,2028-07-01',
      ].join('\n'),
    );
  });
});
