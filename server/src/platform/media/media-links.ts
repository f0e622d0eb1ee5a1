import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import type { Actor } from '#server/platform/common/actor.ts';
import { acceptedOf, type Secrets } from '#server/platform/common/secrets.ts';
import { mediaPath } from '#server/platform/storage/storage.ts';

/** Maximum lifetime of a link to a lecture. When access ends, playback must end soon as well. */
export const MEDIA_LINK_SECONDS = 5 * 60;

/** In the place of a session's hash, which is longer. */
const CDN = 'cdn';

interface Options {
  /** Lifetime of links; `MEDIA_LINK_SECONDS` by default. */
  lifeSeconds?: number;
  /** The clock, in milliseconds since 1970. */
  now?: () => number;
}

/** The query of a link, before validation. */
export interface LinkQuery {
  expires?: unknown;
  bound?: unknown;
  signature?: unknown;
}

/** Links for one caller that expire at the same time. */
export interface IssuedLinks {
  expiresAt: Date;
  /** The path of a link to a stored object, which works with both adapters. */
  to(key: string): string;
  /** The query that opens a scope, for URLs outside of `/media`. */
  query(scope: string): string;
}

/**
 * Signs and checks the links under `/media`. A link opens one scope until it expires: an object, or everything that was
 * made from one video. A link that was issued to a session works with that session's cookie only; all others work for
 * any client that has them.
 */
export class MediaLinks {
  private readonly key: KeyObject;
  /** The keys whose signatures are accepted. */
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

  /** Issues links to a caller, bound to the session if there is one. */
  issueTo(actor: Actor): IssuedLinks {
    const tokenHash = actor?.via.kind === 'session' ? actor.via.tokenHash : undefined;
    return this.issue(this.lifeSeconds, tokenHash);
  }

  /** Returns the path of a link to `key`, which is valid for `expiresIn` seconds for any client that has it. */
  sign(key: string, expiresIn = this.lifeSeconds): string {
    return this.issue(expiresIn).to(key);
  }

  /** Returns the query with which a CDN fetches an object that it does not have yet, valid for `seconds`. */
  forCdn(key: string, seconds: number): { expires: string; query: string } {
    const expires = this.end(seconds);
    return {
      expires,
      query: `expires=${expires}&bound=${CDN}&signature=${this.signature(key, expires, CDN)}`,
    };
  }

  /** @returns whether a link for a CDN to this object is valid. */
  isForCdn(key: string, { bound, ...link }: LinkQuery): boolean {
    return bound === CDN && this.remaining(key, link, CDN) !== null;
  }

  /**
   * @param scope of the requested object.
   * @param tokenHash of the session that sent the request; undefined without one.
   * @returns the whole seconds that the link has left (at least 1), or null when it is forged, expired or another
   * caller's.
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

  /**
   * Returns the query that opens another scope as a valid link does: for the same caller, until the same time.
   *
   * @param tokenHash of the session that sent the request; undefined without one.
   */
  likewise({ expires, bound }: LinkQuery, scope: string, tokenHash?: string): string {
    const signature = this.signature(scope, String(expires), bound === '1' ? tokenHash : undefined);
    return `expires=${String(expires)}&bound=${String(bound)}&signature=${signature}`;
  }

  private end(seconds: number): string {
    return String(Math.floor(this.now() / 1000) + seconds);
  }

  private issue(seconds: number, tokenHash?: string): IssuedLinks {
    const expires = this.end(seconds);
    const bound = tokenHash === undefined ? '0' : '1';
    // Everything that was made from a video is one scope, so that its links are signed once.
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

  /**
   * Signs a scope. The purpose is part of the signed text, so that no other signature under the same secret can pass
   * for a link.
   */
  private signature(scope: string, expires: string, boundTo = '', key = this.key): string {
    const signed = `media\n${expires}\n${boundTo}\n${scope}`;
    return createHmac('sha256', key).update(signed).digest('base64url');
  }
}

/**
 * Returns what the link to a stored object opens: everything under `streams/<id>/`, so that one link plays a whole
 * stream with its renditions and pictures; for other keys, the object alone.
 */
export function scopeOf(key: string): string {
  return /^streams\/[^/]+\//.exec(key)?.[0] ?? key;
}
