/**
 * The functions of `@jest/globals` for the current test file, also used by modules that are loaded once per
 * worker.
 */
export type JestGlobals = Pick<
  typeof import('@jest/globals'),
  'afterAll' | 'afterEach' | 'beforeAll' | 'beforeEach' | 'describe' | 'expect' | 'it' | 'test'
> & { readonly jest: Pick<typeof import('@jest/globals')['jest'], 'fn' | 'spyOn'> };

let current: JestGlobals;

export function useGlobals(globals: JestGlobals): void {
  current = globals;
}

function delegate<Name extends keyof JestGlobals>(name: Name): JestGlobals[Name] {
  const nothing = () => {};
  return new Proxy(nothing as unknown as JestGlobals[Name], {
    apply: (_, self, args) => Reflect.apply(current[name] as () => unknown, self, args),
    get: (_, key) => Reflect.get(current[name], key),
  });
}

export const afterAll = delegate('afterAll');
export const afterEach = delegate('afterEach');
export const beforeAll = delegate('beforeAll');
export const beforeEach = delegate('beforeEach');
export const describe = delegate('describe');
export const expect = delegate('expect');
export const it = delegate('it');
export const jest = delegate('jest');
export const test = delegate('test');
