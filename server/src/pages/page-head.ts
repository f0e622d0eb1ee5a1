import type { Thing, WithContext } from 'schema-dts';
import { html, raw, type Html } from '#shared/html.ts';
import { documentTitle, pageTexts } from '#shared/pages.ts';
import { FEED_PATH } from './course-feed.ts';
import { cut } from './cut.ts';

/** What search engines show of a description. */
const DESCRIPTION_LENGTH = 160;

/** What a page says of itself to a tab, to search engines, and to whoever shows a link to it. */
export interface PageHead {
  name: string;
  /** Of the document, where that is not made of the name. */
  title?: string;
  /** Any length: it is cut at a word. */
  description?: string;
  /** The address that a page has among all those that show it, without the origin. A page without one is not for search engines. */
  canonical?: string;
  image?: { path: string; width: number; height: number };
  /** In the words of schema.org. */
  data?: readonly WithContext<Thing>[];
}

/** The elements of a page's `<head>` that tell one page from another. */
export function renderHead(head: PageHead, origin: string): Html {
  const { name, title = documentTitle(name), canonical, image, data = [] } = head;
  const description = head.description === undefined ? undefined : cut(head.description, DESCRIPTION_LENGTH);
  if (canonical === undefined) return html`<title>${title}</title><meta name="robots" content="noindex" />`;
  return html`<title>${title}</title>
    ${description && html`<meta name="description" content="${description}" />`}
    <link rel="canonical" href="${origin}${canonical}" />
    <link rel="alternate" type="application/atom+xml" title="New courses" href="${FEED_PATH}" />
    <meta property="og:site_name" content="${pageTexts.home.name}" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${name}" />
    ${description && html`<meta property="og:description" content="${description}" />`}
    <meta property="og:url" content="${origin}${canonical}" />
    ${
      image &&
      html`<meta property="og:image" content="${origin}${image.path}" />
        <meta property="og:image:width" content="${image.width}" />
        <meta property="og:image:height" content="${image.height}" />`
    }
    <meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}" />
    ${data.map(
      (thing) =>
        html`<script type="application/ld+json">
          ${json(thing)}
        </script>`,
    )}`;
}

/** As the content of a script, which ends at the first `</script`, wherever it stands. */
const json = (value: unknown): Html => raw(JSON.stringify(value).replaceAll('<', String.raw`\u003c`));
