import { allTables, describeLockedTables } from '../../support/fault/locked-table.ts';

describeLockedTables(allTables, 1);
