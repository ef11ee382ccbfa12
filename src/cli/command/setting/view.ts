import type { Switch } from '../../../../db/query/installation/setting.ts';

export interface SettingView {
  readonly name: string;
  readonly value: 'on' | 'off';
  /** Null if the setting was never changed and has its default. */
  readonly updated_at: string | null;
}

export function settingView({ name, on, updated_at }: Switch): SettingView {
  return { name, value: on ? 'on' : 'off', updated_at };
}
