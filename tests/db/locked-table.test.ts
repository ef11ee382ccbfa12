import { describeLockedTables } from '../support/fault/locked-table.ts';

describeLockedTables(['wallet', 'country'], 2);
