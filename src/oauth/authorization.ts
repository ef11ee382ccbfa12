import { allScopes, type ScopeName } from '../account/api-key.ts';
import { findClient, hasRedirectUri, type OauthClient } from './client.ts';
import { OauthError } from './oauth-error.ts';

/** A valid request for a user's consent (RFC 6749, section 4.1.1, with PKCE and a resource indicator). */
export interface Authorization {
  readonly client: OauthClient;
  readonly redirectUri: string;
  /** Scopes that the app asks for: all, if it names none. */
  readonly scopes: readonly ScopeName[];
  readonly codeChallenge: string;
  readonly state: string | null;
}

/** A request that can't be granted. `goTo`: the URL that informs its app; null if the app has not registered it. */
export interface RefusedAuthorization {
  readonly error: OauthError;
  readonly goTo: string | null;
}

/** The one resource: the MCP server. */
export function mcpResource(rootUrl: string): string {
  return `${rootUrl.replace(/\/$/, '')}/mcp`;
}

/** Where a client reads which authorization server protects the resource (RFC 9728). */
export function resourceMetadataUrl(rootUrl: string): string {
  return `${rootUrl.replace(/\/$/, '')}/.well-known/oauth-protected-resource/mcp`;
}

/** The names of the parameters that a consent page carries. */
export const authorizationParameters = [
  'response_type',
  'client_id',
  'redirect_uri',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
  'resource',
] as const;

/** Reads and checks the parameters of a request for consent. A repeated one is refused. */
export async function readAuthorization(
  context: Parameters<typeof findClient>[0] & { readonly rootUrl: () => string | null },
  given: URLSearchParams,
): Promise<Authorization | RefusedAuthorization> {
  const one = (name: (typeof authorizationParameters)[number]) => {
    const values = given.getAll(name);
    return values.length === 1 && values[0] !== '' ? (values[0] ?? null) : null;
  };
  const redirectUri = one('redirect_uri');
  const client = await findClient(context, one('client_id') ?? '');
  if (client === null) {
    return { error: new OauthError('invalid_client', 'the app is not registered here'), goTo: null };
  }
  if (redirectUri === null || !hasRedirectUri(client, redirectUri)) {
    const message = 'the app has not registered the address to return to';
    return { error: new OauthError('invalid_redirect_uri', message), goTo: null };
  }
  const rootUrl = context.rootUrl() ?? '';
  const state = one('state');
  try {
    if (authorizationParameters.some((name) => given.getAll(name).length > 1))
      throw new OauthError('invalid_request', 'a parameter is repeated');
    if (one('response_type') !== 'code')
      throw new OauthError('unsupported_response_type', 'response_type must be code');
    const codeChallenge = one('code_challenge');
    if (one('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(codeChallenge ?? ''))
      throw new OauthError('invalid_request', 'code_challenge is required, with code_challenge_method S256');
    checkResource(one('resource'), rootUrl);
    const scopes = readScopes(one('scope'));
    return { client, redirectUri, scopes, state, codeChallenge: codeChallenge ?? '' };
  } catch (error) {
    if (!(error instanceof OauthError)) throw error;
    return { error, goTo: refusalUrl({ redirectUri, state }, error, rootUrl) };
  }
}

/** @throws {OauthError} invalid_target for any resource but the MCP server (RFC 8707). */
export function checkResource(resource: string | null, rootUrl: string): void {
  if (resource !== null && resource.replace(/\/$/, '') !== mcpResource(rootUrl))
    throw new OauthError('invalid_target', `resource must be ${mcpResource(rootUrl)}`);
}

/** Unknown scopes, such as offline_access, are left out: the tokens name those that were granted. */
function readScopes(scope: string | null): readonly ScopeName[] {
  if (scope === null) return allScopes;
  const asked = scope.split(' ');
  const scopes = allScopes.filter((name) => asked.includes(name));
  if (scopes.length === 0)
    throw new OauthError('invalid_scope', `scope must have at least one of ${allScopes.join(' ')}`);
  return scopes;
}

type Return = Pick<Authorization, 'redirectUri' | 'state'>;

/** Returns the URL that gives the app its code. `iss` names this server, so that the app can't confuse it with another (RFC 9207). */
export function codeUrl({ redirectUri, state }: Return, code: string, rootUrl: string): string {
  return withParameters(redirectUri, { code, state, iss: rootUrl });
}

/** Returns the URL that informs the app of a refusal. */
export function refusalUrl({ redirectUri, state }: Return, error: OauthError, rootUrl: string): string {
  const { code, message } = error;
  return withParameters(redirectUri, { error: code, error_description: message, state, iss: rootUrl });
}

function withParameters(text: string, parameters: Readonly<Record<string, string | null>>): string {
  const url = new URL(text);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== null) url.searchParams.append(name, value);
  }
  return url.href;
}
