import { bookingRules } from './booking.ts';
import { lookUpAndCancelRules } from './cancel.ts';
import { fileRules } from './file.ts';
import { listRules } from './list.ts';
import { manifestRules } from './manifest.ts';
import { noticeRules } from './notice.ts';
import { responseRules } from './response.ts';
import type { RuleChecks } from './rule-check.ts';
import { signatureRules } from './signature.ts';

export const ruleChecks: RuleChecks = {
  ...signatureRules,
  ...bookingRules,
  ...lookUpAndCancelRules,
  ...fileRules,
  ...listRules,
  ...manifestRules,
  ...responseRules,
  ...noticeRules,
};
