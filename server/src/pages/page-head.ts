import type { Thing, WithContext } from 'schema-dts';
import { PALETTE_ID, paletteCss } from '#shared/accent.ts';
import { html, raw, type Html } from '#shared/html.ts';
import type { Language } from '#shared/languages.ts';
import { documentTitle } from '#shared/pages.ts';
import { cut } from '#server/platform/common/cut.ts';
import { currentLanguage } from '#server/platform/common/current-language.ts';
import { iconPath, type OwnPicture } from '#server/school/school-pictures.ts';
import { FEED_PATH } from './course-feed.ts';
import { MANIFEST_PATH } from './manifest.ts';
import { pageHeadTexts } from './page-head-texts.ts';

/** What search engines show of a description. */
const DESCRIPTION_LENGTH = 160;

export interface PageImage {
  path: string;
  width: number;
  height: number;
  type: string;
  /** What is on it, in words. */
  alt: string;
}

/** What a page says of itself to a tab, to search engines, and to whoever shows a link to it. */
export interface PageHead {
  /** One without has the name of the school alone. */
  name?: string;
  /** Of the document, where that is not made of the name. */
  title?: string;
  /** Any length: it is cut at a word. */
  description?: string;
  /** The address that a page has among all those that show it, without the origin. A page without one is not for search engines. */
  canonical?: string;
  /** Shown where somebody shares the page; the school's unless told. */
  image?: PageImage;
  /** In the words of schema.org. */
  data?: readonly WithContext<Thing>[];
}

/** Whose pages they are. */
export interface HeadOfSchool {
  /** Origin of its address. */
  origin: string;
  name: string;
  /** As `#rrggbb`; empty for the product's own. */
  accent: string;
  /** Null for the product's own. */
  icon: OwnPicture | null;
  /** Shown where somebody shares a page that has no picture of its own. */
  image: PageImage;
}

/** The elements of a page's `<head>` that tell one page from another, and one school from another. */
export function renderHead(head: PageHead, school: HeadOfSchool): Html {
  const palette =
    school.accent &&
    html`<style id="${PALETTE_ID}">
      ${raw(paletteCss(school.accent))}
    </style>`;
  return html`${renderMeta(head, school)}${renderIcon(school.icon)}
    <link rel="manifest" href="${MANIFEST_PATH}" /> ${palette}`;
}

function renderIcon(icon: OwnPicture | null): Html {
  if (!icon) return html`<link rel="icon" href="/favicon.svg" type="image/svg+xml" />`;
  return html`<link rel="icon" href="${iconPath(icon, 32)}" type="image/png" sizes="32x32" />
    <link rel="icon" href="${iconPath(icon, 192)}" type="image/png" sizes="192x192" />
    <link rel="apple-touch-icon" href="${iconPath(icon, 180)}" />`;
}

function renderMeta(head: PageHead, school: HeadOfSchool): Html {
  const { origin } = school;
  const { canonical, image = school.image, data = [] } = head;
  const name = head.name ?? school.name;
  const title = head.title ?? (head.name === undefined ? school.name : documentTitle(name, school.name));
  const description = head.description === undefined ? undefined : cut(head.description, DESCRIPTION_LENGTH);
  if (canonical === undefined) return html`<title>${title}</title><meta name="robots" content="noindex" />`;
  return html`<title>${title}</title>
    ${description && html`<meta name="description" content="${description}" />`}
    <link rel="canonical" href="${origin}${canonical}" />
    <link
      rel="alternate"
      type="application/atom+xml"
      title="${pageHeadTexts.newCourses}"
      href="${FEED_PATH}"
    />
    <meta property="og:site_name" content="${school.name}" />
    <meta property="og:type" content="website" />
    <meta property="og:locale" content="${localeOf(currentLanguage())}" />
    <meta property="og:title" content="${name}" />
    ${description && html`<meta property="og:description" content="${description}" />`}
    <meta property="og:url" content="${origin}${canonical}" />
    <meta property="og:image" content="${origin}${image.path}" />
    <meta property="og:image:type" content="${image.type}" />
    <meta property="og:image:width" content="${image.width}" />
    <meta property="og:image:height" content="${image.height}" />
    <meta property="og:image:alt" content="${image.alt}" />
    <meta name="twitter:card" content="summary_large_image" />
    ${data.map(
      (thing) =>
        html`<script type="application/ld+json">
          ${json(thing)}
        </script>`,
    )}`;
}

/** A language as it is written where most who speak it live, in Open Graph's way: `de_DE`. */
function localeOf(tag: Language): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

/** As the content of a script, which ends at the first `</script`, wherever it stands. */
const json = (value: unknown): Html => raw(JSON.stringify(value).replaceAll('<', String.raw`\u003c`));
