/** Returns a function that runs `make` once and shares its result; after a failure, the next call tries again. */
export function cacheSuccess<T>(make: () => Promise<T>): () => Promise<T> {
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
