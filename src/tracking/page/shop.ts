import type { BrandRow } from '../../../db/query/account/brand.ts';
import { colorsOf } from '../../look/tokens.ts';

/** The shop as a tracking page shows it. */
export interface Shop extends Pick<BrandRow, 'name' | 'contact' | 'color'> {
  /** Path of its logo; null: none. */
  readonly logo: string | null;
}

/** Of the surfaces with links and buttons, this one has the least contrast. */
const surface = colorsOf('tint');
const leastContrast = 4.5;

/** Returns the rules of a shop's color. Links and buttons keep their own color where the shop's is not readable. */
export function brandStyle(color: string): string {
  const on = readableOn(color);
  const mark = `--mark:${color};--on-mark:${on}`;
  const isReadable = (behind: string) => contrast(color, behind) >= leastContrast;
  return [
    `:root{--brand:${color};--on-brand:${on}}`,
    isReadable(surface.light) ? `@media (prefers-color-scheme:light){:root{${mark}}}` : '',
    isReadable(surface.dark) ? `@media (prefers-color-scheme:dark){:root{${mark}}}` : '',
  ].join('');
}

/** Returns black or white: one of them has a contrast of at least 4.5 with any color. */
export function readableOn(color: string): string {
  return contrast(color, '#ffffff') >= leastContrast ? '#ffffff' : '#000000';
}

/** Returns the contrast ratio of two colors (WCAG 2.2, 1.4.3), 1 to 21. */
function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the address of a contact: an email address or a URL. */
export function contactUrl(contact: string): string {
  return contact.startsWith('https:') ? contact : `mailto:${contact}`;
}
