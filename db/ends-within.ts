/** Returns whether `work` ends in time. `work` must not reject. */
export async function endsWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(late.resolve, milliseconds, false);
  const ended = await Promise.race([work.then(() => true), late.promise]);
  clearTimeout(timer);
  return ended;
}
