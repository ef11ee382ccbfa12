import { beforeAll, describe, expect, it } from '@jest/globals';
import { lintMigration, squawk } from '../../../scripts/lint-migrations.ts';

beforeAll(() => squawk.install(), 600_000);

const expanding = { inTransaction: true, contractAfter: null };
const contracting = { inTransaction: true, contractAfter: '20261201T000000Z-expand' };
const outside = { inTransaction: false, contractAfter: null };

describe('a migration beside the last release', () => {
  it.each([
    ['adding-required-field', 'alter table shipment add column note text not null;'],
    ['ban-drop-column', 'alter table shipment drop column reference_no;'],
    ['ban-drop-table', 'drop table shipment;'],
    ['renaming-column', 'alter table shipment rename column reference_no to reference;'],
    ['renaming-table', 'alter table shipment rename to parcel;'],
    ['changing-column-type', 'alter table shipment alter column reference_no type bigint;'],
    ['require-concurrent-index-creation', 'create index shipment_note on shipment (note);'],
    ['constraint-missing-not-valid', "alter table shipment add constraint c check (note <> '');"],
    ['adding-not-nullable-field', 'alter table shipment alter column note set not null;'],
    [
      'ban-concurrent-index-creation-in-transaction',
      'select 1; create index concurrently shipment_note on shipment (note);',
    ],
    [
      'it changes shipment, hold',
      'alter table shipment add column note text;\nalter table hold add column note text;',
    ],
    ['drop function admit', 'drop function admit(bytea[], integer, integer);'],
  ])('%s is refused', (rule, text) => {
    expect(lintMigration(text, expanding).join()).toContain(rule);
  });

  it.each([
    ['a new column', 'alter table shipment add column note text;'],
    [
      'a new column with a constant default',
      "alter table shipment add column note text not null default '';",
    ],
    [
      'a new table with an index',
      'create table parcel_note (id text primary key, note text not null); create index parcel_note_text on parcel_note (note);',
    ],
    ['a constraint for new rows', "alter table shipment add constraint c check (note <> '') not valid;"],
  ])('%s is accepted', (_, text) => {
    expect(lintMigration(text, expanding)).toEqual([]);
  });

  it('an index that is made concurrently, outside of a transaction, is accepted', () => {
    const text =
      'drop index concurrently if exists shipment_note;\n\ncreate index concurrently shipment_note on shipment (note);';
    expect(lintMigration(text, outside)).toEqual([]);
  });

  it.each([
    ['index shipment_note', 'create index concurrently shipment_note on shipment (note);'],
    [
      'index shipment_note',
      'drop index concurrently if exists shipment_note;\n\ncreate index concurrently if not exists shipment_note on shipment (note);',
    ],
    ['no lock timeout', 'alter table shipment add column note text;'],
  ])('outside of a transaction, %s is refused', (problem, text) => {
    expect(lintMigration(text, outside).join()).toContain(problem);
  });

  it('a constraint is validated outside of a transaction', () => {
    expect(lintMigration('alter table shipment validate constraint c;', outside)).toEqual([]);
  });

  it('a contract migration may drop a column and a function, or a table, but rename nothing', () => {
    const drops = 'alter table shipment drop column note; drop function admit_1(text);';
    expect(lintMigration(drops, contracting)).toEqual([]);
    expect(lintMigration('drop table parcel_note;', contracting)).toEqual([]);
    const renames = 'alter table shipment rename column note to remark;';
    expect(lintMigration(renames, contracting).join()).toContain('renaming-column');
  });
});
