import { isRetriedStatus } from '../../sdk/typescript/src/errors.ts';
import { documentedResponses, repeatRules, requiredScopes, resolve, retryRules } from '../document.ts';
import { listOperations } from '../document-parts.ts';
import { type ContractRule, checkOperations, type Problem } from './check.ts';

/** Every operation has a unique operationId in camelCase. */
export const operationIds: ContractRule = (document) => {
  const routesById = new Map<string, string>();
  return listOperations(document).flatMap(({ at, path, operation }): Problem[] => {
    const route = `${String(at[2]).toUpperCase()} ${path}`;
    const id = operation.operationId;
    if (!id)
      return [
        {
          at,
          message: `${route}: has no operationId; set a camelCase verbNoun, which names its handler's file`,
        },
      ];
    const other = routesById.get(id);
    routesById.set(id, route);
    if (other)
      return [{ at, message: `${route}: operationId ${id} is already used by ${other}; choose another` }];
    if (!/^[a-z][a-zA-Z0-9]*$/.test(id))
      return [{ at, message: `${route}: operationId ${id} must be camelCase, such as createShipment` }];
    return [];
  });
};

/** An operation has one tag: the file of its handler. */
export const operationTags: ContractRule = (document) =>
  checkOperations(document, ({ operation: { tags = [] } }) => {
    if (tags.length !== 1) return ['needs exactly one tag, the file of its handler'];
    return /^[a-z]+(-[a-z]+)*$/.test(tags[0] ?? '')
      ? []
      : [`its tag ${tags[0]} must be a file's name in kebab-case, such as shipment`];
  });

const example = JSON.stringify([{ bearerAuth: ['rates:read'] }]);

/** Every operation states its security and its scope: openapi-backend allows everybody if none is stated. */
export const operationSecurity: ContractRule = (document) =>
  checkOperations(document, ({ operation }) => {
    const { security } = operation;
    if (security === undefined) return [`must state its security and scope, such as ${example}`];
    const [requirement = {}, ...others] = security;
    if (others.length > 0 || Object.keys(requirement).join() !== 'bearerAuth')
      return [`its security must be only bearerAuth, the scheme that the service supports: ${example}`];
    const scopes = requiredScopes(operation);
    if (scopes.length === 0) return [`its security must name the required scope, such as ${example}`];
    return scopes
      .filter((scope) => !/^[a-z_]+:[a-z]+$/.test(scope))
      .map((scope) => `its scope ${scope} must be a noun and a verb, such as rates:read`);
  });

/** `x-idempotency` and the Idempotency-Key parameter agree. */
export const idempotency: ContractRule = (document) =>
  checkOperations(document, ({ operation }) => {
    const { 'x-idempotency': stated } = operation;
    const key = (operation.parameters ?? [])
      .map((parameter) => resolve(document, parameter))
      .find((parameter) => parameter.name === 'Idempotency-Key');
    if (stated === undefined && !key) return [];
    if (stated === undefined) return ['takes an Idempotency-Key; set x-idempotency to required or optional'];
    if (stated !== 'required' && stated !== 'optional')
      return [`x-idempotency is ${stated}; it must be required or optional`];
    if (!key) return [`has x-idempotency: ${stated} but no parameter Idempotency-Key`];
    return (stated === 'required') === (key.required ?? false)
      ? []
      : [`x-idempotency is ${stated}, but its Idempotency-Key parameter differs`];
  });

/** A deprecated operation states its days in `x-deprecation`, from which its response headers come. */
export const deprecation: ContractRule = (document) =>
  checkOperations(document, ({ operation: { deprecated = false, 'x-deprecation': days } }) => {
    if (!deprecated && !days) return [];
    if (!deprecated) return ['has x-deprecation; set deprecated to true'];
    if (!days) return ['is deprecated; set x-deprecation to its days "since" and "sunset"'];
    const wrong = [days.since, days.sunset].filter((day) => !isDay(day));
    if (wrong.length > 0)
      return wrong.map((day) => `x-deprecation has the day ${day}; write it as YYYY-MM-DD`);
    return days.since < days.sunset ? [] : ['x-deprecation: "sunset" must be after "since"'];
  });

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** Every error in the catalog has a name, a unique number, a status and a message. */
export const catalog: ContractRule = (document) => {
  const entries = Object.entries(document['x-sys-codes'] ?? {});
  const names = new Map<string, string>();
  const problems = entries.flatMap(
    ([name, { code, status, message, description, retry, idempotency }]): Problem[] => {
      const other = names.get(code);
      names.set(code, name);
      const messages = [
        ...(/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(name) ? [] : ['must be named in UPPER_SNAKE_CASE']),
        ...(/^\d{7}$/.test(code) ? [] : [`its code ${code} must be a string of 7 digits`]),
        ...(other ? [`its code ${code} is already used by ${other}; choose another`] : []),
        ...(status >= 400 && status <= 599 ? [] : [`its status ${status} must be 4xx or 5xx`]),
        ...(message && description ? [] : ['needs a message and a description']),
        ...(retryRules.includes(retry) ? [] : [`needs retry: one of ${retryRules.join(', ')}`]),
        ...(repeatRules.includes(idempotency) ? [] : [`needs idempotency: one of ${repeatRules.join(', ')}`]),
        // Clients retry an error that they do not know by its status.
        ...(isRetriedStatus(status) && retryRules.includes(retry) && retry !== 'after_wait'
          ? [`its retry is ${retry}, but clients retry the status ${status}; set it to after_wait`]
          : []),
      ];
      return messages.map((text) => ({ at: ['x-sys-codes', name], message: `sys code ${name}: ${text}` }));
    },
  );
  if (document['x-sys-codes']?.NOT_IMPLEMENTED?.status === 501) return problems;
  const missing =
    'sys code NOT_IMPLEMENTED (501): must be in the catalog, because reserved operations return it';
  return [...problems, { at: ['x-sys-codes'], message: missing }];
};

/** An operation's error codes are in the catalog, and match its documented statuses. */
export const operationSysCodes: ContractRule = (document) =>
  checkOperations(document, ({ operation }) => {
    const codes = operation['x-sys-codes'] ?? [];
    const statuses = documentedResponses(operation).map(([status]) => Number(status));
    const covered = new Set(codes.map((name) => document['x-sys-codes']?.[name]?.status));
    return [
      ...codes.flatMap((name, index) => {
        const entry = document['x-sys-codes']?.[name];
        if (!entry) return [`x-sys-codes names ${name}, which is not in the catalog (root x-sys-codes)`];
        if (codes.indexOf(name) !== index) return [`x-sys-codes names ${name} twice`];
        return statuses.includes(entry.status)
          ? []
          : [`may return ${name} (${entry.status}) but documents no ${entry.status} response`];
      }),
      ...statuses
        .filter((status) => status >= 400 && !covered.has(status))
        .map((status) => `documents a ${status} response, but none of its x-sys-codes has that status`),
    ];
  });
