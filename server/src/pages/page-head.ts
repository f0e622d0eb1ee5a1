import { PALETTE_ID, paletteCss } from '#shared/accent.ts';
import { html, raw, type Html } from '#shared/html.ts';
import type { Language } from '#shared/languages.ts';
import { documentTitle } from '#shared/pages.ts';
import { pageHeadTexts } from '#shared/texts/page-head.ts';
import { cut } from '#shared/cut.ts';
import { currentLanguage } from '#server/platform/common/current-language.ts';
import type { PageHead, PageImage } from '#server/platform/pages/page.ts';
import { iconPath, type OwnPicture } from '#server/school/school-pictures.ts';
import { FEED_PATH } from './course-feed.ts';
import { MANIFEST_PATH } from './manifest.ts';

/** Length of the descriptions that search engines show. */
const DESCRIPTION_LENGTH = 160;

/** The school in the heads of its pages. */
export interface HeadOfSchool {
  /** Origin of its URL. */
  origin: string;
  name: string;
  /** `#rrggbb`. Empty for the product's own colour. */
  accent: string;
  /** `#rrggbb`. Empty for the hue of the accent. */
  secondColor: string;
  /** The elements of its typeface. */
  typeface: Html;
  /** Null for the product's own icon. */
  icon: OwnPicture | null;
  /** Image of link previews for pages without an image of their own. */
  image: PageImage;
}

/** Renders the elements of `<head>` that depend on the page and the school. */
export function renderHead(head: PageHead, school: HeadOfSchool): Html {
  const css = paletteCss(school.accent, school.secondColor);
  const palette =
    css &&
    html`<style id="${PALETTE_ID}">
      ${raw(css)}
    </style>`;
  return html`${school.typeface}${renderMeta(head, school)}${renderIcon(school.icon)}
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
  const hidden = html`<meta name="robots" content="noindex" />`;
  const address = canonical ?? head.shared;
  if (address === undefined) return html`<title>${title}</title>${hidden}`;
  return html`<title>${title}</title>
    ${description && html`<meta name="description" content="${description}" />`}
    ${canonical === undefined ? hidden : html`<link rel="canonical" href="${origin}${canonical}" />`}
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
    <meta property="og:url" content="${origin}${address}" />
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

/** Returns a language with its most likely region, in Open Graph notation: `de_DE`. */
function localeOf(tag: Language): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

/** Escapes JSON for the content of a script, which would end at the first `</script`. */
const json = (value: unknown): Html => raw(JSON.stringify(value).replaceAll('<', String.raw`\u003c`));
