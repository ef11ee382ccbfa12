import { type DocumentPath, listOperations, listSchemas } from '../document-parts.ts';
import type { ContractRule, Problem } from './check.ts';

const pascalCase = /^[A-Z][A-Za-z0-9]*$/;
const snakeCase = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
/** The only exceptions (docs/design/api.md, Names): `sysCode`, and properties named like an HTTP header. */
const exception = /^(sysCode|[A-Z][a-z]*(-[A-Z][a-z]*)+)$/;

/** Components are PascalCase; properties, path and query parameters are snake_case. */
export const names: ContractRule = (document) => {
  const components = Object.entries(document.components).filter(([section]) => section !== 'securitySchemes');
  const { parameters = {} } = document.components;
  const inline = listOperations(document).flatMap(({ operation }) => operation.parameters ?? []);
  const parameterNames = [...Object.values(parameters), ...inline].flatMap((parameter) =>
    '$ref' in parameter || parameter.in === 'header' ? [] : parameter.name,
  );
  return [
    ...components.flatMap(([section, named]) =>
      Object.keys(named as object)
        .filter((name) => !pascalCase.test(name))
        .map((name) => problem(['components', section, name], `${section} ${name}`, 'PascalCase')),
    ),
    ...listSchemas(document)
      .filter(({ role }) => role === 'property')
      .filter(({ at }) => !snakeCase.test(String(at.at(-1))) && !exception.test(String(at.at(-1))))
      .map(({ at, name }) => problem(at, name, 'snake_case')),
    ...[...new Set(parameterNames)]
      .filter((name) => !snakeCase.test(name))
      .map((name) => problem(['paths'], `parameter ${name}`, 'snake_case')),
  ];
};

function problem(at: Problem['at'], name: string, casing: string): Problem {
  return { at, message: `${name}: must be in ${casing}` };
}

/** Every column of a table in a description has a name, because screen readers announce it with each cell. */
export const tables: ContractRule = (document) =>
  problemsIn(document, [], (text) =>
    unnamedColumns(text).map((head) => `the table "${head}" has a column without a name; name it`),
  );

/** Returns what is wrong with each description. */
function problemsIn(value: unknown, at: DocumentPath, messagesOf: (text: string) => string[]): Problem[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'description' && typeof part === 'string'
      ? messagesOf(part).map((text) => ({ at, message: `${[...at, key].join(' ')}: ${text}` }))
      : problemsIn(part, [...at, key], messagesOf),
  );
}

/** TypeSpec's import cannot read a backtick in inline code. */
export const inlineCode: ContractRule = (document) =>
  problemsIn(document, [], (text) =>
    /(?<!`)``(?!`)/.test(text) ? ['has a backtick in inline code; write its name'] : [],
  );

/** Returns the head of each table that has an empty cell in it. */
function unnamedColumns(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line, index) => {
    const isHead = /^\|(\s*:?-+:?\s*\|)+$/.test(lines[index + 1] ?? '');
    const cells = line.slice(1, -1).split('|');
    return isHead && cells.some((cell) => cell.trim() === '');
  });
}
