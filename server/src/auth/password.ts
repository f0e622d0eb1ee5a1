import { availableParallelism } from 'node:os';
import { BoundedQueue } from '#server/platform/common/bounded-queue.ts';
import { madeOnce } from '#server/platform/common/made-once.ts';
import { inHashThread } from './hash-threads.ts';

/** OWASP's minimum for argon2id, which is also the library's default: 19 MiB of memory, 2 passes, 1 lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const { memoryCost, timeCost, parallelism } = PARAMETERS;
/** Prefix of hashes that were made with the current parameters. */
const CURRENT = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;

/** Whether a hash was made with other than the current parameters. */
export const isOutdatedHash = (passwordHash: string): boolean => !passwordHash.startsWith(CURRENT);

/**
 * Returns the number of concurrent hashes: half of the cores, so that the other half can answer other requests. At most 4: a machine with
 * many cores runs several processes, and every thread keeps the memory of a hash.
 */
export const hashesAtOnce = (cores: number): number => Math.max(1, Math.min(4, Math.floor(cores / 2)));

export const passwordHashing = new BoundedQueue({
  concurrency: hashesAtOnce(availableParallelism()),
  maxWaiting: 50,
  retryAfter: 2,
});

/** Throws SERVICE_UNAVAILABLE when the hashing queue is full. */
export function hashPassword(password: string): Promise<string> {
  return passwordHashing.run(() => hash(password));
}

async function hash(password: string): Promise<string> {
  return String(await inHashThread({ password, options: PARAMETERS }));
}

const decoyHash = madeOnce(() => hash('decoy'));

/**
 * Whether the password matches the hash. Without a hash, for an unknown account, it takes the same time and returns false, so that timing
 * does not reveal which addresses have accounts. Throws SERVICE_UNAVAILABLE when the hashing queue is full.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  // Created for known accounts as well: the first unknown account must not take longer.
  const decoy = decoyHash();
  const against = passwordHash ?? (await decoy);
  const matches = await passwordHashing.run(() => inHashThread({ password, hash: against }));
  return passwordHash !== undefined && matches === true;
}
