import { loadConfig } from './config.ts';
import { endOnCrash } from './end-on-crash.ts';
import { startLogger } from './start-logger.ts';

/** Makes the process end by an uncaught error. */
export const CRASH = 'crash';

const [, , told] = process.argv;
if (told === CRASH) {
  endOnCrash(await startLogger(loadConfig()));
  setTimeout(() => void Promise.reject(new RangeError('too far')), 10);
  setInterval(() => undefined, 1_000);
}
