import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { patient } from '../deadline.ts';
import { type JestGlobals, useGlobals } from './globals.ts';

const require = createRequire(import.meta.url);
const { default: JestRuntime } = require('jest-runtime') as typeof import('jest-runtime');
const eventHandlers = Symbol.for('EVENT_HANDLERS');
const testTimeout = Symbol.for('TEST_TIMEOUT_SYMBOL');

const globalsUrl = new URL('./globals.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globalsUrl, shortCircuit: true } : next(specifier, context),
});

let files = 0;

/**
 * Loads test files as Node loads the service: with its own loader, and each module once per worker. Jest's
 * runtime loads and compiles every module per test file, which took longer than most tests.
 */
export default class NativeRuntime extends JestRuntime {
  readonly #mocker: ConstructorParameters<typeof JestRuntime>[1]['moduleMocker'];

  constructor(...args: ConstructorParameters<typeof JestRuntime>) {
    super(...args);
    const [, environment] = args;
    globalThis.console = environment.global.console;
    this.#mocker = environment.moduleMocker;
  }

  /** Loads the test framework again for each file: `describe`, `it` and their state. */
  override requireInternalModule<T = unknown>(framework: string): T {
    delete require.cache[framework];
    Reflect.deleteProperty(globalThis, eventHandlers);
    Reflect.set(globalThis, testTimeout, patient(30_000));
    return require(framework);
  }

  override setGlobalsForRuntime(globals: object): void {
    const mocker = this.#mocker;
    const jest = { fn: mocker?.fn.bind(mocker), spyOn: mocker?.spyOn.bind(mocker) };
    useGlobals({ ...globals, jest } as JestGlobals);
    files += 1;
  }

  override unstable_shouldLoadAsEsm(): boolean {
    return true;
  }

  override async unstable_importModule(file: string): Promise<void> {
    // The number makes setup files run again for each test file.
    await import(`${pathToFileURL(file).href}?${files}`);
  }
}
