import path from 'node:path';

/**
 * The command line as the operator of this installation calls it, for help and messages: it works when pasted. A deployment
 * names it in CLI_COMMAND, such as `sudo sampan`. The default is the call in the folder of the repository.
 */
export const invocation =
  process.env.CLI_COMMAND ||
  (path.basename(process.argv[1] ?? '').startsWith('sampan') ? 'npx sampan' : 'npm run sampan --');

/** Says how the service is started, without a full stop. A deployment has its own way. */
export const startAdvice = process.env.CLI_COMMAND
  ? 'Start the service'
  : 'Start the service with `npm start`';
