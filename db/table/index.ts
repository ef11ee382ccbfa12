import type { AccountTable } from './account.ts';
import type { ApiKeyTable } from './api-key.ts';
import type { CarrierCallTable } from './carrier-call.ts';
import type { CatalogTables } from './catalog-tables.ts';
import type { EntryTable } from './entry.ts';
import type { FeedClockTable } from './feed-clock.ts';
import type { FxRateTable } from './fx-rate.ts';
import type { HoldTable } from './hold.ts';
import type { IdempotencyKeyTable } from './idempotency-key.ts';
import type { IossNumberTable } from './ioss-number.ts';
import type { RateDayTable, RateWindowTable } from './rate-window.ts';
import type { SandboxBookingTable } from './sandbox-booking.ts';
import type { SettingTable } from './setting.ts';
import type { ShipmentTable } from './shipment.ts';
import type { TrackingEventTable } from './tracking-event.ts';
import type { WalletTable } from './wallet.ts';
import type { WalletTransactionTable } from './wallet-transaction.ts';

/** Every table by its name; one file a table. */
export interface Database extends CatalogTables {
  account: AccountTable;
  api_key: ApiKeyTable;
  carrier_call: CarrierCallTable;
  entry: EntryTable;
  feed_clock: FeedClockTable;
  fx_rate: FxRateTable;
  hold: HoldTable;
  idempotency_key: IdempotencyKeyTable;
  ioss_number: IossNumberTable;
  rate_day: RateDayTable;
  rate_window: RateWindowTable;
  sandbox_booking: SandboxBookingTable;
  setting: SettingTable;
  shipment: ShipmentTable;
  tracking_event: TrackingEventTable;
  wallet: WalletTable;
  wallet_transaction: WalletTransactionTable;
}
