import { run } from './run.ts';

/** Time for an interrupted command to exit. Stopping a database that is just starting takes longest. */
const exitDeadlineMs = 10_000;

const interruption = new AbortController();
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;
for (const [signal, code] of Object.entries(exitCodes)) {
  // npm and the terminal may both send the signal: ignore the second.
  process.on(signal, () => {
    if (interruption.signal.aborted) return;
    interruption.abort(code);
    setTimeout(() => process.exit(code), exitDeadlineMs).unref();
  });
}

const { env, stdin, stdout, stderr } = process;
const exitCode = await run(process.argv.slice(2), {
  env,
  signal: interruption.signal,
  stdin,
  stdout,
  stderr,
});
// A signal is the regular end of `webhook listen`, which then returns 0.
process.exit(interruption.signal.aborted && exitCode !== 0 ? interruption.signal.reason : exitCode);
