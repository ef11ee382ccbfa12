import { activityFile, activityPage } from '../activity/activity.ts';
import type { PageAnswer } from '../page-request.ts';
import { userAdminTexts } from '../text/user-admin.ts';
import type { OperatorRequest } from './operator-request.ts';

/** Lists the changes that belong to no account: operators, catalog, exchange rates. */
export function showInstallationActivity(visit: OperatorRequest): Promise<PageAnswer> {
  const lead = userAdminTexts[visit.language].activityLead;
  return activityPage(visit, { accountId: null, lead, given: visit.search });
}

export function exportInstallationActivity(visit: OperatorRequest): Promise<PageAnswer> {
  return activityFile(visit, { accountId: null, given: visit.search });
}
