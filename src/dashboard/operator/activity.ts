import { activityFile, activityPage } from '../activity/activity.ts';
import type { PageAnswer } from '../page-request.ts';
import { userAdminTexts } from '../text/user-admin.ts';
import type { OperatorRequest } from './operator-request.ts';

/** Lists the changes that belong to no account: operators, catalog, exchange rates. */
export function showInstallationActivity(request: OperatorRequest): Promise<PageAnswer> {
  const lead = userAdminTexts[request.language].activityLead;
  return activityPage(request, { accountId: null, lead, given: request.search });
}

export function exportInstallationActivity(request: OperatorRequest): Promise<PageAnswer> {
  return activityFile(request, { accountId: null, given: request.search });
}
