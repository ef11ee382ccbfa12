export type Mode = 'live' | 'test';

/** What a create asks for. The label makes the bodies of two orders differ; those without one may be the same. */
export interface OrderKind {
  readonly weightKg: number;
  readonly magic: Magic | null;
  /** A fault of the request's own: refused by a rule, or by a price that has changed. */
  readonly fault: 'cod' | 'price' | null;
}

export type Magic =
  | 'SANDBOX-REJECT'
  | 'SANDBOX-DROP'
  | 'SANDBOX-UNREADABLE'
  | 'SANDBOX-SILENT'
  | 'SANDBOX-CANCEL-REFUSED'
  | 'SANDBOX-CANCEL-DROP';

export const weightsKg = [0.5, 2, 7] as const;

/** One thing that a client, or an operator, does. `key` names an idempotency key and the order that it booked. */
export type Operation =
  | { readonly kind: 'create'; readonly mode: Mode; readonly key: string; readonly order: OrderKind }
  | { readonly kind: 'cancel'; readonly mode: Mode; readonly key: string }
  | { readonly kind: 'settle'; readonly key: string; readonly chargedCents: number }
  /** The carrier picks the parcel up. */
  | { readonly kind: 'pickUp'; readonly mode: Mode; readonly key: string }
  | { readonly kind: 'intercept'; readonly key: string; readonly on: boolean }
  | { readonly kind: 'topUp'; readonly cents: number }
  | { readonly kind: 'adjust'; readonly cents: number }
  | { readonly kind: 'freeze'; readonly frozen: boolean }
  | { readonly kind: 'balance' };

export function describeOperation(operation: Operation): string {
  switch (operation.kind) {
    case 'create': {
      const { weightKg, magic, fault } = operation.order;
      return `create ${operation.mode} ${operation.key} (${[weightKg, magic, fault].filter(Boolean).join(' ')})`;
    }
    case 'cancel':
      return `cancel ${operation.mode} ${operation.key}`;
    case 'pickUp':
      return `pick up ${operation.mode} ${operation.key}`;
    case 'intercept':
      return `intercept ${operation.key} ${operation.on ? 'on' : 'off'}`;
    case 'settle':
      return `settle ${operation.key} ${operation.chargedCents}`;
    case 'topUp':
    case 'adjust':
      return `${operation.kind} ${operation.cents}`;
    case 'freeze':
      return operation.frozen ? 'freeze' : 'unfreeze';
    case 'balance':
      return 'balance';
  }
}
