import { availableParallelism } from 'node:os';
import { BoundedQueue } from '#server/platform/common/bounded-queue.ts';
import { madeOnce } from '#server/platform/common/made-once.ts';
import { inHashThread } from './hash-threads.ts';

/** OWASP's minimum for argon2id, the library's default: 19 MiB of memory, 2 passes, 1 lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const { memoryCost, timeCost, parallelism } = PARAMETERS;
/** What a hash begins with that was made by the parameters of today. */
const CURRENT = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;

/** Whether a hash was made by other parameters than those of today. */
export const isOutdatedHash = (passwordHash: string): boolean => !passwordHash.startsWith(CURRENT);

/**
 * Half of the cores, so that the others answer everybody who logs in nowhere. A machine of many has a process for each, and every
 * thread keeps the memory of a hash.
 */
export const hashesAtOnce = (cores: number): number => Math.max(1, Math.min(4, Math.floor(cores / 2)));

export const passwordHashing = new BoundedQueue({
  concurrency: hashesAtOnce(availableParallelism()),
  maxWaiting: 50,
  retryAfter: 2,
});

/** Throws SERVICE_UNAVAILABLE when too many wait for a hash. */
export function hashPassword(password: string): Promise<string> {
  return passwordHashing.run(() => hash(password));
}

async function hash(password: string): Promise<string> {
  return String(await inHashThread({ password, options: PARAMETERS }));
}

const decoyHash = madeOnce(() => hash('decoy'));

/**
 * Whether the password is the one that was hashed. Without a hash, an unknown account's, it takes as long and
 * answers no, so that the time tells nobody which addresses have accounts. Throws SERVICE_UNAVAILABLE when too many wait.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  // Made for known accounts as well: the first unknown one must not take longer.
  const decoy = decoyHash();
  const against = passwordHash ?? (await decoy);
  const matches = await passwordHashing.run(() => inHashThread({ password, hash: against }));
  return passwordHash !== undefined && matches === true;
}
