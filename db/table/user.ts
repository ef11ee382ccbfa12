import type { Generated, GeneratedAlways } from 'kysely';
import type { Timestamp } from '../timestamp.ts';

export interface AuditEntryTable {
  id: string;
  /** Null for a change that belongs to no account. */
  account_id: string | null;
  /** Address of the user at that time. */
  email: string;
  action: string;
  /** The thing that was changed; null: the user. */
  subject: string | null;
  /** IP address; null: the command line. */
  address: string | null;
  /** Amount that an operator moved with the change, in cents of HKD without its sign. */
  moved_cents: number | null;
  created_at: Timestamp;
}

/** Roles of an account's users. src/user/role.ts says what each may do. */
export const userRoles = ['owner', 'finance', 'clerk', 'developer', 'viewer'] as const;
export type UserRole = (typeof userRoles)[number];

/** Roles of operators: `operator` does everything. */
export const operatorRoles = ['operator', 'operator_support', 'operator_finance'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

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
  role: UserRole | OperatorRole;
  /** A viewer sees prices and the wallet; true for every other role. */
  sees_money: Generated<boolean>;
  /** A viewer sees names, addresses and contacts; true for every other role. */
  sees_recipients: Generated<boolean>;
  /** Null: the language of the browser. */
  language: 'en' | 'zh-Hant' | null;
  /** Name in the IANA database; null: Hong Kong. */
  time_zone: string | null;
  /** Tables of the pages have narrow rows. */
  compact_rows: Generated<boolean>;
  /** File, paper and resolution of the label that was printed last; null: none was. */
  label_choice: string | null;
  /** Mode whose pages the user opened last; null: only the one in which the role begins. */
  last_mode: 'test' | 'live' | null;
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
  second_factor: GeneratedAlways<boolean>;
  /** Latest request, at most a minute late; null: never signed in. */
  seen_at: Timestamp | null;
  created_at: Timestamp;
}

export interface PasskeyTable {
  id: string;
  user_id: string;
  /** Base64url, as the authenticator chose it. */
  credential_id: string;
  /** COSE. */
  public_key: Buffer;
  /** Signatures made so far; 0 for an authenticator that doesn't count. */
  counter: number;
  transports: string[];
  name: string;
  created_at: Timestamp;
  used_at: Timestamp | null;
}

/** A challenge that is not answered yet. */
export interface PasskeyChallengeTable {
  /** SHA-256 of the cookie that binds the challenge to a browser. */
  token_hash: Buffer;
  challenge: string;
  /** The user who adds a passkey; null: a sign-in. */
  user_id: string | null;
  created_at: Timestamp;
}

/** A code that replaces a code of the app once. */
export interface RecoveryCodeTable {
  user_id: string;
  /** SHA-256. */
  code_hash: Buffer;
}

/** Filters of the list of shipments that a user named. */
export interface SavedFilterTable {
  id: string;
  user_id: string;
  name: string;
  /** Query of the list's address, without a cursor. */
  search: string;
  created_at: Timestamp;
}

/** A submitted form of the dashboard with its answer, for some minutes. */
export interface FormSubmissionTable {
  /** Hash of what was sent, with the random key of the page. */
  id: string;
  user_id: string;
  /** Hash of the token of the session that sent it. */
  sent_by: Buffer;
  /** Hash of the token of the session that may see the answer. It differs if the change opened a new session. */
  shown_to: Buffer;
  /** Null while the change is in flight. */
  answer_sealed: string | null;
  created_at: Timestamp;
}

/** Where attempts to give a password or a code come from, with the failures in a row (db/query/user/sign-in-attempt.ts). */
export interface SignInSourceTable {
  /** Id of a user, or `unknown` and a hash of the address that was typed. */
  subject: string;
  source: string;
  failed_sign_ins: number;
  locked_until: Timestamp | null;
  seen_at: Timestamp;
}

export interface UserSessionTable {
  id: string;
  /** SHA-256 of the cookie's value, which is not stored. */
  token_hash: Buffer;
  user_id: string;
  address: string;
  user_agent: string;
  /** The password was right. Until the code is, the session opens nothing. */
  awaits_code: Generated<boolean>;
  created_at: Timestamp;
  seen_at: Timestamp;
  /** Latest time at which the person at the browser gave a code, a passkey, or without both the password. */
  proved_at: Timestamp | null;
}

export interface UserTables {
  audit_entry: AuditEntryTable;
  dashboard_user: DashboardUserTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  recovery_code: RecoveryCodeTable;
  saved_filter: SavedFilterTable;
  sent_form: FormSubmissionTable;
  sign_in_source: SignInSourceTable;
  user_session: UserSessionTable;
}
