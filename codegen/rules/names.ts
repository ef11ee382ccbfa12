import { type ContractRule, operationsOf, type Problem } from './check.ts';
import { schemasOf } from './placed-schemas.ts';

const pascalCase = /^[A-Z][A-Za-z0-9]*$/;
const snakeCase = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
/** The only exceptions (docs/design/api.md, Names): `sysCode`, and properties named like an HTTP header. */
const exception = /^(sysCode|[A-Z][a-z]*(-[A-Z][a-z]*)+)$/;

/** Components are PascalCase; properties, path and query parameters are snake_case. */
export const names: ContractRule = (document) => {
  const components = Object.entries(document.components).filter(([section]) => section !== 'securitySchemes');
  const { parameters = {} } = document.components;
  const inline = operationsOf(document).flatMap(({ operation }) => operation.parameters ?? []);
  const parameterNames = [...Object.values(parameters), ...inline].flatMap((parameter) =>
    '$ref' in parameter || parameter.in === 'header' ? [] : parameter.name,
  );
  return [
    ...components.flatMap(([section, named]) =>
      Object.keys(named as object)
        .filter((name) => !pascalCase.test(name))
        .map((name) => problem(['components', section, name], `${section} ${name}`, 'PascalCase')),
    ),
    ...schemasOf(document)
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
