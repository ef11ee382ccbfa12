/** The smallest order that a test key can book. */
export const order = (reference_no: string) => ({
  service_tier_id: 'HKASTDGGSTCM',
  reference_no,
  recipient: {
    contact_name: 'Emily Carter',
    phone: '+1 212 555 0147',
    country_code: 'US',
    city: 'New York',
    address: '350 5th Avenue',
    postal_code: '10118',
  },
  parcels: [{ weight_kg: 0.5 }],
  items: [{ description: 'Cotton T-shirt', quantity: 2, unit_price_hkd: 80 }],
});

export type Order = ReturnType<typeof order>;

/**
 * The operations that the scenario calls. Each file in glue/ connects them to the methods of one generated client, so
 * the compiler compares the generated types with these.
 */
export interface Client {
  countries(): Promise<readonly { readonly code: string; readonly name: { readonly en: string } }[]>;
  quote(
    weightKg: number,
    country: string,
  ): Promise<readonly { readonly service_tier_id: string; readonly total_hkd: number | null }[]>;
  validate(order: Order): Promise<{ readonly valid: boolean }>;
  create(order: Order, idempotencyKey: string): Promise<{ readonly id: string }>;
  /** @throws {Refusal} if there is no such shipment */
  get(id: string): Promise<{ readonly id: string; readonly status: string }>;
  list(query: { reference_no: string; limit: number; cursor?: string }): Promise<{
    readonly data: readonly { readonly id: string }[];
    readonly next_cursor: string | null;
  }>;
}

/** An error response, in the same form for every client. */
export class Refusal extends Error {
  readonly status: number;
  readonly sysCode: string | undefined;

  constructor(status: number, sysCode: string | undefined) {
    super(`${status} ${sysCode}`);
    this.status = status;
    this.sysCode = sysCode;
  }
}
