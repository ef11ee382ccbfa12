/** Waits for work that doesn't fail, but no longer than that; whether it has ended. */
export async function endsWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(late.resolve, milliseconds, false);
  const ended = await Promise.race([work.then(() => true), late.promise]);
  clearTimeout(timer);
  return ended;
}
