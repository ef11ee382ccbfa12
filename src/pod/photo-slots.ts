/** Limits concurrent downloads, so that photos can't fill the disk. */
const limits = { total: 64, account: 8 };

export class PhotoSlots {
  readonly #taken = new Map<string, number>();
  #total = 0;

  /** Takes a slot; null if all are taken. The returned function releases it. */
  take(accountId: string): (() => void) | null {
    const own = this.#taken.get(accountId) ?? 0;
    if (this.#total >= limits.total || own >= limits.account) return null;
    this.#total++;
    this.#taken.set(accountId, own + 1);
    let released = false;
    return () => {
      if (released) return;
      released = true;
      this.#total--;
      const left = (this.#taken.get(accountId) ?? 1) - 1;
      if (left > 0) this.#taken.set(accountId, left);
      else this.#taken.delete(accountId);
    };
  }
}
