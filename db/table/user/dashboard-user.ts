import type { GeneratedAlways } from 'kysely';
import type { Timestamp } from '../../timestamp.ts';

/** Owner: everything. Developer: no team, no activity, no account name and no low-balance warning. Viewer: changes nothing. */
export const userRoles = ['owner', 'developer', 'viewer'] as const;
export type UserRole = (typeof userRoles)[number];

/** Events about which users get emails. */
export const notificationTypes = ['wallet.low_balance', 'webhook.disabled'] as const;
export type NotificationType = (typeof notificationTypes)[number];
/** An email that a user can choose: a type of event in a mode. */
export type NotificationChoice = `${NotificationType}:${'live' | 'test'}`;

export interface DashboardUserTable {
  id: string;
  /** Null for an operator, who belongs to the installation. */
  account_id: string | null;
  email: string;
  role: UserRole | 'operator';
  /** Null: the language of the browser. */
  language: 'en' | 'zh-Hant' | null;
  /** Name in the IANA database; null: Hong Kong. */
  time_zone: string | null;
  /** Null: the default of the role (db/function/notification_choices.sql). */
  notifications: NotificationChoice[] | null;
  /** Newest change of the change log at the latest visit of its page; null: never visited. */
  changelog_seen: string | null;
  /** Null until the first sign-in. */
  password_hash: string | null;
  /** SHA-256 of the token of the sign-in link. */
  link_hash: Buffer | null;
  link_expires_at: Timestamp | null;
  /** Address of the user who made the latest link; null: the command line. */
  link_by: string | null;
  /** Encrypted secret of the second factor; null: off. */
  totp_sealed: string | null;
  /** Latest time step whose code was used. */
  totp_step: number | null;
  /** True if it is on. */
  second_factor: GeneratedAlways<boolean>;
  /** Latest request, at most a minute late; null: never signed in. */
  seen_at: Timestamp | null;
  created_at: Timestamp;
}
