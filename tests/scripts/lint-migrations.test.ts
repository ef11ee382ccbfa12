import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { compareWithRelease } from '../../scripts/lint-migrations.ts';
import { root } from '../support/paths.ts';

describe('the schema beside the last release', () => {
  const baseline = { '20261123T170000Z-baseline': { contractAfter: null } };
  const later = { ...baseline, '20261201T000000Z-expand': { contractAfter: null } };
  const dump = readFileSync(path.join(root, 'db', 'schema.sql'), 'utf8');
  const releaseOf = (name: string) => `-- Newest migration: ${name}\n${dump}`;
  const released = releaseOf('20261123T170000Z-baseline');

  it('is accepted before the first release, and unchanged', () => {
    expect(compareWithRelease({ migrations: baseline, present: dump, released: null })).toEqual([]);
    expect(compareWithRelease({ migrations: baseline, present: dump, released })).toEqual([]);
  });

  it('must keep the functions of the release: name, parameters and result', () => {
    const present = dump.replace('p_per_day integer)', 'p_per_day bigint)');
    expect(present).not.toBe(dump);
    expect(compareWithRelease({ migrations: later, present, released })).toEqual([
      expect.stringMatching(
        /^admit\(p_key_hashes bytea\[\], p_per_second integer, p_per_day integer\) returns /,
      ),
    ]);
  });

  it('may have other bodies and more functions, with a migration', () => {
    const present = dump.replace('select clock_timestamp()', 'select now()');
    expect(present).not.toBe(dump);
    expect(compareWithRelease({ migrations: later, present, released })).toEqual([]);
    expect(compareWithRelease({ migrations: baseline, present, released })).toEqual([
      expect.stringContaining('there is no migration after 20261123T170000Z-baseline'),
    ]);
  });

  it('may lose a function in a contract migration, which names a migration of the release', () => {
    const present = dump.replace('p_per_day integer)', 'p_per_day bigint)');
    const contracted = {
      ...later,
      '20270101T000000Z-contract': { contractAfter: '20261201T000000Z-expand' },
    };
    const before = releaseOf('20261201T000000Z-expand');
    expect(compareWithRelease({ migrations: contracted, present, released: before })).toEqual([]);
    expect(compareWithRelease({ migrations: contracted, present, released })).toEqual([
      '20270101T000000Z-contract: "Contract after 20261201T000000Z-expand" must name a migration that the last release has (up to 20261123T170000Z-baseline)',
    ]);
  });
});
