import type {
  AccountTable,
  ApiKeyTable,
  ApiKeyUseTable,
  ApiRequestBytesTable,
  ApiRequestLeftOutTable,
  ApiRequestTable,
  ConnectedAppTable,
  ConnectedAppTokenTable,
  IdempotencyKeyTable,
  IossNumberTable,
  NegativeCacheTable,
  OauthClientTable,
  RateDayTable,
  RateWindowTable,
} from './account.ts';
import type { CatalogTables, FxRateTable } from './catalog.ts';
import type {
  JobSuccessTable,
  PaymentInstructionTable,
  RetentionClockTable,
  SealingKeyTable,
  ServiceProcessTable,
  SettingTable,
} from './installation.ts';
import type { DigestChangeTable, DigestSubscriberTable, MailTable } from './mail.ts';
import type {
  CarrierCallTable,
  CarrierNoticeTable,
  LabelTable,
  SandboxBookingTable,
  ShipmentTable,
  TrackingCacheTable,
  TrackingEventTable,
} from './shipment.ts';
import type {
  AuditEntryTable,
  DashboardUserTable,
  PasskeyChallengeTable,
  PasskeyTable,
  RecoveryCodeTable,
  SavedFilterTable,
  SentFormTable,
  SignInSourceTable,
  UserSessionTable,
} from './user.ts';
import type { EntryTable, HoldTable, WalletTable, WalletTransactionTable } from './wallet.ts';
import type {
  EventTable,
  FeedClockTable,
  WebhookAttemptTable,
  WebhookDeliveryTable,
  WebhookEndpointTable,
  WebhookSecretTable,
} from './webhook.ts';

export interface Database extends CatalogTables {
  account: AccountTable;
  api_key: ApiKeyTable;
  api_key_use: ApiKeyUseTable;
  api_request: ApiRequestTable;
  api_request_bytes: ApiRequestBytesTable;
  api_request_left_out: ApiRequestLeftOutTable;
  audit_entry: AuditEntryTable;
  carrier_call: CarrierCallTable;
  carrier_notice: CarrierNoticeTable;
  connected_app: ConnectedAppTable;
  connected_app_token: ConnectedAppTokenTable;
  dashboard_user: DashboardUserTable;
  digest_change: DigestChangeTable;
  digest_subscriber: DigestSubscriberTable;
  entry: EntryTable;
  event: EventTable;
  feed_clock: FeedClockTable;
  fx_rate: FxRateTable;
  hold: HoldTable;
  idempotency_key: IdempotencyKeyTable;
  ioss_number: IossNumberTable;
  label: LabelTable;
  mail: MailTable;
  negative_cache: NegativeCacheTable;
  rate_day: RateDayTable;
  rate_window: RateWindowTable;
  retention_clock: RetentionClockTable;
  sandbox_booking: SandboxBookingTable;
  sealing_key: SealingKeyTable;
  job_success: JobSuccessTable;
  payment_instruction: PaymentInstructionTable;
  service_process: ServiceProcessTable;
  setting: SettingTable;
  shipment: ShipmentTable;
  tracking_cache: TrackingCacheTable;
  tracking_event: TrackingEventTable;
  oauth_client: OauthClientTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  recovery_code: RecoveryCodeTable;
  saved_filter: SavedFilterTable;
  sent_form: SentFormTable;
  sign_in_source: SignInSourceTable;
  user_session: UserSessionTable;
  wallet: WalletTable;
  wallet_transaction: WalletTransactionTable;
  webhook_attempt: WebhookAttemptTable;
  webhook_delivery: WebhookDeliveryTable;
  webhook_endpoint: WebhookEndpointTable;
  webhook_secret: WebhookSecretTable;
}
