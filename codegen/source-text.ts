export const banner = '// Generated from openapi.json by codegen/. Do not edit.\n\n';

/** Formats a value as TypeScript source, indented by two. */
export function literal(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, '$1$2:');
}

export function union(values: readonly string[]): string {
  return values.length === 0 ? 'never' : values.map((value) => `\n  | '${value}'`).join('');
}
