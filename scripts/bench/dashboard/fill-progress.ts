const steps = 10;

/** Prints the progress of a fill, a line per tenth. */
export class FillProgress {
  readonly #rows: string;
  readonly #most: number;
  readonly #started = performance.now();
  #printed = 0;

  constructor(rows: string, most: number) {
    this.#rows = rows;
    this.#most = most;
  }

  reached(done: number): void {
    const tenth = Math.floor((done / this.#most) * steps);
    if (tenth === this.#printed) return;
    this.#printed = tenth;
    const seconds = ((performance.now() - this.#started) / 1000).toFixed(0);
    console.error(`dashboard, ${done} of ${this.#most} ${this.#rows} (${seconds} s)`);
  }
}
