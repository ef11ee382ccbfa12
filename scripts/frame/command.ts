import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { InvalidArgumentError } from 'commander';

/**
 * Parses an integer option from 0 to `max`.
 * @throws {Error} with the option's name
 */
export function wholeNumber(name: string, text: string, max: number): number {
  if (/^\d+$/.test(text) && Number(text) <= max) return Number(text);
  throw new Error(`${name} is ${JSON.stringify(text)}; it must be a whole number from 0 to ${max}`);
}

/** Returns commander's parser of an integer option. */
export function wholeOption(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    throw new InvalidArgumentError(`It must be an integer from ${min} to ${max}.`);
  };
}

/** Returns a signal that aborts when the user or the parent process ends this program. */
export function interruption(): AbortSignal {
  const controller = new AbortController();
  // A second Ctrl-C ends the process at once.
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.once(name, () => controller.abort(new Error('interrupted')));
  return controller.signal;
}

/** Reads the options of a server. Prints the help, or the problem of an option (exit code 2), and returns null then. */
export function readServerOptions<Options extends { readonly help: boolean }>(
  help: string,
  read: () => Options,
): Options | null {
  try {
    const options = read();
    if (!options.help) return options;
    console.log(help);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  }
  return null;
}

/** Serves on 127.0.0.1 until SIGTERM or SIGINT. Returns a function that stops it. */
export function serveUntilStopped(server: Server, port: number, onReady: (url: string) => void): () => void {
  const stop = () => {
    process.stdin.pause();
    server.close();
    server.closeAllConnections();
  };
  server.on('error', (error) => {
    console.error(`Cannot listen on port ${port}: ${error.message}. Set another port with --port.`);
    process.exitCode = 1;
  });
  server.listen(port, '127.0.0.1', () =>
    onReady(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  );
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  return stop;
}
