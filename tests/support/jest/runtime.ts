import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { patient } from '../deadline.ts';
import { type JestGlobals, useGlobals } from './globals.ts';

const require = createRequire(import.meta.url);
const { default: JestRuntime } = require('jest-runtime') as typeof import('jest-runtime');
const eventHandlers = Symbol.for('EVENT_HANDLERS');

/** A test or a hook of the framework, with its time limit in ms. */
interface Limited {
  timeout?: number | null | undefined;
}

/** Time limit of a test or hook that names none, on an idle machine. */
const defaultLimitMs = 30_000;

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
    const given = new WeakMap<Limited, number>();
    // A time limit is for an idle machine, and is scaled when the test or hook begins.
    environment.handleTestEvent = (event: { name: string; hook?: Limited; test?: Limited }) => {
      const { name, hook, test } = event;
      const limited = name === 'hook_start' ? hook : name === 'test_fn_start' ? test : undefined;
      if (!limited) return;
      const limitMs = given.get(limited) ?? limited.timeout ?? defaultLimitMs;
      given.set(limited, limitMs);
      limited.timeout = patient(limitMs);
    };
  }

  /** Loads the test framework again for each file: `describe`, `it` and their state. */
  override requireInternalModule<T = unknown>(framework: string): T {
    delete require.cache[framework];
    Reflect.deleteProperty(globalThis, eventHandlers);
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
