import { type Check, checkOperations, type Problem } from './check.ts';

/** The catalogue gives each error a name, a number of its own, a status and a text. */
export const catalogue: Check = (document) => {
  const entries = Object.entries(document['x-sys-codes'] ?? {});
  const names = new Map<string, string>();
  const problems = entries.flatMap(([name, { code, status, message, description }]): Problem[] => {
    const twin = names.get(code);
    names.set(code, name);
    const messages = [
      ...(/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(name) ? [] : ['must be named in UPPER_SNAKE_CASE']),
      ...(/^\d{7}$/.test(code) ? [] : [`its code ${code} must be a string of 7 digits`]),
      ...(twin ? [`its code ${code} is ${twin}'s; each name needs its own number`] : []),
      ...(status >= 400 && status <= 599 ? [] : [`its status ${status} must be of 4xx or 5xx`]),
      ...(message && description ? [] : ['needs a message and a description']),
    ];
    return messages.map((text) => ({ at: ['x-sys-codes', name], message: `sys code ${name}: ${text}` }));
  });
  if (document['x-sys-codes']?.NOT_IMPLEMENTED?.status === 501) return problems;
  const missing = 'sys code NOT_IMPLEMENTED (501): must be in the catalogue; reserved operations answer it';
  return [...problems, { at: ['x-sys-codes'], message: missing }];
};

/** An operation's codes are the catalogue's, and go with its documented statuses both ways. */
export const operationSysCodes: Check = (document) =>
  checkOperations(document, ({ operation }) => {
    const codes = operation['x-sys-codes'] ?? [];
    const statuses = Object.keys(operation.responses ?? {}).map(Number);
    const answered = new Set(codes.map((name) => document['x-sys-codes']?.[name]?.status));
    return [
      ...codes.flatMap((name, index) => {
        const entry = document['x-sys-codes']?.[name];
        if (!entry) return [`x-sys-codes names ${name}, which the catalogue (root x-sys-codes) doesn't have`];
        if (codes.indexOf(name) !== index) return [`x-sys-codes names ${name} twice`];
        return statuses.includes(entry.status)
          ? []
          : [`may answer ${name} (${entry.status}), but documents no ${entry.status} response`];
      }),
      ...statuses
        .filter((status) => status >= 400 && !answered.has(status))
        .map((status) => `documents a ${status} response, but none of its x-sys-codes has that status`),
    ];
  });
