let armed: { readonly name: string; readonly signal: 'SIGKILL' | 'SIGSTOP' } | null = null;

/** Arms the crash point of `SAMPAN_CRASHPOINT`; `NAME:stop` stops the process instead of killing it. */
export function armCrashpoint(setting: string | null): void {
  const [name = '', mode] = setting?.split(':') ?? [];
  armed = name ? { name, signal: mode === 'stop' ? 'SIGSTOP' : 'SIGKILL' } : null;
}

/** Marks a place between durable steps, where tests kill the process (docs/design/booking.md, Crash points). */
export function crashpoint(name: string): void {
  if (armed?.name === name) process.kill(process.pid, armed.signal);
}
