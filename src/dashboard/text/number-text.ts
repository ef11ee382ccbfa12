const format = new Intl.NumberFormat('en-HK');

/** Returns a number with separators of thousands, which are the same in both languages. */
export function numberText(value: number): string {
  return format.format(value);
}
