import type { Switch } from '../../../../db/query/installation/setting.ts';

export interface SettingView {
  readonly name: string;
  readonly value: 'on' | 'off';
  /** Null: it was never set, and has its default. */
  readonly updated_at: string | null;
}

/** A setting as `--json` shows it, its value as `setting set` takes it. */
export function settingView({ name, on, updated_at }: Switch): SettingView {
  return { name, value: on ? 'on' : 'off', updated_at };
}
