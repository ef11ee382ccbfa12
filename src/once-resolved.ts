/**
 * Runs a one-time initialization at the first call and shares its result with all later ones. One that fails is
 * forgotten: the next call tries again. Every lazily made singleton goes through this.
 */
export function onceResolved<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    if (made) return made;
    const making = (async () => make())();
    made = making;
    making.catch(() => {
      if (made === making) made = undefined;
    });
    return making;
  };
}
