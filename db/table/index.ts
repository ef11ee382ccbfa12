import type { AccountTables } from './account.ts';
import type { BatchTables } from './batch.ts';
import type { CatalogTables } from './catalog.ts';
import type { InstallationTables } from './installation.ts';
import type { MailTables } from './mail.ts';
import type { ManifestTables } from './manifest.ts';
import type { ShipmentTables } from './shipment.ts';
import type { UserTables } from './user.ts';
import type { WalletTables } from './wallet.ts';
import type { WebhookTables } from './webhook.ts';

export interface Database
  extends AccountTables,
    BatchTables,
    CatalogTables,
    InstallationTables,
    MailTables,
    ManifestTables,
    ShipmentTables,
    UserTables,
    WalletTables,
    WebhookTables {}
