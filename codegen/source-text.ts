export const banner = '// Generated from openapi.json by codegen/. Do not edit.\n\n';

/** A value as TypeScript source: JSON whose plain keys are unquoted, indented by two. */
export function literal(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, '$1$2:');
}

/** A union of string literals, one a line. */
export function union(values: readonly string[]): string {
  return values.length === 0 ? 'never' : values.map((value) => `\n  | '${value}'`).join('');
}
