interface Owner<Item> {
  readonly items: Item[];
  usedMs: number;
}

/** A fair queue: the next turn is that of the owner whose turns took the least time, however many items each has. */
export class FairQueue<Item> {
  readonly #owners = new Map<string, Owner<Item>>();
  #size = 0;
  /** The time of the owner who had the last turn. Who comes later has used as much. */
  #usedMs = 0;

  get size(): number {
    return this.#size;
  }

  countFor(name: string): number {
    return this.#owners.get(name)?.items.length ?? 0;
  }

  /** `isNext`: before the owner's other items. */
  add(name: string, item: Item, isNext = false): void {
    const owner = this.#owners.get(name) ?? { items: [], usedMs: this.#usedMs };
    if (owner.items.length === 0) owner.usedMs = Math.max(owner.usedMs, this.#usedMs);
    if (isNext) owner.items.unshift(item);
    else owner.items.push(item);
    this.#owners.set(name, owner);
    this.#size++;
  }

  take(): { readonly owner: string; readonly item: Item } | undefined {
    let next: { readonly name: string; readonly owner: Owner<Item> } | undefined;
    for (const [name, owner] of this.#owners) {
      if (owner.items.length > 0 && (!next || owner.usedMs < next.owner.usedMs)) next = { name, owner };
      else if (owner.items.length === 0 && owner.usedMs <= this.#usedMs) this.#owners.delete(name);
    }
    const item = next?.owner.items.shift();
    if (!next || item === undefined) return undefined;
    this.#usedMs = next.owner.usedMs;
    this.#size--;
    return { owner: next.name, item };
  }

  /** Counts the time of a turn. */
  charge(name: string, ms: number): void {
    const owner = this.#owners.get(name);
    if (owner) owner.usedMs += ms;
  }
}
