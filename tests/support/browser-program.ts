import { existsSync } from 'node:fs';

/** Path of the Chromium that browser tests drive; undefined if none is installed. */
export const browserProgram = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
].find((path) => existsSync(path));
