import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { configureProxy, proxies } from './proxy.ts';

/**
 * `npm run deploy:check`: checks the files of `deploy/`, `Dockerfile` and `compose.yaml` with the programs that will read them.
 * Names each check that it skips because its program is not installed.
 */
const root = path.resolve(import.meta.dirname, '..', '..');
const compiler = path.join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');

interface DeployCheck {
  readonly name: string;
  /** Null: needs none. */
  readonly program: string | null;
  /** @throws {Error} with what is wrong. `folder` is empty and removed afterwards. */
  run(folder: string): void | Promise<void>;
}

export const deployChecks: readonly DeployCheck[] = [
  ...proxies.map((proxy) => ({
    name: `the configuration of ${proxy}`,
    program: proxy,
    run(folder: string) {
      const { check, env } = configureProxy(proxy, folder, { http: 8080, https: 8443, api: [3001, 3002] });
      execute(check, env);
    },
  })),
  {
    name: 'the units of systemd, and that their sandbox leaves an exposure of at most 1.5 of 10',
    program: 'systemd-analyze',
    run: checkUnits,
  },
  {
    name: 'the configuration and the alerts of Prometheus',
    program: 'promtool',
    run(folder) {
      for (const name of ['prometheus.yml', 'alerts.yml'])
        cpSync(path.join(root, 'deploy', 'prometheus', name), path.join(folder, name));
      writeFileSync(path.join(folder, 'metrics-token'), 'token');
      execute(['promtool', 'check', 'config', path.join(folder, 'prometheus.yml')]);
    },
  },
  {
    name: 'when each alert of Prometheus fires and ends',
    program: 'promtool',
    run: () => {
      execute(['promtool', 'test', 'rules', path.join(root, 'deploy', 'prometheus', 'alerts.test.yml')]);
    },
  },
  { name: 'compose.yaml', program: 'docker-compose', run: checkCompose },
  { name: 'the manifests of Kubernetes by its types', program: null, run: checkManifests },
  { name: 'the Kustomize example', program: 'kubectl', run: checkKustomize },
];

export function isInstalled({ program }: Pick<DeployCheck, 'program'>): boolean {
  if (program === null) return true;
  const found = spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
  // Debian 12 has kubectl 1.20, whose Kustomize is 2.0 and doesn't know `labels`.
  if (program === 'kubectl' && found)
    return /Kustomize Version: v[5-9]/.test(output(['kubectl', 'version', '--client']));
  return found;
}

/** Runs a check in a temporary folder. */
export async function runCheck({ run }: DeployCheck): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-deploy-'));
  try {
    await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The units name programs of an installation, which stands in for itself here as empty programs. */
function checkUnits(folder: string): void {
  const node = path.join(folder, 'node');
  writeFileSync(node, '#!/bin/sh\n');
  chmodSync(node, 0o755);
  const units = globSync('deploy/systemd/*.service', { cwd: root }).map((file) => {
    const unit = path.join(folder, path.basename(file));
    const text = readFileSync(path.join(root, file), 'utf8');
    writeFileSync(
      unit,
      text.replaceAll('ExecStart=node', `ExecStart=${node}`).replaceAll('/usr/bin/curl', node),
    );
    return unit;
  });
  const verdict = execute(['systemd-analyze', 'verify', '--man=no', '--recursive-errors=no', ...units]);
  // An unknown directive is only a warning.
  if (verdict !== '') throw new Error(verdict);
  const threshold = ['--offline=yes', '--no-pager', '--threshold=15'];
  execute(['systemd-analyze', 'security', ...threshold, ...units]);
}

const composeSettings = {
  SAMPAN_DOMAIN: 'localhost',
  DATABASE_PASSWORD: 'password',
  POSTGRES_PASSWORD: 'password',
  SECRET_KEYS: 'a:b',
  METRICS_TOKEN: 'token',
};

function checkCompose(): void {
  execute(['docker-compose', '--file', 'compose.yaml', 'config', '--quiet'], composeSettings);
}

function checkKustomize(folder: string): void {
  cpSync(path.join(root, 'deploy', 'kubernetes'), folder, { recursive: true });
  const example = path.join(folder, 'example');
  cpSync(path.join(example, 'secret.env.example'), path.join(example, 'secret.env'));
  const kinds = documents(output(['kubectl', 'kustomize', example])).map(({ kind }) => kind);
  for (const kind of ['Secret', 'ConfigMap', 'Deployment', 'Job', 'HTTPRoute', 'NetworkPolicy'])
    if (!kinds.includes(kind)) throw new Error(`the example has no ${kind}`);
}

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
}

/**
 * Compiles the manifests as values of the types of Kubernetes, which finds missing, wrong and misspelled fields. The Gateway
 * API is no part of these types: tests/deploy/kit.test.ts compares its route with the Service.
 */
function checkManifests(): void {
  const files = globSync('deploy/kubernetes/*/*.yaml', { cwd: root }).filter(
    (file) => path.basename(file) !== 'kustomization.yaml',
  );
  const constants = files.flatMap((file) =>
    documents(readFileSync(path.join(root, file), 'utf8'))
      .filter(({ apiVersion }) => !apiVersion.startsWith('gateway.networking.k8s.io/'))
      .map(
        (manifest, index) =>
          `// ${file}\nexport const manifest${index}: import('kubernetes-types/${apiFolder(manifest)}').${manifest.kind} = ${JSON.stringify(manifest, null, 2)};\n`,
      ),
  );
  // Within the project, where the compiler finds the types.
  const folder = mkdtempSync(path.join(root, 'node_modules', '.cache-deploy-'));
  try {
    const sources = constants.map((constant, index) => {
      const source = path.join(folder, `${index}.ts`);
      writeFileSync(source, constant);
      return source;
    });
    const options = [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
    ];
    execute([process.execPath, compiler, ...options, ...sources]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The core group has no name in manifests. */
const apiFolder = ({ apiVersion }: Manifest) =>
  (apiVersion === 'v1' ? 'core/v1' : apiVersion).replace(/\.k8s\.io\//, '/');

function documents(text: string): Manifest[] {
  return parseAllDocuments(text).map((document) => document.toJS() as Manifest);
}

type Command = readonly [program: string, ...args: string[]];

function execute(command: Command, env: Readonly<Record<string, string>> = {}): string {
  const [program, ...args] = command;
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${program}\n${stdout}${stderr}`);
  return stdout + stderr;
}

function output([program, ...args]: Command): string {
  return execFileSync(program, args, { cwd: root, encoding: 'utf8' });
}

async function main(): Promise<void> {
  for (const check of deployChecks) {
    if (!isInstalled(check)) {
      console.log(`skipped  ${check.name}: ${check.program} is not installed, or too old`);
      continue;
    }
    try {
      await runCheck(check);
      console.log(`ok       ${check.name}`);
    } catch (error) {
      process.exitCode = 1;
      console.error(`FAILED   ${check.name}: ${error instanceof Error ? error.message : error}`);
    }
  }
}

if (import.meta.main) await main();
