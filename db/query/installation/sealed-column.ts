/** A column whose values the key ring encrypts, as the command that re-encrypts finds them. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** SQL for the row's own key as text: the `row` that the value is bound to. */
  readonly row: string;
  /** SQL for the account's id: the `account` that the value is bound to. */
  readonly account: string;
  /** SQL for the id of the key in the value (a generated column that refers to `sealing_key` is best); null where the value is. */
  readonly keyId: string;
  /** The words for one value of the type and for several. */
  readonly one: string;
  readonly several: string;
}

/** Every encrypted column of the schema; one that is missing here would be left behind by a rotation. */
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
    table: 'idempotency_key',
    column: 'body',
    row: "account_id || ':' || livemode || ':' || key",
    account: 'account_id',
    keyId: 'key_id',
    one: 'stored answer',
    several: 'stored answers',
  },
];
