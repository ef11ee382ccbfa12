import { statusesOf } from '../document.ts';
import { type ContractRule, checkOperations, type Problem } from './check.ts';

/** Every error in the catalog has a name, a unique number, a status and a message. */
export const catalog: ContractRule = (document) => {
  const entries = Object.entries(document['x-sys-codes'] ?? {});
  const names = new Map<string, string>();
  const problems = entries.flatMap(([name, { code, status, message, description }]): Problem[] => {
    const twin = names.get(code);
    names.set(code, name);
    const messages = [
      ...(/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(name) ? [] : ['must be named in UPPER_SNAKE_CASE']),
      ...(/^\d{7}$/.test(code) ? [] : [`its code ${code} must be a string of 7 digits`]),
      ...(twin ? [`its code ${code} is already used by ${twin}; choose another`] : []),
      ...(status >= 400 && status <= 599 ? [] : [`its status ${status} must be 4xx or 5xx`]),
      ...(message && description ? [] : ['needs a message and a description']),
    ];
    return messages.map((text) => ({ at: ['x-sys-codes', name], message: `sys code ${name}: ${text}` }));
  });
  if (document['x-sys-codes']?.NOT_IMPLEMENTED?.status === 501) return problems;
  const missing =
    'sys code NOT_IMPLEMENTED (501): must be in the catalog, because reserved operations return it';
  return [...problems, { at: ['x-sys-codes'], message: missing }];
};

/** An operation's error codes are in the catalog, and match its documented statuses. */
export const operationSysCodes: ContractRule = (document) =>
  checkOperations(document, ({ operation }) => {
    const codes = operation['x-sys-codes'] ?? [];
    const statuses = statusesOf(operation).map(([status]) => Number(status));
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
