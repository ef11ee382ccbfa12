import type { NewAuditEntry } from '../db/query/user/audit-entry.ts';
import { newId } from './runtime.ts';

export type AuditAction =
  | 'user.invited'
  | 'user.invitation_refused'
  | 'user.link_withdrawn'
  | 'user.reset_requested'
  | 'user.role_changed'
  | 'user.removed'
  | 'user.sessions_ended'
  | 'user.unlocked'
  | 'user.sign_in_failed'
  | 'user.locked'
  | 'user.signed_in'
  | 'user.signed_in_by_passkey'
  | 'user.signed_out'
  | 'user.password_set'
  | 'passkey.added'
  | 'passkey.removed'
  | 'second_factor.turned_on'
  | 'second_factor.turned_off'
  | 'second_factor.removed'
  | 'second_factor.codes_renewed'
  | 'second_factor.code_used'
  | 'user.preferences_set'
  | 'user.notifications_set'
  | 'account.billing_details_set'
  | 'account.brand_changed'
  | 'account.renamed'
  | 'account.created'
  | 'account.deleted'
  | 'account.settings_changed'
  | 'account.viewed'
  | 'account.exported'
  | 'account.rule_changed'
  | 'payment_instruction.changed'
  | 'wallet.credited'
  | 'wallet.adjusted'
  | 'wallet.refunded'
  | 'charge.disputed'
  | 'charge.dispute_refused'
  | 'catalog.published'
  | 'fx_rate.set'
  | 'fx_rate.cleared'
  | 'fx_rate.planned'
  | 'fx_rate.plan_withdrawn'
  | 'setting.changed'
  | 'retention.confirmed'
  | 'secret_keys.rotated'
  | 'digest.subscribed'
  | 'digest.unsubscribed'
  | 'entitlement.granted'
  | 'entitlement.revoked'
  | 'rate_table.assigned'
  | 'rate_table.removed'
  | 'ioss_number.added'
  | 'ioss_number.removed'
  | 'job.retried'
  | 'job.discarded'
  | 'shipment.resolved'
  | 'shipment.event_recorded'
  | 'shipment.outcome_recorded'
  | 'shipment.advanced'
  | 'shipment.interception_started'
  | 'shipment.interception_ended'
  | 'shipment.settled'
  | 'shipment.anonymized'
  | 'shipment.recipient_erased'
  | 'session.revoked'
  | 'session.others_ended'
  | 'api_key.created'
  | 'api_key.changed'
  | 'api_key.revoked'
  | 'app.connected'
  | 'app.disconnected'
  | 'app.token_reused'
  | 'address.saved'
  | 'address.changed'
  | 'address.deleted'
  | 'product.saved'
  | 'product.changed'
  | 'product.deleted'
  | 'product.imported'
  | 'webhook.created'
  | 'webhook.changed'
  | 'webhook.rotated'
  | 'webhook.tested'
  | 'webhook.triggered'
  | 'webhook.stopped'
  | 'webhook.enabled'
  | 'webhook.deleted'
  | 'webhook.redelivered'
  | 'shipment_batch.created'
  | 'shipment_batch.cancelled'
  | 'shipment_batch.orders_dropped'
  | 'shipment_batch.retried'
  | 'manifest.requested'
  | 'manifest.resolved'
  | 'shipment.booked'
  | 'shipment.printed'
  | 'shipment.print_undone'
  | 'shipment.tagged'
  | 'shipment.untagged'
  | 'shipment.cancel_requested'
  | 'filter.saved'
  | 'filter.removed'
  | 'order_defaults.changed'
  | 'order_mapping.saved'
  | 'order_mapping.removed'
  | 'parcel.saved'
  | 'parcel.removed'
  | 'wallet.threshold_set';

/** Changes of a user's sign-in. The user gets a mail, so that another person's change does not go unnoticed. */
export const securityChanges = [
  'user.password_set',
  'passkey.added',
  'passkey.removed',
  'second_factor.turned_on',
  'second_factor.turned_off',
  'second_factor.removed',
  'second_factor.codes_renewed',
  'second_factor.code_used',
] as const satisfies readonly AuditAction[];

/** Entries that a mail about the sign-in of its user can be about. */
export type SecurityNews = (typeof securityChanges)[number] | 'user.signed_in' | 'user.signed_in_by_passkey';

/** Who changes something of an account. */
export interface AuditActor {
  /** Null: no account is changed. */
  readonly accountId: string | null;
  /** Address of the user, id of the API key, or name of the command line. */
  readonly email: string;
  /** IP address; null: the command line. */
  readonly ip: string | null;
  readonly now: Date;
}

/** Who changes something that belongs to an account. */
export interface AccountActor extends AuditActor {
  readonly accountId: string;
}

/** Who changes something of any account. The entry of the activity belongs to the account that is changed. */
export type Administrator = Omit<AuditActor, 'accountId'>;

export function userActor(
  { account_id, email }: { readonly account_id: string | null; readonly email: string },
  { ip, now }: Pick<AuditActor, 'ip' | 'now'>,
): AuditActor {
  return { accountId: account_id, email, ip, now };
}

export function commandLineActor<Id extends string | null>(accountId: Id, now: Date) {
  return { accountId, email: 'sampan', ip: null, now } as const;
}

/** Returns the entry for a statement that records its change itself. */
export function auditEntry(actor: AuditActor, action: AuditAction, subject: string | null): NewAuditEntry {
  return {
    id: newId('aud', actor.now),
    account_id: actor.accountId,
    email: actor.email,
    action,
    subject,
    address: actor.ip,
  };
}
