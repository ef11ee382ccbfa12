import { resolve } from '../document.ts';
import { type ContractRule, checkOperations, type Problem } from './check.ts';

/** Paths are unambiguous to the router: whole literal or whole parameter segments. */
export const paths: ContractRule = (document) => [
  ...Object.keys(document.paths).flatMap((path, index, all) => [
    ...segmentProblems(path),
    ...all.slice(0, index).flatMap((earlier) => overlapProblems(earlier, path)),
  ]),
  ...checkOperations(document, ({ path, operation }) => {
    const declared = (operation.parameters ?? [])
      .map((parameter) => resolve(document, parameter))
      .filter((parameter) => parameter.in === 'path');
    const used = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
    return [
      ...used
        .filter((name) => !declared.some((parameter) => parameter.name === name))
        .map((name) => `path parameter {${name}} is not declared in its parameters`),
      ...declared
        .filter(({ name }) => !used.includes(name))
        .map(({ name }) => `path parameter ${name} is not in ${path}`),
      ...declared
        .filter(({ required }) => !required)
        .map(({ name }) => `path parameter ${name} must have required: true`),
    ];
  }),
];

function segmentProblems(path: string): Problem[] {
  const [first, ...segments] = path.split('/');
  const wrong = segments.filter((segment) => !/^([A-Za-z0-9_.-]+|\{\w+\})$/.test(segment));
  if (first === '' && wrong.length === 0) return [];
  const message = `${path}: each segment must be a literal or one whole {parameter}`;
  return [{ at: ['paths', path], message }];
}

function overlapProblems(one: string, other: string): Problem[] {
  if (!one.includes('{') || !other.includes('{')) return [];
  const segments = one.split('/');
  const others = other.split('/');
  const overlap =
    segments.length === others.length &&
    segments.every((segment, index) => {
      const twin = others[index] ?? '';
      return segment === twin || segment.startsWith('{') || twin.startsWith('{');
    });
  return overlap
    ? [{ at: ['paths', other], message: `${other}: matches the same requests as ${one}; change one of them` }]
    : [];
}
