export type Mode = 'live' | 'test';

/** The order of a create. Labels make bodies differ; orders without one may have equal bodies. */
export interface OrderKind {
  readonly weightKg: number;
  readonly magic: Magic | null;
  /** The request violates a rule, or expects an old price. */
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

/** An operation of a client or an operator. `key` is an idempotency key, and identifies the order that it booked. */
export type Operation =
  | { readonly kind: 'create'; readonly mode: Mode; readonly key: string; readonly order: OrderKind }
  | { readonly kind: 'cancel'; readonly mode: Mode; readonly key: string }
  | { readonly kind: 'settle'; readonly key: string; readonly chargedCents: number }
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
