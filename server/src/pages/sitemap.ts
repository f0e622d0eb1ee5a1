import { html, type Html } from '#shared/html.ts';
import { cut } from '#shared/cut.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const VIDEO_NAMESPACE = 'http://www.google.com/schemas/sitemap-video/1.1';
/** Limits of a video's description, in characters, and of its duration, in seconds. */
const DESCRIPTION_LENGTH = 2_048;
const DURATION = { min: 1, max: 28_800 };

/** A video that can be watched at an address. All URLs are absolute. */
interface Video {
  title: string;
  description: string;
  /** In seconds. */
  duration: number;
  createdAt: Date;
  content: string;
  /** Without an image, search engines treat the address as an ordinary page. */
  image?: string;
}

export interface Entry {
  /** Absolute URL. */
  address: string;
  changedAt?: Date | null;
  /** A free video at this address. */
  video?: Video;
}

/** Returns a sitemap index (sitemaps.org, "Sitemap index files"). */
export function sitemapIndex(addresses: readonly string[]): Html {
  const sitemaps = addresses.map((address) => html`<sitemap><loc>${address}</loc></sitemap>`);
  return html`<sitemapindex xmlns="${NAMESPACE}">${sitemaps}</sitemapindex>`;
}

/**
 * Returns a sitemap (sitemaps.org, "XML tag definitions") with Google's extension for videos, which other search
 * engines support as well.
 */
export function sitemap(entries: readonly Entry[]): Html {
  const urls = entries.map(
    ({ address, changedAt, video }) =>
      html`<url
        ><loc>${address}</loc>${changedAt && html`<lastmod>${changedAt.toISOString()}</lastmod>`}${
          video?.image && videoElement(video, video.image)
        }</url
      >`,
  );
  return html`<urlset xmlns="${NAMESPACE}" xmlns:video="${VIDEO_NAMESPACE}">${urls}</urlset>`;
}

/** The children are in the order that the extension's schema requires. */
function videoElement({ title, description, duration, createdAt, content }: Video, image: string): Html {
  const seconds = Math.min(DURATION.max, Math.max(DURATION.min, Math.round(duration)));
  return html`<video:video
    ><video:thumbnail_loc>${image}</video:thumbnail_loc><video:title>${title}</video:title
    ><video:description>${cut(description, DESCRIPTION_LENGTH)}</video:description
    ><video:content_loc>${content}</video:content_loc><video:duration>${seconds}</video:duration
    ><video:publication_date>${createdAt.toISOString()}</video:publication_date
    ><video:requires_subscription>no</video:requires_subscription><video:live>no</video:live></video:video
  >`;
}
