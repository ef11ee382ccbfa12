import { Tools } from '../../../scripts/frame/tools.ts';

const oldestNode = `node-${process.platform}-${process.arch}`;
/** Programs that only tests of the SDK use: 480 MB. */
export const sdkTools = new Tools(
  'sdk-tools',
  {
    [oldestNode]: '20.9.0',
    '@arethetypeswrong/cli': '0.18.5',
    bun: '1.4.5',
    deno: '2.9.6',
    'fern-api': '5.131.1',
    'playwright-core': '1.65.1',
    publint: '0.3.25',
    // The oldest that reads the types, and the last whose `Uint8Array` is not generic.
    'typescript-5.0': 'npm:typescript@5.0.4',
    'typescript-5.6': 'npm:typescript@5.6.3',
  },
  // Bun and Deno install their programs so.
  { runsScripts: true },
);

/** Programs by name. */
export const tools = {
  attw: sdkTools.file('.bin', 'attw'),
  bun: sdkTools.file('.bin', 'bun'),
  deno: sdkTools.file('.bin', 'deno'),
  fern: sdkTools.file('.bin', 'fern'),
  node20: sdkTools.file(oldestNode, 'bin', 'node'),
  publint: sdkTools.file('.bin', 'publint'),
};
