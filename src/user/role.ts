import type { OperatorRole, UserRole } from '../../db/table/user.ts';
import type { Cents } from '../money.ts';

const everyone = ['owner', 'finance', 'clerk', 'developer', 'viewer'] as const;
const shippers = ['owner', 'clerk', 'developer'] as const;
const developers = ['owner', 'developer'] as const;

/** Capabilities of the roles of an account. Each page of the dashboard needs one of them (src/dashboard/routes.ts). */
const accountCapabilities = {
  /** The home page, and the person's own sign-in, language and emails. */
  use_dashboard: everyone,
  /** Keep filters of lists under a name. */
  save_filters: everyone,
  see_shipments: everyone,
  /** Names, addresses and contacts of senders and recipients, also on labels, documents and photos. */
  see_recipients: everyone,
  /** Prices and charges of parcels. */
  see_prices: everyone,
  /** Balance, transactions and statements. */
  see_wallet: ['owner', 'finance', 'developer', 'viewer'],
  /** Keys without their secrets, webhook endpoints and the change log of the API. */
  see_developer_pages: ['owner', 'developer', 'viewer'],
  /** Requests, events and deliveries, whose bodies have money and recipients. */
  see_requests: ['owner', 'developer', 'viewer'],
  see_activity: ['owner'],
  /** Book parcels, batches and returns, and say how files of orders are read. */
  book: shippers,
  print: shippers,
  cancel: shippers,
  /** Close manifests. */
  hand_over: shippers,
  edit_addresses: shippers,
  edit_products: shippers,
  /** Ask for money back for a parcel. */
  dispute_charges: ['owner', 'finance', 'developer'],
  set_low_balance: ['owner', 'finance'],
  manage_keys: developers,
  connect_apps: developers,
  manage_webhooks: developers,
  manage_account: ['owner'],
  manage_team: ['owner'],
} as const satisfies Record<string, readonly UserRole[]>;

const operators = ['operator', 'operator_support', 'operator_finance'] as const;
const support = ['operator', 'operator_support'] as const;
const accounting = ['operator', 'operator_finance'] as const;

/** Capabilities of the roles of operators, in all accounts. */
const operatorCapabilities = {
  /** The home page, and the person's own sign-in and language. */
  use_dashboard: operators,
  /** Accounts with their pages, and the search in all of them. */
  see_accounts: operators,
  /** Shipments that need a person, in all accounts. */
  see_problems: support,
  /** Decide bookings without a clear result, and record what became of a parcel. */
  resolve_shipments: support,
  see_catalog: accounting,
  see_ledger: accounting,
  credit_accounts: accounting,
  /** Correct balances and refund parcels, up to the limit of the role. */
  refund: accounting,
  /** Exchange rates, and the rate tables of accounts. */
  set_rates: accounting,
  manage_health: ['operator'],
  manage_accounts: ['operator'],
  publish_catalog: ['operator'],
  manage_users: ['operator'],
  see_installation_activity: ['operator'],
  manage_installation: ['operator'],
} as const satisfies Record<string, readonly OperatorRole[]>;

export type Capability = keyof typeof accountCapabilities;
export type OperatorCapability = keyof typeof operatorCapabilities;

/** Capabilities that an account may take from a viewer. */
const hiddenWithoutMoney: readonly Capability[] = ['see_prices', 'see_wallet', 'see_requests'];
const hiddenWithoutRecipients: readonly Capability[] = ['see_recipients', 'see_requests'];

/** The role of a user of an account, with what the account lets a viewer see. */
export interface UserRights {
  readonly role: UserRole;
  readonly sees_money: boolean;
  readonly sees_recipients: boolean;
}

/** Choices of an account about a viewer. Default: the viewer sees both. */
export interface ViewerChoice {
  readonly seesMoney?: boolean;
  readonly seesRecipients?: boolean;
}

/** Rights of an operator in the pages of an account. */
export const fullViewer = { role: 'viewer', sees_money: true, sees_recipients: true } as const;

/** Returns the rights of a role. Only viewers see less than their role. */
export function rightsOf<Role extends string>(
  role: Role,
  { seesMoney = true, seesRecipients = true }: ViewerChoice = {},
): Omit<UserRights, 'role'> & { readonly role: Role } {
  const isViewer = role === 'viewer';
  return { role, sees_money: seesMoney || !isViewer, sees_recipients: seesRecipients || !isViewer };
}

/** Returns a role as the activity names it: `viewer, without money`. */
export function rightsName({
  role,
  sees_money,
  sees_recipients,
}: Omit<UserRights, 'role'> & { readonly role: string }): string {
  return [
    role,
    ...(sees_money ? [] : ['without money']),
    ...(sees_recipients ? [] : ['without recipients']),
  ].join(', ');
}

/** Returns whether a user of an account may do something. */
export function userCan({ role, sees_money, sees_recipients }: UserRights, capability: Capability): boolean {
  return (
    rolesWith(capability).includes(role) &&
    (sees_money || !hiddenWithoutMoney.includes(capability)) &&
    (sees_recipients || !hiddenWithoutRecipients.includes(capability))
  );
}

/** Returns the roles of an account that may do something. */
export function rolesWith(capability: Capability): readonly UserRole[] {
  return accountCapabilities[capability];
}

/** Returns the roles of operators that may do something. */
export function operatorRolesWith(capability: OperatorCapability): readonly OperatorRole[] {
  return operatorCapabilities[capability];
}

/** Most that an operator of a role moves in 24 hours, in cents of HKD. Null: no limit. */
export const movementLimitCents = {
  operator: null,
  operator_support: 0,
  operator_finance: 500_000,
} as const satisfies Record<OperatorRole, Cents | null>;

/** Returns whether an operator may do something. */
export function operatorCan(
  { role }: { readonly role: OperatorRole },
  capability: OperatorCapability,
): boolean {
  return operatorRolesWith(capability).includes(role);
}
