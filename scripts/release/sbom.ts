import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execute } from './execute.ts';

interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  readonly dev?: boolean;
}

interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage & { readonly devDependencies?: object }>>;
}

interface License {
  readonly license?: { readonly id?: string; readonly name?: string };
  readonly expression?: string;
}

interface Component {
  readonly name: string;
  readonly version: string;
  licenses?: readonly License[];
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}

/** The parts of a CycloneDX document that are read here. */
export interface Sbom {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly metadata: { readonly component: { name: string; version: string; type: string } };
  readonly components: readonly Component[];
}

/** Licenses of packages whose package.json names none that SPDX knows, from their file LICENSE. */
const licensesOfFiles: Readonly<Record<string, string>> = { 'htmx.org': '0BSD', 'png-js': 'MIT' };

/**
 * Returns the software bill of materials of a production installation, optional packages of every platform included.
 *
 * `npm sbom --omit=dev` leaves out what development needs too, such as express (npm/cli issue 7909). So npm reads a lock file
 * without the packages of development.
 * @param at has package.json and package-lock.json
 * @throws if it does not list every package of production with a license
 */
export function makeSbom(at: string): Sbom {
  const read = (name: string) => JSON.parse(readFileSync(path.join(at, name), 'utf8'));
  const { devDependencies: _, ...manifest } = read('package.json');
  const lock: Lock = read('package-lock.json');
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-sbom-'));
  try {
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(withoutDevelopment(lock)));
    const type = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
    const sbom: Sbom = JSON.parse(execute(['npm', 'sbom', ...type, '--package-lock-only'], folder));
    // npm takes the name of the folder.
    sbom.metadata.component.name = manifest.name;
    for (const component of sbom.components) {
      const id = licensesOfFiles[component.name];
      if (!component.licenses?.length && id) component.licenses = [{ license: { id } }];
    }
    const problems = findSbomProblems(sbom, lock);
    if (problems.length > 0) throw new Error(`The SBOM is incomplete:\n${problems.join('\n')}`);
    return sbom;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function withoutDevelopment({ packages, ...rest }: Lock): Lock {
  const kept = Object.entries(packages).filter(([, { dev }]) => !dev);
  return {
    ...rest,
    packages: Object.fromEntries(kept.map(([folder, { devDependencies: _, ...locked }]) => [folder, locked])),
  };
}

/** Returns the packages of production that an SBOM lacks, those that it has too many, and those without license or hash. */
export function findSbomProblems({ components }: Pick<Sbom, 'components'>, { packages }: Lock): string[] {
  const listed = new Map(
    components.map((component) => [`${component.name}@${component.version}`, component]),
  );
  const locked = new Set(
    Object.entries(packages).flatMap(([folder, { name, version, dev }]) =>
      folder === '' || dev ? [] : [`${name ?? folder.split('node_modules/').at(-1)}@${version}`],
    ),
  );
  return [
    ...[...locked].filter((id) => !listed.has(id)).map((id) => `${id} is missing`),
    ...[...listed.keys()].filter((id) => !locked.has(id)).map((id) => `${id} is no package of production`),
    ...[...listed].flatMap(([id, { licenses, hashes }]) => [
      ...(licenses?.length ? [] : [`${id} has no license`]),
      ...(hashes?.length ? [] : [`${id} has no hash`]),
    ]),
  ];
}
