/** How many photos may be on their way through this process at once, so that they can't fill its disk. */
const most = { total: 64, account: 8 };

export class PhotoPlaces {
  readonly #taken = new Map<string, number>();
  #total = 0;

  /** Takes a place for an account; null when there is none. What it answers gives the place back, once. */
  take(accountId: string): (() => void) | null {
    const own = this.#taken.get(accountId) ?? 0;
    if (this.#total >= most.total || own >= most.account) return null;
    this.#total++;
    this.#taken.set(accountId, own + 1);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      this.#total--;
      const left = (this.#taken.get(accountId) ?? 1) - 1;
      if (left > 0) this.#taken.set(accountId, left);
      else this.#taken.delete(accountId);
    };
  }
}
