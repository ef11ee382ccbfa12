export const allScopes = [
  'shipments:read',
  'shipments:write',
  'rates:read',
  'wallet:read',
  'webhooks:read',
  'webhooks:write',
] as const;

export type ScopeName = (typeof allScopes)[number];

export function isScopeName(text: string): text is ScopeName {
  return allScopes.some((scope) => scope === text);
}
