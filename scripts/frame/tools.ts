import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The packages that tools depend on are those of this day, so that the same are installed tomorrow. */
const asOf = '2026-11-28';

const cache = path.resolve(import.meta.dirname, '..', '..', 'node_modules', '.cache');

interface ToolOptions {
  /** True: a package downloads or builds its program when it is installed. */
  readonly runsScripts?: boolean;
}

/** Packages that one check needs and `npm ci` should not bring to everybody, in a folder of their own. */
export class Tools {
  readonly folder: string;
  readonly #manifest: string;
  readonly #flags: readonly string[];

  constructor(name: string, packages: Readonly<Record<string, string>>, options: ToolOptions = {}) {
    this.folder = path.join(cache, name);
    this.#manifest = JSON.stringify({ private: true, dependencies: packages });
    this.#flags = options.runsScripts ? [] : ['--ignore-scripts'];
  }

  /** Installs the packages, unless they are installed. */
  install(): void {
    if (this.#isInstalled()) return;
    // Another test file may install them at the same moment: the folder appears complete, and is not replaced then.
    const draft = `${this.folder}-${process.pid}`;
    mkdirSync(draft, { recursive: true });
    for (const name of ['package.json', 'wanted.json']) writeFileSync(path.join(draft, name), this.#manifest);
    execFileSync('npm', ['install', '--no-package-lock', '--before', asOf, ...this.#flags], {
      cwd: draft,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, SCARF_ANALYTICS: 'false' },
    });
    const isLate = this.#isInstalled();
    rmSync(isLate ? draft : this.folder, { recursive: true, force: true });
    if (!isLate) renameSync(draft, this.folder);
  }

  #isInstalled(): boolean {
    const file = path.join(this.folder, 'wanted.json');
    return existsSync(file) && readFileSync(file, 'utf8') === this.#manifest;
  }

  /** Returns a file of an installed package. */
  file(name: string, ...below: string[]): string {
    return path.join(this.folder, 'node_modules', name, ...below);
  }
}
