import { activityFile, activityPage } from '../activity/activity.ts';
import { userAdminTexts } from '../text/user-admin.ts';
import type { OperatorAnswer, OperatorVisit } from './operator-visit.ts';

/** Lists the changes that belong to no account: operators, catalog, exchange rates. */
export function showInstallationActivity(visit: OperatorVisit): Promise<OperatorAnswer> {
  const lead = userAdminTexts[visit.language].activityLead;
  return activityPage(visit, { accountId: null, lead, given: visit.search });
}

export function exportInstallationActivity(visit: OperatorVisit): Promise<OperatorAnswer> {
  return activityFile(visit, { accountId: null, given: visit.search });
}
