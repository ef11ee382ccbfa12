/** Only the service reads workbooks, with a library of 280 kB. `readOrders` refuses one before. */
export function readWorkbook(): never {
  throw new Error('not in this package');
}
