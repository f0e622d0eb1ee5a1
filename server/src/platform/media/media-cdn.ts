import { createHash } from 'node:crypto';
import type { CdnSettings } from '#server/config-services.ts';
import type { MediaLinks } from './media-links.ts';

/**
 * Addresses of objects at a CDN, which lets in whom they were given to without asking us. It checks them as nginx does by its
 * module `secure_link`, whose MD5 of the end, the path and a key others know too; for objects that it does not have yet, our own
 * signature is in them.
 */
export class MediaCdn {
  constructor(
    private readonly settings: CdnSettings,
    private readonly links: MediaLinks,
  ) {}

  /** The address of an object that opens for so many seconds for whoever has it. */
  address(key: string, seconds: number): string {
    const { expires, query } = this.links.forCdn(key, seconds);
    const path = `/${key}`;
    const signed = createHash('md5').update(`${expires}${path} ${this.settings.key}`).digest('base64url');
    return `${this.settings.url}${path}?${query}&md5=${signed}`;
  }
}
