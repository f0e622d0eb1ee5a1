import { createHmac, timingSafeEqual } from 'node:crypto';
import { mediaPath } from './storage.ts';

/** How long a link to a lecture lives. Access that has ended must end at the player too, soon. */
export const MEDIA_LINK_SECONDS = 5 * 60;

/** Signs and checks the links under `/media`. A link opens one object, until one moment. */
export class MediaLinks {
  /**
   * @param secret at least 32 characters; whoever knows it can open every object.
   * @param now the clock, in milliseconds since 1970.
   */
  constructor(
    private readonly secret: string,
    private readonly now: () => number = Date.now,
  ) {
    if (secret.length < 32) throw new Error('The secret of media links needs at least 32 characters');
  }

  /** The path of a link to `key` that works on both adapters for `expiresIn` seconds. */
  sign(key: string, expiresIn = MEDIA_LINK_SECONDS): string {
    const expires = String(Math.floor(this.now() / 1000) + expiresIn);
    return `${mediaPath(key)}?expires=${expires}&signature=${this.signature(key, expires)}`;
  }

  /**
   * @param expires, signature as they came in the query.
   * @returns the whole seconds that the link has left (at least 1), or null when it is forged or over.
   */
  verify(key: string, expires: unknown, signature: unknown): number | null {
    if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,15}$/.test(expires))
      return null;
    const expected = Buffer.from(this.signature(key, expires));
    const actual = Buffer.from(signature);
    if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;

    const remaining = Math.ceil(Number(expires) - this.now() / 1000);
    return remaining > 0 ? remaining : null;
  }

  /** The purpose is part of what is signed, so that no other signature under the same secret can pass for a link. */
  private signature(key: string, expires: string): string {
    return createHmac('sha256', this.secret).update(`media\n${expires}\n${key}`).digest('base64url');
  }
}
