import { scopesOf } from '../../document.ts';
import { type ContractRule, checkOperations } from '../check.ts';

const example = JSON.stringify([{ bearerAuth: ['rates:read'] }]);

/** Every operation states its security and its scope: openapi-backend allows everybody if none is stated. */
export const operationSecurity: ContractRule = (document) =>
  checkOperations(document, ({ operation }) => {
    const { security } = operation;
    if (security === undefined) return [`must state its security and scope, such as ${example}`];
    const [requirement = {}, ...others] = security;
    if (others.length > 0 || Object.keys(requirement).join() !== 'bearerAuth')
      return [`its security must be only bearerAuth, the scheme that the service supports: ${example}`];
    const scopes = scopesOf(operation);
    if (scopes.length === 0) return [`its security must name the required scope, such as ${example}`];
    return scopes
      .filter((scope) => !/^[a-z_]+:[a-z]+$/.test(scope))
      .map((scope) => `its scope ${scope} must be a noun and a verb, such as rates:read`);
  });
