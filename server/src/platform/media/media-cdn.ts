import { createHash } from 'node:crypto';
import type { CdnSettings } from '#server/config-services.ts';
import type { MediaLinks } from './media-links.ts';

/**
 * Builds URLs of objects at a CDN, which checks them without asking the school. The check is that of nginx's module
 * `secure_link`, which other CDNs support too: an MD5 of the expiry, the path and a key. The URL also contains our own
 * signature, with which the CDN fetches objects that it does not have yet.
 */
export class MediaCdn {
  constructor(
    private readonly settings: CdnSettings,
    private readonly links: MediaLinks,
  ) {}

  /** Returns the URL of an object, which is valid for `seconds` for any client that has it. */
  address(key: string, seconds: number): string {
    const { expires, query } = this.links.forCdn(key, seconds);
    const path = `/${key}`;
    const signed = createHash('md5').update(`${expires}${path} ${this.settings.key}`).digest('base64url');
    return `${this.settings.url}${path}?${query}&md5=${signed}`;
  }
}
