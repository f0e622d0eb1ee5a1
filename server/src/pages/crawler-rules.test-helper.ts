import { Window, type Element } from 'happy-dom';
import { z } from 'zod';

/** Elements that may be repeated. */
const LISTS = ['entry', 'sitemap', 'url'];

/** A control character, or an ampersand that begins no entity. The parser accepts both. */
const ILL_FORMED = /[^\P{Cc}\t\n\r]|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/iu;

/**
 * Reads XML. Returns the text of an element without parts, or its attributes, whose names begin with `@`, and its children.
 * Throws if it is not well-formed.
 */
export function readXml(text: string): Record<string, unknown> {
  const document = new new Window().DOMParser().parseFromString(text, 'application/xml');
  if (ILL_FORMED.test(text) || document.querySelector('parsererror'))
    throw new Error(`Not well-formed: ${text}`);
  return { [document.documentElement.tagName]: valueOf(document.documentElement) };
}

function valueOf(element: Element): unknown {
  const parts = new Map<string, unknown[]>();
  for (const { name, value } of element.attributes) parts.set(`@${name}`, [value]);
  for (const child of element.children) {
    const others = parts.get(child.tagName);
    if (others) others.push(valueOf(child));
    else parts.set(child.tagName, [valueOf(child)]);
  }
  if (parts.size === 0) return element.textContent;
  return Object.fromEntries(
    [...parts].map(([name, values]) => [
      name,
      LISTS.includes(name) || values.length > 1 ? values : values[0],
    ]),
  );
}

/** An element with these children, in this order. */
const element = <Children extends z.ZodRawShape>(children: Children) =>
  z
    .record(z.string(), z.unknown())
    .refine(
      (found) =>
        Object.keys(found).join() ===
        Object.keys(children)
          .filter((name) => name in found)
          .join(),
      'Its children are unknown or not in order',
    )
    .pipe(z.strictObject(children));

const NAMESPACE = z.literal('http://www.sitemaps.org/schemas/sitemap/0.9');
const address = z.url({ protocol: /^https?$/ }).max(2_048);
const time = z.iso.datetime();

/** https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps */
const video = element({
  'video:thumbnail_loc': address,
  'video:title': z.string().min(1).max(100),
  'video:description': z.string().min(1).max(2_048),
  'video:content_loc': address,
  'video:duration': z.stringFormat('seconds', /^[1-9]\d*$/).refine((seconds) => Number(seconds) <= 28_800),
  'video:publication_date': time,
  'video:requires_subscription': z.enum(['yes', 'no']),
  'video:live': z.enum(['yes', 'no']),
});

/** https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd, with only those optional elements that our sitemaps have. */
const sitemap = element({
  urlset: z.strictObject({
    '@xmlns': NAMESPACE,
    '@xmlns:video': z.literal('http://www.google.com/schemas/sitemap-video/1.1'),
    url: z
      .array(element({ loc: address, lastmod: time.optional(), 'video:video': video.optional() }))
      .min(1)
      .max(50_000),
  }),
});

const sitemapIndex = element({
  sitemapindex: z.strictObject({
    '@xmlns': NAMESPACE,
    sitemap: z
      .array(element({ loc: address }))
      .min(1)
      .max(50_000),
  }),
});

/** Returns the violations of the sitemaps.org schema and of Google's rules for videos. */
export function faultsOfSitemap(text: string): string[] {
  const { error } = sitemap.safeParse(readXml(text));
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

/** Returns the sitemap URLs in an index. Throws if it is not an index. */
export function sitemapsOf(index: string): string[] {
  return sitemapIndex.parse(readXml(index)).sitemapindex.sitemap.map(({ loc }) => loc);
}
