import { run } from './run.ts';

/** How long an interrupted command may take to leave, when a database is just being started for it. */
const leaveDeadlineMs = 10_000;

const interruption = new AbortController();
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;
for (const [signal, code] of Object.entries(exitCodes)) {
  // npm and the terminal may both pass a signal on; the first has begun the leaving and a repeat changes nothing.
  process.on(signal, () => {
    if (interruption.signal.aborted) return;
    interruption.abort(code);
    setTimeout(() => process.exit(code), leaveDeadlineMs).unref();
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
// A command that a signal is the proper end of has ended well.
process.exit(interruption.signal.aborted && exitCode !== 0 ? interruption.signal.reason : exitCode);
