import type { EntityManager } from '@mikro-orm/postgresql';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { hashSecret, newSecret } from '#server/platform/common/secret-token.ts';
import { KnownDevice } from './known-device.entity.ts';

/** How long a browser stays known after a login, in ms. */
export const KNOWN_DEVICE_MS = 180 * DAY_MS;
/** Maximum number of known browsers of an account. The least recently used one is removed first. */
const PER_ACCOUNT = 20;
/** Maximum number of accounts that recognize the same browser. */
export const PER_BROWSER = 5;

/** Result of recording a login from a browser. */
interface Remembered {
  /** The tokens that the browser keeps from now on, one per account. */
  deviceTokens: string[];
  /** Whether the account knows other browsers but not this one. */
  isNewDevice: boolean;
}

/** Browsers that accounts have logged in with. The browser holds a random token for each account, the database only its hash. */
export class KnownDevices {
  constructor(private readonly em: EntityManager) {}

  /** Returns the id of the browser that holds these tokens if the account with this address has logged in with it, otherwise null. */
  async idOf(email: string, tokens: readonly string[]): Promise<string | null> {
    if (tokens.length === 0) return null;
    const device = await this.em.findOne(KnownDevice, { ...holding(tokens), user: { email } });
    return device?.id ?? null;
  }

  /** Records a login from the browser that holds these tokens, in the transaction of `em`, which holds a lock on the user's row. */
  async remember(em: EntityManager, userId: string, tokens: readonly string[]): Promise<Remembered> {
    const lastUsedAt = new Date();
    const known = await em.findOne(KnownDevice, { ...holding(tokens), user: userId });
    if (known) {
      await em.nativeUpdate(KnownDevice, { id: known.id }, { lastUsedAt });
      return { deviceTokens: [...tokens], isNewDevice: false };
    }
    const others = await em.find(
      KnownDevice,
      { user: userId },
      { orderBy: { lastUsedAt: 'desc', id: 'desc' } },
    );
    const surplus = others.slice(PER_ACCOUNT - 1).map(({ id }) => id);
    if (surplus.length > 0) await em.nativeDelete(KnownDevice, { id: { $in: surplus } });
    const token = newSecret();
    em.create(KnownDevice, { tokenHash: hashSecret(token), user: userId, lastUsedAt });
    await em.flush();
    return { deviceTokens: [token, ...tokens].slice(0, PER_BROWSER), isNewDevice: others.length > 0 };
  }

  /** Forgets an account's browsers in the transaction of `em`, except the one that holds `exceptTokens`. */
  async forgetAll(em: EntityManager, userId: string, exceptTokens: readonly string[] = []): Promise<void> {
    const tokenHash = { $nin: exceptTokens.map(hashSecret) };
    await em.nativeDelete(KnownDevice, { user: userId, tokenHash });
  }

  /** Removes browsers without a login in the last 180 days. */
  async removeExpired(): Promise<void> {
    await this.em.nativeDelete(KnownDevice, { lastUsedAt: { $lt: oldest() } });
  }
}

const oldest = () => new Date(Date.now() - KNOWN_DEVICE_MS);

const holding = (tokens: readonly string[]) => ({
  tokenHash: { $in: tokens.map(hashSecret) },
  lastUsedAt: { $gt: oldest() },
});
