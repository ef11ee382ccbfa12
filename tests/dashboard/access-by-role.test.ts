import { expect, it } from '@jest/globals';
import { operatorRoles, userRoles } from '../../db/table/user.ts';
import { accountRoutes, operatorRoutes } from '../../src/dashboard/routes.ts';
import { operatorCan, rightsOf, userCan } from '../../src/user/role.ts';

/** O owner, F finance, C clerk, D developer, V viewer, m a viewer who sees no money, r a viewer who sees no recipients. */
const accountTable = `
OFCDVmr get  /
OFCDVmr get  /shipments
OFCDVmr get  /shipments.csv
O.CD... post /shipments/selected
O.CD... post /shipments/selected.csv
O.CD... post /shipments/packing-slips
O.CD... post /shipments/cancel
O.CD... get  /shipments/cancellations/:id
O.CD... post /shipments/tag
OFCDVmr post /shipments/filters
OFCDVmr post /shipments/filters/:id
O.CD... get  /shipments/new
O.CD... post /shipments/new
O.CD... post /shipments/new/check
O.CD... post /shipments/new/details
O.CD... post /shipments/new/price
O.CD... post /shipments/new/people
O.CD... get  /shipments/:id/booked
OFCDVmr get  /batches
O.CD... post /batches
O.CD... get  /batches/new
O.CD... post /batches/new
O.CD... get  /batches/template.csv
O.CD... get  /batches/template.xlsx
OFCDVmr get  /batches/:id.csv
OFCDVmr get  /batches/:id
O.CD... get  /batches/:id/refused.csv
O.CD... post /batches/:id/cancel
O.CD... post /batches/:id/retry
OFCDVmr get  /to-book
O.CD... get  /to-book/correct
O.CD... post /to-book/drop
O.CD... get  /shipments/labels
O.CD... post /shipments/labels
O.CD... post /shipments/labels/undo
OFCDVmr get  /shipments/:id
O.CD... get  /shipments/:id/label
O.CD... post /shipments/:id/label
OFCDVm. get  /shipments/:id/label.pdf
OFCDVm. get  /shipments/:id/packing-slip.pdf
OFCDVm. get  /shipments/:id/document.pdf
OFCDVm. get  /shipments/:id/pod.jpg
O.CD... get  /shipments/:id/cancel
O.CD... post /shipments/:id/cancel
OF.D... get  /shipments/:id/dispute
OF.D... post /shipments/:id/dispute
OFCDVmr get  /manifests
O.CD... get  /manifests/new
O.CD... post /manifests/new
O.CD... post /manifests/new/tick
OFCDVmr get  /manifests/:id
OFCDVm. get  /manifests/:id/sheet.pdf
OFCDVm. get  /manifests/:id/carrier.pdf
OFCDVm. get  /addresses
O.CD... get  /addresses/new
O.CD... post /addresses/new
O.CD... get  /addresses/:id
O.CD... post /addresses/:id
O.CD... post /addresses/:id/default
O.CD... get  /addresses/:id/delete
O.CD... post /addresses/:id/delete
O.CD... post /shipments/:id/products
OFCDVmr get  /products
OFCDVmr get  /products.csv
O.CD... get  /products/new
O.CD... post /products/new
O.CD... get  /products/import
O.CD... post /products/import
OFCDVmr get  /products/sku/:id
O.CD... post /products/sku/:id
O.CD... get  /products/sku/:id/delete
O.CD... post /products/sku/:id/delete
O.CD... get  /shipments/:id/return
O.CD... post /shipments/:id/return
OF.DV.r get  /wallet
OF.DV.r get  /wallet.csv
OF.DV.r get  /wallet/above-quote
OF.DV.r get  /wallet/above-quote.csv
OF.DV.r get  /wallet/statements
OF.DV.r get  /wallet/statements/:month/:file
OF..... post /wallet/threshold
O..DVmr get  /keys
O..D... post /keys
O..D... get  /keys/:id/label
O..D... post /keys/:id/label
O..D... get  /keys/:id/revoke
O..D... post /keys/:id/revoke
O..D... get  /connect
O..D... post /connect
O..DV.. get  /requests
O..DV.. get  /requests/:id
O..DVmr get  /webhooks
O..D... post /webhooks
O..DV.. get  /webhooks/deliveries
O..DV.. get  /webhooks/deliveries/:id
O..D... post /webhooks/deliveries/:id/redeliver
O..DVmr get  /webhooks/:id
O..D... post /webhooks/:id
O..D... post /webhooks/:id/test
O..D... get  /webhooks/:id/rotate
O..D... post /webhooks/:id/rotate
O..D... post /webhooks/:id/enable
O..D... get  /webhooks/:id/stop
O..D... post /webhooks/:id/stop
O..D... get  /webhooks/:id/delete
O..D... post /webhooks/:id/delete
O..D... get  /webhooks/:id/redeliver
O..D... post /webhooks/:id/redeliver
O..DV.. get  /events
O..DV.. get  /events/:id
O..DVmr get  /changelog
OFCDVmr get  /search
OFCDVmr get  /security
OFCDVmr post /security
OFCDVmr post /security/sessions/:id
OFCDVmr post /security/other-sessions
OFCDVmr get  /security/passkeys
OFCDVmr post /security/passkeys
OFCDVmr post /security/passkeys/add
OFCDVmr get  /security/passkeys/:id/remove
OFCDVmr post /security/passkeys/:id/remove
OFCDVmr get  /security/second-factor
OFCDVmr post /security/second-factor
OFCDVmr post /security/second-factor/codes
OFCDVmr post /security/second-factor/off
OFCDVmr get  /settings
OFCDVmr post /settings
OFCDVmr post /settings/notifications
O...... post /settings/account
OFCDVmr get  /settings/buyer-page
O...... post /settings/buyer-page
OFCDVmr get  /settings/buyer-page/logo
O.CD... get  /settings/parcels
O.CD... post /settings/parcels
O.CD... post /settings/parcels/remove
OFCDVmr get  /settings/order-files
O.CD... post /settings/order-files
O.CD... post /settings/order-files/mappings/:id/remove
O...... get  /team
O...... post /team
O...... post /team/:id/role
O...... post /team/:id/link
O...... post /team/:id/link/withdraw
O...... get  /team/:id/second-factor
O...... post /team/:id/second-factor
O...... get  /team/:id/remove
O...... post /team/:id/remove
O...... get  /activity
O...... get  /activity.csv
`;

/** O operator, S support, F finance. */
const operatorTable = `
OSF get  /
O.. post /accounts
OSF get  /accounts/:id
O.. post /accounts/:id
O.F post /accounts/:id/credit
O.F post /accounts/:id/correction
O.. post /accounts/:id/settings
O.. post /accounts/:id/users
O.. post /accounts/:id/products
O.F post /accounts/:id/rate-tables
O.F post /accounts/:id/rate-tables/remove
O.. post /accounts/:id/copy
O.. post /accounts/:id/ioss
O.. post /accounts/:id/ioss/remove
O.F get  /catalog
O.. post /catalog
O.. get  /catalog/upload
O.. post /catalog/upload
O.. post /catalog/upload/compare
O.. post /catalog/upload/discard
O.F get  /catalog/versions/:id
O.F get  /catalog/versions/:id/:file
O.F get  /rates
O.F post /rates
O.F post /rates/withdraw
OS. get  /problems
OS. get  /shipments/:id/outcome
OS. post /shipments/:id/outcome
O.F get  /disputes
O.F get  /accounts/:id/charges/:shipment
O.F post /accounts/:id/charges/:shipment/refund
O.F post /accounts/:id/charges/:shipment/refusal
OS. get  /unconfirmed
OS. get  /unconfirmed/:id
OS. post /unconfirmed/:id
O.. get  /health
O.. post /health/clock
O.. post /health/jobs/:queue
O.. get  /health/jobs/:queue/:id
O.. post /health/jobs/:queue/:id
O.F get  /ledger
O.F post /ledger
O.. get  /users
O.. post /users
O.. get  /users/:id
O.. post /users/:id/sessions
O.. post /users/:id/unlock
O.. post /users/:id/second-factor
O.. post /users/:id/link
O.. post /users/:id/link/withdraw
O.. post /users/:id/role
O.. get  /users/:id/remove
O.. post /users/:id/remove
OSF get  /search
O.. get  /activity
O.. get  /activity.csv
OSF get  /security
OSF post /security
OSF post /security/sessions/:id
OSF post /security/other-sessions
OSF get  /security/passkeys
OSF post /security/passkeys
OSF post /security/passkeys/add
OSF get  /security/passkeys/:id/remove
OSF post /security/passkeys/:id/remove
OSF get  /security/second-factor
OSF post /security/second-factor
OSF post /security/second-factor/codes
OSF post /security/second-factor/off
OSF get  /settings
OSF post /settings
O.. post /settings/payment
`;

it('lets each role of an account use exactly these pages', () => {
  const people = [
    ...userRoles.map((role) => [role.slice(0, 1).toUpperCase(), rightsOf(role)] as const),
    ['m', rightsOf('viewer', { seesMoney: false })] as const,
    ['r', rightsOf('viewer', { seesRecipients: false })] as const,
  ];
  const lines = accountRoutes.map(({ method, path, needs }) =>
    line(
      method,
      path,
      people.map(([letter, rights]) => (userCan(rights, needs) ? letter : '.')),
    ),
  );
  expect(lines).toEqual(accountTable.trim().split('\n'));
});

it('lets each role of operators use exactly these pages', () => {
  const letters = { operator: 'O', operator_support: 'S', operator_finance: 'F' } as const;
  const lines = operatorRoutes.map(({ method, path, needs }) =>
    line(
      method,
      path,
      operatorRoles.map((role) => (operatorCan({ role }, needs) ? letters[role] : '.')),
    ),
  );
  expect(lines).toEqual(operatorTable.trim().split('\n'));
});

function line(method: string, path: string, letters: readonly string[]): string {
  return `${letters.join('')} ${method.padEnd(4)} ${path}`;
}
