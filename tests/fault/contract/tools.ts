import { Tools } from '../../../scripts/frame/tools.ts';

/** Generators, linters and validators that run over the contract: 500 MB. */
export const contractTools = new Tools('contract-tools', {
  '@hey-api/openapi-ts': '0.99.0',
  '@ibm-cloud/openapi-ruleset': '1.33.17',
  '@kubb/cli': '4.39.3',
  '@kubb/core': '4.39.3',
  '@kubb/plugin-oas': '4.39.3',
  '@kubb/plugin-ts': '4.39.3',
  '@kubb/plugin-zod': '4.39.3',
  '@oazapfts/runtime': '1.2.0',
  '@stoplight/spectral-core': '1.24.1',
  '@stoplight/spectral-owasp-ruleset': '2.0.1',
  '@stoplight/spectral-rulesets': '1.23.0',
  oazapfts: '7.5.0',
  'openapi-fetch': '0.17.0',
  'openapi-typescript': '7.13.0',
  'openapi-typescript-codegen': '0.31.0',
  'openapi-zod-client': '1.18.3',
  orval: '8.38.0',
  'swagger-typescript-api': '13.13.0',
  'typed-openapi': '2.2.7',
  zod: '4.6.7',
});
