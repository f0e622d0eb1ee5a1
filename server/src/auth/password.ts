import { hash, verify } from '@node-rs/argon2';

/** OWASP's minimum for argon2id, the library's default: 19 MiB of memory, 2 passes, 1 lane. It hashes off the main thread. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password is the one that was hashed. Without a hash, an unknown account's, it takes as long and
 * answers no, so that the time tells nobody which addresses have accounts.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('decoy');
  const matches = await verify(passwordHash ?? (await decoy), password);
  return passwordHash !== undefined && matches;
}
