const width = 110;

/** Formats JSON so that people can read and edit it: what fits on a line is on one line. */
export function compactJson(value: unknown): string {
  return `${format(value, '', 0)}\n`;
}

/** @param beside characters of the line before and after the value */
function format(value: unknown, indent: string, beside: number): string {
  const line = onOneLine(value);
  if (typeof value !== 'object' || value === null || line.length + beside <= width) return line;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = Array.isArray(value)
    ? value.map((part) => format(part, inner, inner.length + 1))
    : Object.entries(value).map(([key, part]) => {
        const name = `${JSON.stringify(key)}: `;
        return `${name}${format(part, inner, inner.length + name.length + 1)}`;
      });
  return `${open}\n${parts.map((part) => `${inner}${part}`).join(',\n')}\n${indent}${close}`;
}

function onOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  const parts = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${onOneLine(part)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
