export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** SQL of the row's key as text, which the ciphertext is bound to. */
  readonly row: string;
  /** SQL of the account's id, which the ciphertext is bound to. */
  readonly account: string;
  /** SQL of the id of the encryption key; null for a null value. */
  readonly keyId: string;
  readonly one: string;
  readonly several: string;
}

/** Every encrypted column. A rotation skips columns that are missing here. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'label',
    column: 'pdf',
    row: 'tracking_number',
    account: 'account_id',
    keyId: 'key_id',
    one: 'label',
    several: 'labels',
  },
  {
    table: 'webhook_secret',
    column: 'sealed',
    row: 'id',
    account: 'account_id',
    keyId: 'key_id',
    one: 'webhook signing secret',
    several: 'webhook signing secrets',
  },
  {
    table: 'dashboard_user',
    column: 'totp_sealed',
    row: 'id',
    // An operator has no account.
    account: "coalesce(account_id, '')",
    keyId: "split_part(totp_sealed, ':', 3)",
    one: 'secret of a second factor',
    several: 'secrets of second factors',
  },
  {
    table: 'mail',
    column: 'link_sealed',
    row: 'id',
    account: "coalesce((select account_id from dashboard_user u where u.id = mail.user_id), '')",
    keyId: "split_part(link_sealed, ':', 3)",
    one: 'sign-in link in an unsent email',
    several: 'sign-in links in unsent emails',
  },
  {
    table: 'sent_form',
    column: 'answer_sealed',
    row: 'id',
    account: 'user_id',
    keyId: "split_part(answer_sealed, ':', 3)",
    one: 'answer to a form of the dashboard',
    several: 'answers to forms of the dashboard',
  },
  {
    table: 'idempotency_key',
    column: 'body',
    row: "account_id || ':' || livemode || ':' || key",
    account: 'account_id',
    keyId: 'key_id',
    one: 'stored response',
    several: 'stored responses',
  },
];
