import { setFlagsFromString } from 'node:v8';

// Preloaded into a service whose memory a test measures: garbage is collected in the thread that makes it. By default, helper
// threads do it, and a busy machine gives them no time.
setFlagsFromString('--single-threaded-gc');
