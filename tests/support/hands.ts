import type { Locator, Page } from 'playwright-core';

/* Times of the keystroke-level model (Card, Moran, Newell 1980): an average typist presses a key in 0.2 s. A click is pointing
   (1.1 s), pressing the button (0.2 s) and moving the hand (0.4 s). Time to think and to read is not in them. */
const secondsOfKey = 0.2;
const secondsOfClick = 1.7;

/** Does what a person does at a page, and counts it. */
export class Hands {
  keys = 0;
  clicks = 0;
  /** Pages that were opened, with those that a form led to. */
  pages = 0;
  readonly page: Page;
  readonly #name: string;
  #path = '';

  constructor(page: Page, name: string) {
    this.page = page;
    this.#name = name;
    this.#path = new URL(page.url()).pathname;
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) return;
      const { pathname } = new URL(frame.url());
      if (pathname !== this.#path) this.pages++;
      this.#path = pathname;
    });
  }

  /** Presses a key, or several at once, such as `Control+Enter`. */
  async press(key: string, times = 1): Promise<void> {
    for (let at = 0; at < times; at++) await this.page.keyboard.press(key);
    this.keys += times * key.split('+').length;
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.keys += text.length;
  }

  async click(place: Locator): Promise<void> {
    await place.click();
    this.clicks++;
  }

  /** Clicks a field and types a text in the place of the one that it has. */
  async fill(place: Locator, text: string): Promise<void> {
    await this.click(place);
    if ((await place.inputValue()) !== '') await this.press('Control+a');
    await this.type(text);
  }

  /** Pastes a text into the field that has the focus. */
  async paste(text: string): Promise<void> {
    await this.page.locator(':focus').fill(text);
    this.keys += 2;
  }

  /** Chooses a value of a list with a click that opens it and one that takes it. */
  async choose(place: Locator, label: string): Promise<void> {
    await place.selectOption({ label });
    this.clicks += 2;
  }

  /** Chooses a file: a click opens the window of the system, another takes the file, and a third closes it. */
  async upload(place: Locator, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    await place.setInputFiles(file);
    this.clicks += 3;
  }

  /** Time that a person's hands take. */
  get seconds(): number {
    return this.keys * secondsOfKey + this.clicks * secondsOfClick;
  }

  /** Prints what the task took. */
  report(): void {
    const { keys, clicks, pages, seconds } = this;
    console.info(
      `${this.#name}: ${keys} keys, ${clicks} clicks, ${pages} pages, ${seconds.toFixed(1)} s of hands`,
    );
  }
}
