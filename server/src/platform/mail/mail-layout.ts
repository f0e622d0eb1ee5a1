import { accentPalette, type AccentPalette } from '#shared/accent.ts';
import { html, raw, type Html } from '#shared/html.ts';
import { languages, type Language } from '#shared/languages.ts';
import { inLanguage } from '#server/platform/common/current-language.ts';
import { mailTexts } from './mail-texts.ts';
import type { MailMessage } from './mailer.ts';

export type MailContent = Omit<MailMessage, 'to'>;

/** In whose name mails are written, and how. */
export interface Letterhead {
  name: string;
  /** The reader's. */
  language: Language;
  /** As `#rrggbb`; empty for the product's own. */
  accent: string;
  /** Mail address that gets the answers; empty when answers go to the sender. */
  contact: string;
  /** What stands above in place of the name: a PNG at an absolute address, its size in pixels. */
  letterLogo?: { url: string; width: number; height: number } | null;
}

export interface MailParts {
  subject: string;
  /** What mail programs show beside the subject in their list; it says more, not the same again. */
  preheader: string;
  greeting: string;
  paragraphs: string[];
  /** Small table below the paragraphs, like that of a receipt. */
  facts?: { label: string; value: string }[];
  /** What somebody wrote, with its line breaks. */
  quote?: string;
  /** The one thing to do next. */
  action: { label: string; url: string };
  /** Why the reader gets this mail. */
  reason: string;
}

const SANS = raw("-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif");
const SERIF = raw("Fraunces, Georgia, 'Times New Roman', serif");

/** Mail programs that know dark mode get it designed; the others show the inline colours. */
const darkStyles = ({ dark }: AccentPalette) =>
  raw(`
      :root { color-scheme: light dark; supported-color-schemes: light dark; }
      @media (prefers-color-scheme: dark) {
        .page { background: #031a1c !important; }
        .sheet { background: #042023 !important; border-color: ${dark[6]} #1e474b #1e474b !important; }
        .line { border-color: #1e474b !important; }
        .ink { color: #f3f0e9 !important; }
        .quiet { color: #c2beb1 !important; }
        .dot { color: ${dark[6]} !important; }
      }`);

/** Fills the list's line behind the preheader, so that it does not go on with the first words of the mail. */
const FILLER = raw('&#847;&zwnj;&nbsp;'.repeat(60));

/**
 * One mail, said twice: as plain text and as HTML, from the same parts, which are made in the language of the reader. Everything is
 * escaped.
 */
export function composeMail(school: Letterhead, partsOf: () => MailParts): MailContent {
  return inLanguage(school.language, () => {
    const parts = partsOf();
    return {
      senderName: school.name,
      subject: parts.subject,
      text: plainText(school, parts),
      html: markup(school, parts),
      ...(school.contact && { replyTo: { name: school.name, address: school.contact } }),
    };
  });
}

function plainText(
  school: Letterhead,
  { greeting, paragraphs, facts = [], quote, action, reason }: MailParts,
): string {
  const blocks = [
    greeting,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    quote === undefined
      ? ''
      : linesOf(quote)
          .map((line) => `> ${line}`)
          .join('\n'),
    `${action.label}:\n${action.url}`,
    `-- \n${school.name}\n${reason}`,
  ];
  return blocks.filter((block) => block !== '').join('\n\n') + '\n';
}

const linesOf = (text: string) => text.split(/\r\n|[\r\n\u2028\u2029]/);

const INK = raw(`font: 17px/1.6 ${SANS}; color: #022024;`);
const QUIET = raw(`font: 14px/1.6 ${SANS}; color: #284f53;`);
const TABLE = raw('role="presentation" cellpadding="0" cellspacing="0"');

/** Where lines begin and end. */
const SIDES = { ltr: { start: 'left', end: 'right' }, rtl: { start: 'right', end: 'left' } } as const;
type Sides = (typeof SIDES)[keyof typeof SIDES];

/**
 * Tables and inline styles, since mail programs agree on little else: some drop `html` and `body`, so the outermost table says the
 * language and its direction, too. The link opens a window of its own.
 */
function markup(
  school: Letterhead,
  { subject, preheader, greeting, paragraphs, facts, quote, action, reason }: MailParts,
): string {
  const palette = accentPalette(school.accent);
  const { light } = palette;
  const { direction } = languages[school.language];
  const sides = SIDES[direction];
  return html`<!doctype html>
    <html lang="${school.language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${darkStyles(palette)}
        </style>
      </head>
      <body class="page" style="margin: 0; padding: 0; background: #f8f5ef;">
        <div style="display: none; max-height: 0; overflow: hidden;" dir="auto">${preheader}${FILLER}</div>
        <table
          ${TABLE}
          class="page"
          lang="${school.language}"
          dir="${direction}"
          width="100%"
          style="background: #f8f5ef;"
        >
          <tr>
            <td align="center" style="padding: 32px 12px;">
              <table ${TABLE} width="100%" style="max-width: 560px;">
                <tr>
                  <td class="ink" style="padding: 0 8px 16px; font: 600 22px/1.2 ${SERIF}; color: #022024;">
                    ${school.letterLogo ? logo(school.name, school.letterLogo) : html`<bdi>${school.name}</bdi><span class="dot" style="color: ${light[7]};">.</span>`}
                  </td>
                </tr>
                <tr>
                  <td
                    class="sheet"
                    style="padding: 32px 28px 20px; background: #fcfaf6; border: 1px solid #c7c0b3; border-top: 4px solid ${light[6]}; border-radius: 8px; overflow-wrap: anywhere;"
                  >
                    <h1
                      class="ink"
                      dir="auto"
                      style="margin: 0 0 20px; font: 600 28px/1.25 ${SERIF}; color: #022024;"
                    >
                      ${subject}
                    </h1>
                    ${[greeting, ...paragraphs].map(
                      (text) => html`<p class="ink" dir="auto" style="margin: 0 0 16px; ${INK}">${text}</p>`,
                    )}
                    ${facts && factsTable(facts, sides)}
                    ${quote !== undefined && quotation(quote, palette, sides)} ${button(action, palette)}
                    <p class="quiet" style="margin: 0 0 12px; ${QUIET}">${orOpen(action.url)}</p>
                  </td>
                </tr>
                <tr>
                  <td class="quiet" style="padding: 16px 8px; ${QUIET}">${reason}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.toString();
}

/** The address in full, for programs that show no button. */
function orOpen(url: string): Html {
  const [before = '', , after = ''] = mailTexts.orOpen.split(/<\/?link>/);
  return html`${before}<a class="quiet" href="${url}" target="_blank" style="color: #284f53;">${url}</a
    >${after}`;
}

/** In pixels of a letterhead. */
const LOGO = { width: 240, height: 40 };

/** On white, since a logo is made for paper, and mail programs that are dark show it as it is. */
function logo(name: string, { url, width, height }: NonNullable<Letterhead['letterLogo']>) {
  const scale = Math.min(LOGO.width / width, LOGO.height / height, 1);
  const [shownWidth, shownHeight] = [Math.round(width * scale), Math.round(height * scale)];
  return html`<img
    src="${url}"
    alt="${name}"
    width="${shownWidth}"
    height="${shownHeight}"
    style="display: inline-block; padding: 4px 8px; background: #fcfaf6; border-radius: 4px;"
  />`;
}

const LINE = raw('border-bottom: 1px solid #c7c0b3;');

/** A table of data, unlike the others, so without their role. */
const factsTable = (facts: { label: string; value: string }[], { start, end }: Sides) =>
  html`<table cellpadding="0" cellspacing="0" width="100%" style="margin: 8px 0 20px;">
    ${facts.map(
      ({ label, value }) =>
        html`<tr>
          <th
            scope="row"
            align="${start}"
            class="quiet line"
            style="padding: 10px 0; padding-${end}: 16px; ${LINE} ${QUIET} font-weight: 400; vertical-align: top;"
          >
            ${label}
          </th>
          <td class="ink line" align="${end}" style="padding: 10px 0; ${LINE} ${INK}"><bdi>${value}</bdi></td>
        </tr>`,
    )}
  </table>`;

const quotation = (quote: string, { light }: AccentPalette, { start }: Sides) =>
  html`<blockquote
    class="ink"
    dir="auto"
    style="margin: 8px 0 20px; padding: 2px 0; padding-${start}: 16px; border-${start}: 4px solid ${light[6]}; ${INK}"
  >
    ${linesOf(quote).map((line, index) => html`${index > 0 && raw('<br />')}${line}`)}
  </blockquote>`;

const button = ({ label, url }: MailParts['action'], { light, contrast }: AccentPalette) =>
  html`<table ${TABLE} style="margin: 28px 0 24px;">
    <tr>
      <td style="background: ${light[6]}; border-radius: 8px;">
        <a
          href="${url}"
          target="_blank"
          style="display: inline-block; padding: 13px 24px; font: 600 17px/1.2 ${SANS}; color: ${contrast.light}; text-decoration: none;"
          >${label}</a
        >
      </td>
    </tr>
  </table>`;
