import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compactJson } from '../../codegen/compact-json.ts';
import type { Document, Schema } from '../../codegen/document.ts';
import { smallFile } from '../codegen/small-contract.ts';

export const publishedFile = 'codegen/published/openapi.json';

const author = { NAME: 'Test', EMAIL: 'test@sampan.example' };
const environment = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((role) =>
    Object.entries(author).map(([key, value]) => [`GIT_${role}_${key}`, value]),
  ),
);

/** A git repository of its own, in which the small contract is published and committed. */
export class ContractRepository {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'sampan-contract-'));

  /** @param original is copied, which is faster than to begin again. */
  constructor(original?: ContractRepository) {
    if (original) cpSync(original.folder, this.folder, { recursive: true });
    else this.#begin();
  }

  #begin(): void {
    for (const folder of ['codegen/published', 'docs'])
      mkdirSync(path.join(this.folder, folder), { recursive: true });
    for (const file of ['openapi.json', publishedFile]) cpSync(smallFile, path.join(this.folder, file));
    this.write('docs/changelog.jsonl', '{"id": "parcels", "kind": "added"}\n');
    this.git('init', '--quiet', '--template=');
    this.git('config', 'commit.gpgsign', 'false');
    this.commit('Begin');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  git(...arguments_: string[]): string {
    const env = { ...process.env, ...environment };
    return execFileSync('git', arguments_, { cwd: this.folder, encoding: 'utf8', env });
  }

  commit(message: string): void {
    this.git('add', '-A');
    this.git('commit', '--quiet', '-m', message);
  }

  read(name: string): string {
    return readFileSync(path.join(this.folder, name), 'utf8');
  }

  /** Returns the published edition with the white space of `openapi.json`. */
  readPublished(): string {
    return compactJson(JSON.parse(this.read(publishedFile)));
  }

  write(name: string, text: string): void {
    writeFileSync(path.join(this.folder, name), text);
  }

  delete(name: string): void {
    rmSync(path.join(this.folder, name), { recursive: true });
  }

  /** Changes the contract, or its published copy. */
  change(edit: (document: Document) => unknown, name = 'openapi.json'): void {
    const document = JSON.parse(this.read(name)) as Document;
    edit(document);
    this.write(name, compactJson(document));
  }
}

export const breakContract = (document: Document) => delete document.paths['/parcels/check'];

export const addProperty = (document: Document) =>
  Object.assign((document.components.schemas.Parcel as Schema).properties as object, {
    colour: { type: 'string' },
  });

export const setVersion = (version: string) => (document: Document) =>
  Object.assign(document.info, { version });
