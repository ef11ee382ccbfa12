let armed: string | null = null;

/** Arms one named point (`SAMPAN_CRASHPOINT`, refused in production); null disarms. */
export function armCrashpoint(name: string | null): void {
  armed = name;
}

/**
 * A named place between two durable steps. Tests arm it to prove that a process which dies just there loses and
 * doubles nothing; otherwise it does nothing.
 */
export function crashpoint(name: string): void {
  if (armed === name) process.kill(process.pid, 'SIGKILL');
}
