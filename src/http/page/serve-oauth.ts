import type {
  OAuthMetadata,
  OAuthProtectedResourceMetadata,
  SpecTypeName,
  SpecTypes,
} from '@modelcontextprotocol/server';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { allScopes } from '../../account/api-key.ts';
import { HttpError } from '../../contract/errors.ts';
import { parseJson } from '../../contract/json.ts';
import { checkResource, mcpResource } from '../../oauth/authorization.ts';
import { registerClient } from '../../oauth/client.ts';
import { disconnectApp, exchangeCode, refreshTokens } from '../../oauth/connected-app.ts';
import { OauthError } from '../../oauth/oauth-error.ts';
import { IpLimit } from '../admit.ts';
import { checkMediaType, readText } from '../body.ts';
import type { ApiContext } from '../operation.ts';
import { allowAnyOrigin, anyOrigin, clientIpReader } from '../request.ts';
import { supportsOnly } from '../supports-only.ts';

const maxFormBytes = 16 * 1024;
const maxRegistrationBytes = 32 * 1024;

/** The members that the RFC of a document names. The library's type permits any others too. */
type Named<Document> = {
  [Name in keyof Document as string extends Name ? never : Name]: Document[Name];
};

/**
 * Serves the authorization server of `/mcp`: metadata (RFC 9728, RFC 8414), registration of clients (RFC 7591), tokens
 * and their revocation (RFC 7009). The page of the consent is part of the dashboard.
 */
export function serveOauth(context: ApiContext): Router {
  const { db, clock, config } = context;
  const rootUrl = () => (context.rootUrl() ?? '').replace(/\/$/, '');
  const readIp = clientIpReader(config.trustedProxies);
  const requestOrigin = (request: Request) => ({ ip: readIp(request), now: clock.now() });
  const registrations = new IpLimit(context, { max: 100, seconds: 3_600 });
  const exchanges = new IpLimit(context);

  const limited = (limit: IpLimit, seconds: number): RequestHandler => {
    return (request, _response, next) => {
      if (limit.take(request)) return next();
      throw new HttpError('RATE_LIMITED', { retryAfterSeconds: seconds });
    };
  };

  const resource = (): Named<OAuthProtectedResourceMetadata> => ({
    resource: mcpResource(rootUrl()),
    authorization_servers: [rootUrl()],
    scopes_supported: [...allScopes],
    bearer_methods_supported: ['header'],
    resource_name: 'Sampan',
  });

  const server = (): Named<OAuthMetadata> => ({
    issuer: rootUrl(),
    authorization_endpoint: `${rootUrl()}/dashboard/connect`,
    token_endpoint: `${rootUrl()}/oauth/token`,
    registration_endpoint: `${rootUrl()}/oauth/register`,
    revocation_endpoint: `${rootUrl()}/oauth/revoke`,
    scopes_supported: [...allScopes],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  });

  const sendJson = <Name extends SpecTypeName>(
    response: Response,
    schema: Name,
    value: SpecTypes[Name],
    status = 200,
  ) => {
    context.observeSent?.(schema, value);
    response.status(status).json(value);
  };

  const register = async (request: Request, response: Response) => {
    checkMediaType(request);
    const metadata = parseJson(await readText(request, maxRegistrationBytes));
    const { id, name, redirectUris } = await registerClient(db.kysely, metadata);
    const registered: SpecTypes['OAuthClientInformationFull'] = {
      client_id: id,
      client_id_issued_at: Math.floor(clock.now().getTime() / 1000),
      client_name: name,
      redirect_uris: [...redirectUris],
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    };
    sendJson(response, 'OAuthClientInformationFull', registered, 201);
  };

  const exchange = async (request: Request, response: Response) => {
    const form = await readForm(request);
    const clientId = form.required('client_id');
    checkResource(form.one('resource'), rootUrl());
    switch (form.required('grant_type')) {
      case 'authorization_code':
        return sendJson(
          response,
          'OAuthTokens',
          await exchangeCode(
            db.kysely,
            {
              clientId,
              code: form.required('code'),
              verifier: form.required('code_verifier'),
              redirectUri: form.one('redirect_uri'),
            },
            requestOrigin(request),
          ),
        );
      case 'refresh_token': {
        const token = form.required('refresh_token');
        return sendJson(
          response,
          'OAuthTokens',
          await refreshTokens(db.kysely, { token, clientId }, requestOrigin(request)),
        );
      }
      default:
        throw new OauthError(
          'unsupported_grant_type',
          'grant_type must be authorization_code or refresh_token',
        );
    }
  };

  const revoke = async (request: Request, response: Response) => {
    const form = await readForm(request);
    const given = { token: form.required('token'), clientId: form.required('client_id') };
    await disconnectApp(db.kysely, given, requestOrigin(request));
    response.status(200).end();
  };

  /** Answers an error of the protocol as RFC 6749, section 5.2, wants it. No cache may keep tokens. */
  const withOauthErrors =
    (serve: (request: Request, response: Response) => Promise<void>): RequestHandler =>
    async (request, response) => {
      response.set({ 'Cache-Control': 'no-store', Pragma: 'no-cache' });
      try {
        await serve(request, response);
      } catch (error) {
        if (!(error instanceof OauthError)) throw error;
        const refusal = { error: error.code, error_description: error.message };
        sendJson(response, 'OAuthErrorResponse', refusal, 400);
      }
    };

  const router = Router({ caseSensitive: true });
  // A path of the public address follows the well-known part (RFC 8414, section 3.1; RFC 9728, section 3.1).
  const publicPath = new URL(config.publicUrl ?? 'http://x').pathname.replace(/\/$/, '');
  const inPath = publicPath.replace(/[{}()[\]+?!:*\\]/g, '\\$&');
  const ofResource = '/.well-known/oauth-protected-resource';
  const ofServer = '/.well-known/oauth-authorization-server';
  const documents = [
    [
      new Set([ofResource, `${ofResource}/mcp`, `${ofResource}${inPath}/mcp`]),
      'OAuthProtectedResourceMetadata',
      resource,
    ],
    [new Set([ofServer, `${ofServer}${inPath}`]), 'OAuthMetadata', server],
  ] as const;
  for (const [paths, schema, document] of documents) {
    for (const path of paths) {
      router
        .route(path)
        .get(anyOrigin, (_request, response) => sendJson(response, schema, document()))
        .all(anyOrigin, supportsOnly('GET, HEAD'));
    }
  }
  const endpoints = [
    ['/oauth/register', register, limited(registrations, 3_600)],
    ['/oauth/token', exchange, limited(exchanges, 1)],
    ['/oauth/revoke', revoke, limited(exchanges, 1)],
  ] as const;
  for (const [path, serve, limit] of endpoints) {
    router.route(path).all(allowAnyOrigin).post(limit, withOauthErrors(serve)).all(supportsOnly('POST'));
  }
  return router;
}

async function readForm(request: Request) {
  if (!request.is('application/x-www-form-urlencoded')) throw new HttpError('UNSUPPORTED_MEDIA_TYPE');
  const fields = new URLSearchParams(await readText(request, maxFormBytes));
  const one = (name: string): string | null => {
    const values = fields.getAll(name);
    if (values.length > 1) throw new OauthError('invalid_request', `${name} is repeated`);
    return values[0] || null;
  };
  const required = (name: string): string => {
    const value = one(name);
    if (value === null) throw new OauthError('invalid_request', `${name} is required`);
    return value;
  };
  return { one, required };
}
