import { type ContractRule, checkOperations } from './check.ts';

const bearer = JSON.stringify([{ bearerAuth: [] }]);

/** Every operation states its security and scope: openapi-backend allows everybody if none is stated. */
export const operationSecurity: ContractRule = (document) =>
  checkOperations(document, ({ operation }) => {
    const { security, 'x-scopes': scopes = [] } = operation;
    const wrongScopes = scopes.filter((scope) => !/^[a-z]+:[a-z]+$/.test(scope));
    return [
      ...(security === undefined ? [`must state its security: ${bearer}`] : []),
      ...(security !== undefined && JSON.stringify(security) !== bearer
        ? [`its security must be ${bearer}, the only scheme that the service supports`]
        : []),
      ...(scopes.length === 0 ? ['must name the required scope in x-scopes, such as rates:read'] : []),
      ...wrongScopes.map((scope) => `its scope ${scope} must be a noun and a verb, such as rates:read`),
    ];
  });
