import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Custom properties of every style sheet: colors in light and dark, sizes of texts, spacing. */
export const tokens = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

/** Returns a color of the tokens in light and in dark, each as `#rrggbb`. */
export function colorsOf(name: string): { readonly light: string; readonly dark: string } {
  const [, light, dark] =
    new RegExp(`--${name}: light-dark\\((#\\w{3,6}), (#\\w{3,6})\\)`).exec(tokens) ?? [];
  if (!light || !dark) throw new Error(`tokens.css has no color --${name}`);
  return { light: sixDigits(light), dark: sixDigits(dark) };
}

function sixDigits(color: string): string {
  return color.length === 4 ? color.replaceAll(/\w/g, (digit) => digit + digit) : color;
}
