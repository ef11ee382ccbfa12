import { type Check, checkOperations } from './check.ts';

const bearer = JSON.stringify([{ bearerAuth: [] }]);

/**
 * An operation states its security and scope: openapi-backend lets everybody in where none is stated, and the
 * generated router inherits nothing from the document.
 */
export const operationSecurity: Check = (document) =>
  checkOperations(document, ({ operation }) => {
    const { security, 'x-scopes': scopes = [] } = operation;
    const wrongScopes = scopes.filter((scope) => !/^[a-z]+:[a-z]+$/.test(scope));
    return [
      ...(security === undefined ? [`must state its security: ${bearer}`] : []),
      ...(security !== undefined && JSON.stringify(security) !== bearer
        ? [`its security must be ${bearer}, the one way in that the service checks`]
        : []),
      ...(scopes.length === 0
        ? ['must name in x-scopes the scope that a key needs, such as rates:read']
        : []),
      ...wrongScopes.map((scope) => `its scope ${scope} must be a noun and a verb, such as rates:read`),
    ];
  });
