let armed: { readonly name: string; readonly signal: 'SIGKILL' | 'SIGSTOP' } | null = null;

/**
 * Arms one named point (`SAMPAN_CRASHPOINT`, refused in production); `NAME:stop` stops the process there instead of
 * killing it; null disarms.
 */
export function armCrashpoint(setting: string | null): void {
  const [name = '', mode] = setting?.split(':') ?? [];
  armed = name ? { name, signal: mode === 'stop' ? 'SIGSTOP' : 'SIGKILL' } : null;
}

/**
 * A named place between two durable steps. Tests arm it to prove that a process which dies just there, or sleeps past
 * its locks, loses and doubles nothing; otherwise it does nothing.
 */
export function crashpoint(name: string): void {
  if (armed?.name === name) process.kill(process.pid, armed.signal);
}
