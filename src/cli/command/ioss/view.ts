import type { IossNumber } from '../../../../db/query/pricing/ioss-number.ts';

export interface IossView {
  readonly account_id: string;
  readonly number: string;
  readonly platform: boolean;
  readonly default: boolean;
  readonly created_at: string;
}

export function iossView({ account_id, number, is_platform, is_default, created_at }: IossNumber): IossView {
  return { account_id, number, platform: is_platform, default: is_default, created_at };
}
