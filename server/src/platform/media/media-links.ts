import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import type { Actor } from '#server/platform/common/actor.ts';
import { acceptedOf, type Secrets } from '#server/platform/common/secrets.ts';
import { mediaPath } from '#server/platform/storage/storage.ts';

/** How long a link to a lecture lives at most. Access that has ended must end at the player too, soon. */
export const MEDIA_LINK_SECONDS = 5 * 60;

/** In the place of a session's hash, which is longer. */
const CDN = 'cdn';

interface Options {
  /** How long links live; `MEDIA_LINK_SECONDS` unless told. */
  lifeSeconds?: number;
  /** The clock, in milliseconds since 1970. */
  now?: () => number;
}

/** The query of a link, as it came. */
export interface LinkQuery {
  expires?: unknown;
  bound?: unknown;
  signature?: unknown;
}

/** Links for one person that end at one moment. */
export interface IssuedLinks {
  expiresAt: Date;
  /** The path of a link to a stored object that works on both adapters. */
  to(key: string): string;
  /** The query that opens a scope, for addresses other than `/media`. */
  query(scope: string): string;
}

/**
 * Signs and checks the links under `/media`. A link opens one scope until one moment: an object, or all that was made
 * of one video. One that a login asked for opens for that login's cookie only; all others open for whoever has them.
 */
export class MediaLinks {
  private readonly key: KeyObject;
  /** Of which a link may be signed by any. */
  private readonly accepted: KeyObject[];
  private readonly lifeSeconds: number;
  private readonly now: () => number;

  /** @param secrets at least 32 characters each; the holder of one can open every object. */
  constructor(secrets: Secrets, { lifeSeconds = MEDIA_LINK_SECONDS, now = Date.now }: Options = {}) {
    if (acceptedOf(secrets).some((secret) => secret.length < 32)) {
      throw new Error('The secret of media links needs at least 32 characters');
    }
    this.key = createSecretKey(secrets.current, 'utf8');
    this.accepted = acceptedOf(secrets).map((secret) => createSecretKey(secret, 'utf8'));
    this.lifeSeconds = lifeSeconds;
    this.now = now;
  }

  /** Links for whoever asks: bound to their session when they have one. */
  issueTo(actor: Actor): IssuedLinks {
    const tokenHash = actor?.via.kind === 'session' ? actor.via.tokenHash : undefined;
    return this.issue(this.lifeSeconds, tokenHash);
  }

  /** The path of a link to `key` for `expiresIn` seconds that opens for whoever has it. */
  sign(key: string, expiresIn = this.lifeSeconds): string {
    return this.issue(expiresIn).to(key);
  }

  /** What a CDN that has not got an object fetches it from us with, for so many seconds. */
  forCdn(key: string, seconds: number): { expires: string; query: string } {
    const expires = this.end(seconds);
    return {
      expires,
      query: `expires=${expires}&bound=${CDN}&signature=${this.signature(key, expires, CDN)}`,
    };
  }

  /** @returns whether a link for a CDN to this object is good. */
  isForCdn(key: string, { bound, ...link }: LinkQuery): boolean {
    return bound === CDN && this.remaining(key, link, CDN) !== null;
  }

  /**
   * @param scope of what is asked for.
   * @param tokenHash of the session that asks; undefined when there is none.
   * @returns the whole seconds that the link has left (at least 1), or null when it is forged, over or another's.
   */
  verify(scope: string, { bound, ...link }: LinkQuery, tokenHash?: string): number | null {
    if (bound !== '0' && (bound !== '1' || tokenHash === undefined)) return null;
    return this.remaining(scope, link, bound === '1' ? tokenHash : undefined);
  }

  private remaining(scope: string, { expires, signature }: LinkQuery, boundTo?: string): number | null {
    if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,15}$/.test(expires))
      return null;
    const actual = Buffer.from(signature);
    const isOurs = this.accepted.some((key) => {
      const expected = Buffer.from(this.signature(scope, expires, boundTo, key));
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    });
    if (!isOurs) return null;

    const remaining = Math.ceil(Number(expires) - this.now() / 1000);
    return remaining > 0 ? remaining : null;
  }

  private end(seconds: number): string {
    return String(Math.floor(this.now() / 1000) + seconds);
  }

  private issue(seconds: number, tokenHash?: string): IssuedLinks {
    const expires = this.end(seconds);
    const bound = tokenHash === undefined ? '0' : '1';
    // What was made of a video is one scope: its links are signed once.
    const signatures = new Map<string, string>();
    const signatureOf = (scope: string): string => {
      const signature = signatures.get(scope) ?? this.signature(scope, expires, tokenHash);
      signatures.set(scope, signature);
      return signature;
    };
    const query = (scope: string) => `expires=${expires}&bound=${bound}&signature=${signatureOf(scope)}`;
    return {
      expiresAt: new Date(Number(expires) * 1000),
      to: (key) => `${mediaPath(key)}?${query(scopeOf(key))}`,
      query,
    };
  }

  /** The purpose is part of what is signed, so that no other signature under the same secret can pass for a link. */
  private signature(scope: string, expires: string, boundTo = '', key = this.key): string {
    const signed = `media\n${expires}\n${boundTo}\n${scope}`;
    return createHmac('sha256', key).update(signed).digest('base64url');
  }
}

/**
 * What the link to a stored object opens: all under `streams/<id>/`, so that one link plays a whole stream with its
 * renditions and pictures; else the object alone.
 */
export function scopeOf(key: string): string {
  return /^streams\/[^/]+\//.exec(key)?.[0] ?? key;
}
