import { statSync } from 'node:fs';
import path from 'node:path';
import { passwordFile } from '../../../db/embedded/password.ts';
import { keyFile } from '../../secret/key-file.ts';
import { type Finding, fail, ok } from './finding.ts';

const secretFiles = (home: string) => [path.join(home, 'demo.json'), passwordFile(home), keyFile(home)];

export function checkSecrets(home: string): Finding {
  const present = secretFiles(home).flatMap((file) => {
    const mode = statSync(file, { throwIfNoEntry: false })?.mode;
    return mode === undefined ? [] : [{ file, open: (mode & 0o077) !== 0 }];
  });
  const open = present.filter((one) => one.open).map((one) => one.file);
  if (open.length > 0) {
    return fail('secrets', `Other users can read ${open.join(', ')}`, `Run \`chmod 600 ${open.join(' ')}\``);
  }
  const names = present.map((one) => path.basename(one.file)).join(', ');
  return ok('secrets', names === '' ? 'No files with secrets yet' : `Only the owner can read ${names}`);
}
