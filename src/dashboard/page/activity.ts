import type { PageAnswer, Visit } from '../visit.ts';
import { activityPage } from './activity-list.ts';

/** Lists who changed what of the account from where, newest first. */
export function showActivity(visit: Visit): Promise<PageAnswer> {
  const cursor = new URLSearchParams(visit.search).get('cursor');
  return activityPage(visit, { accountId: visit.scope.accountId, lead: visit.text.activity.lead, cursor });
}
