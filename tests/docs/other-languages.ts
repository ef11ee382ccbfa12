import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../support/paths.ts';
import type { SignatureCase } from './signature-cases.ts';

const folder = path.join(root, 'docs', 'examples');

export interface Language {
  readonly name: string;
  readonly program: string;
  /** Returns for each case whether the example in this language accepts it. */
  verdicts(cases: readonly SignatureCase[]): boolean[];
}

const pythonDriver = `
import base64, json, sys
sys.dont_write_bytecode = True
sys.path.insert(0, ".")
from verify import verify_webhook
print(json.dumps([verify_webhook(base64.b64decode(c["body"]), c["header"], c["secret"], c["now"])
  for c in json.load(sys.stdin)]))`;

const phpDriver = `
require 'verify.php';
echo json_encode(array_map(
  fn ($c) => verify_webhook(base64_decode($c['body']), $c['header'], $c['secret'], $c['now']),
  json_decode(stream_get_contents(STDIN), true)));`;

const goDriver = `package main

import (
	"encoding/json"
	"os"
	"time"

	"example.com/sampan/webhook"
)

func main() {
	var cases []struct {
		Body           []byte
		Header, Secret string
		Now            int64
	}
	if err := json.NewDecoder(os.Stdin).Decode(&cases); err != nil {
		panic(err)
	}
	verdicts := []bool{}
	for _, c := range cases {
		verdicts = append(verdicts, webhook.Verify(c.Body, c.Header, c.Secret, time.Unix(c.Now, 0)))
	}
	json.NewEncoder(os.Stdout).Encode(verdicts)
}
`;

export const languages: readonly Language[] = [
  {
    name: 'Python',
    program: 'python3',
    verdicts: (cases) => ask('python3', ['-c', pythonDriver], path.join(folder, 'python'), cases),
  },
  {
    name: 'PHP',
    program: 'php',
    verdicts: (cases) => ask('php', ['-r', phpDriver], path.join(folder, 'php'), cases),
  },
  { name: 'Go', program: 'go', verdicts: askGo },
];

export function isInstalled({ program }: Language): boolean {
  return spawnSync(program, [program === 'go' ? 'version' : '--version']).status === 0;
}

/** The example is only a package. A copy of its module with a main function makes it runnable. */
function askGo(cases: readonly SignatureCase[]): boolean[] {
  const module = mkdtempSync(path.join(tmpdir(), 'sampan-go-'));
  try {
    cpSync(path.join(folder, 'go'), module, { recursive: true });
    writeFileSync(path.join(module, 'main.go'), goDriver);
    return ask('go', ['run', '.'], module, cases);
  } finally {
    rmSync(module, { recursive: true });
  }
}

function ask(program: string, args: readonly string[], cwd: string, cases: readonly SignatureCase[]) {
  const input = JSON.stringify(cases.map((one) => ({ ...one, body: one.body.toString('base64') })));
  const env = { HOME: homedir(), ...process.env, GOPROXY: 'off', GOTOOLCHAIN: 'local' };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, input, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
  return JSON.parse(stdout) as boolean[];
}
