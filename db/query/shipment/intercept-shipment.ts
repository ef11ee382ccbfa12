import { type Queryable, statement } from '../../statement.ts';

// Raw: one condition depends on a parameter.
const intercept = statement()({
  parameters: ['trackingNumber', 'intercepting'],
  text: (p) => `update shipment set intercepting = ${p.intercepting}
      where tracking_number = ${p.trackingNumber} and (not ${p.intercepting}
        or (status not in ('delivered', 'cancelled', 'returned')
          and cancel_locked_until is null))`,
});

/** Starts or ends an interception, which prevents a cancel. False if the shipment has ended or is being cancelled. */
export async function setIntercepting(
  db: Queryable,
  trackingNumber: string,
  intercepting: boolean,
): Promise<boolean> {
  const { rowCount } = await intercept.run(db, { trackingNumber, intercepting });
  return rowCount === 1;
}
