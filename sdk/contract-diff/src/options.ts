/** Arguments and options of the comparison, for the program of this package and for `sampan contract diff`. */

export const outputFormats = ['human', 'json', 'sarif', 'github'] as const;

/** Values of `--fail-on`: the smallest impact that fails a comparison. */
export const failingImpacts = ['major', 'minor', 'patch', 'none'] as const;

/** Exit code when the contracts could not be compared, so that scripts can tell it from a breaking change. */
export const failureCode = 2;

export interface DiffOptions {
  readonly format: (typeof outputFormats)[number];
  readonly failOn: (typeof failingImpacts)[number];
  /** Names of rules to leave out. */
  readonly ignore?: readonly string[];
}

export const help = {
  summary: 'Compare two OpenAPI documents and report what breaks clients.',
  documents: `OLD and NEW are OpenAPI 3 documents in JSON or YAML: a file, an http(s) URL, or - for standard input. A reference must
stay inside its document.`,
  format: 'output format',
  failOn: 'smallest impact that gives exit code 1',
  ignore: 'leave out a rule; repeat the option for several',
  exitCodes: `The exit code is 0 if there is no change of the impact of --fail-on, 1 if there is one, and 2 if the documents cannot
be compared.`,
};
