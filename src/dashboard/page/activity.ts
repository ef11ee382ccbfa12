import type { PageAnswer, Visit } from '../visit.ts';
import { activityFile, activityPage } from './activity-list.ts';

/** Lists who changed what of the account from where, newest first. */
export function showActivity(visit: Visit): Promise<PageAnswer> {
  return activityPage(visit, { ...shownOf(visit), lead: visit.text.activity.lead });
}

export function exportActivity(visit: Visit): Promise<PageAnswer> {
  return activityFile(visit, shownOf(visit));
}

function shownOf({ scope, search }: Visit) {
  return { accountId: scope.accountId, given: new URLSearchParams(search) };
}
