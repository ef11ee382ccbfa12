import { describe, it } from '@jest/globals';
import { deployChecks, isInstalled, runCheck } from '../../scripts/deploy/check.ts';

describe('the deployment kit passes the check of', () => {
  for (const check of deployChecks) {
    if (isInstalled(check)) it(check.name, () => runCheck(check), 60_000);
    else it.skip(`${check.name}, which needs ${check.program}`, () => {});
  }
});
