import { html, type Html } from '#shared/html.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

interface Entry {
  /** Whole. */
  address: string;
  changedAt?: Date | null;
}

/** A sitemap of sitemaps (sitemaps.org, "Sitemap index files"). */
export function sitemapIndex(addresses: readonly string[]): Html {
  const sitemaps = addresses.map((address) => html`<sitemap><loc>${address}</loc></sitemap>`);
  return html`<sitemapindex xmlns="${NAMESPACE}">${sitemaps}</sitemapindex>`;
}

/** A sitemap (sitemaps.org, "XML tag definitions"). */
export function sitemap(entries: readonly Entry[]): Html {
  const urls = entries.map(
    ({ address, changedAt }) =>
      html`<url
        ><loc>${address}</loc>${changedAt && html`<lastmod>${changedAt.toISOString()}</lastmod>`}</url
      >`,
  );
  return html`<urlset xmlns="${NAMESPACE}">${urls}</urlset>`;
}
