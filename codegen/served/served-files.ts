import { stringify } from 'yaml';
import { canonicalText } from '../canonical.ts';
import type { Contract } from '../contract.ts';
import { exampleServerUrl, parseContract, withServerUrl } from '../document.ts';
import { banner, literal } from '../generated-files.ts';
import { markdownPages } from './markdown.ts';
import { withOpenLists, withOpenUnions } from './open-lists.ts';
import { toOpenApi30 } from './openapi-3.0.ts';
import { postman } from './postman.ts';

/** Makes the files that the service serves with its own address filled in, by name. */
export function servedFiles(contract: Contract): Map<string, string> {
  const document = withServerUrl(parseContract(canonicalText(contract.document)));
  return new Map([
    ['openapi.yaml', yaml(document)],
    ['openapi.min.json', JSON.stringify(document)],
    ['openapi-open.json', json(withOpenLists(withOpenUnions(document)))],
    ['openapi-3.0.json', json(toOpenApi30(withOpenUnions(document)))],
    ...markdownPages(contract),
    ...postman(contract),
  ]);
}

/** Generates the list of those files, and the address that the service replaces in them. */
export function servedFilesSource(contract: Contract): string {
  return `${banner}/** URL of the server in the served files; the service replaces it with its own. */
export const placeholderUrl = '${exampleServerUrl(contract.document)}';

/** Files that the service makes from openapi.json at the first request for one, by the path that they are served at. */
export const servedFiles: readonly string[] = ${literal([...servedFiles(contract).keys()])};
`;
}

/** YAML 1.1 reads a plain `NO` as false, so such texts get quotes. */
function yaml(document: object): string {
  return stringify(document, { compat: 'yaml-1.1', lineWidth: 0, aliasDuplicateObjects: false });
}

function json(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
