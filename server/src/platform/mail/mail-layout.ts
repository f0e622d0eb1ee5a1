import { accentPalette, type AccentPalette } from '#shared/accent.ts';
import { html, raw, type Html } from '#shared/html.ts';
import { languages, type Language } from '#shared/languages.ts';
import { inLanguage } from '#server/platform/common/current-language.ts';
import { mailTexts } from './mail-texts.ts';
import type { MailMessage } from './mailer.ts';

export type MailContent = Omit<MailMessage, 'to'>;

/** The school's name and look in mails. */
export interface Letterhead {
  name: string;
  /** The recipient's language. */
  language: Language;
  /** `#rrggbb`. Empty for the product's own colour. */
  accent: string;
  /** Email address for replies. If empty, replies go to the sender. */
  contact: string;
  /** Shown in place of the name: a PNG at an absolute URL, with its size in pixels. */
  letterLogo?: { url: string; width: number; height: number } | null;
}

export interface MailParts {
  subject: string;
  /** Shown by mail programs beside the subject in the list. It adds to the subject and does not repeat it. */
  preheader: string;
  greeting: string;
  paragraphs: string[];
  /** The most important fact, in a frame below the paragraphs. */
  box?: { label: string; value: string };
  /** A small table below the paragraphs, such as the amounts of a receipt. */
  facts?: { label: string; value: string }[];
  /** A quoted message, with its line breaks. */
  quote?: string;
  /** Longer texts below the button, with their line breaks. */
  sections?: { title: string; text: string }[];
  /** The main button. */
  action: { label: string; url: string };
  /** Why the recipient gets this mail. */
  reason: string;
}

const SANS = raw("-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif");
const SERIF = raw("Fraunces, Georgia, 'Times New Roman', serif");

/** Colours for mail programs that support dark mode. The others show the inline colours. */
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

/** Fills the preview line after the preheader, so that the first words of the mail do not follow it. */
const FILLER = raw('&#847;&zwnj;&nbsp;'.repeat(60));

/** Composes a mail as plain text and as HTML from the same parts, in the recipient's language. All values are escaped. */
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
  { greeting, paragraphs, box, facts = [], quote, action, sections = [], reason }: MailParts,
): string {
  const blocks = [
    greeting,
    ...paragraphs,
    box ? framed(`${box.label}: ${box.value}`) : '',
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    quote === undefined
      ? ''
      : linesOf(quote)
          .map((line) => `> ${line}`)
          .join('\n'),
    `${action.label}:\n${action.url}`,
    ...sections.map(({ title, text }) => `${title}\n${RULE}\n${text}`),
    `-- \n${school.name}\n${reason}`,
  ];
  return blocks.filter((block) => block !== '').join('\n\n') + '\n';
}

/** A line between two rules, because plain text has no frames. */
const framed = (line: string) => [RULE, line, RULE].join('\n');
const RULE = '-'.repeat(40);

const linesOf = (text: string) => text.split(/\r\n|[\r\n\u2028\u2029]/);

const INK = raw(`font: 17px/1.6 ${SANS}; color: #022024;`);
const QUIET = raw(`font: 14px/1.6 ${SANS}; color: #284f53;`);
const TABLE = raw('role="presentation" cellpadding="0" cellspacing="0"');

/** The sides at which lines start and end, by text direction. */
const SIDES = { ltr: { start: 'left', end: 'right' }, rtl: { start: 'right', end: 'left' } } as const;
type Sides = (typeof SIDES)[keyof typeof SIDES];

/**
 * Uses tables and inline styles, because mail programs support little else. Some drop `html` and `body`, so the
 * outermost table also declares the language and its direction. Links open a new window.
 */
function markup(
  school: Letterhead,
  { subject, preheader, greeting, paragraphs, box, facts, quote, action, sections = [], reason }: MailParts,
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
                    ${box && frame(box, palette)} ${facts && factsTable(facts, sides)}
                    ${quote !== undefined && quotation(quote, palette, sides)} ${button(action, palette)}
                    <p class="quiet" style="margin: 0 0 12px; ${QUIET}">${orOpen(action.url)}</p>
                    ${sections.map(section)}
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

/** The full URL, for mail programs that do not show the button. */
function orOpen(url: string): Html {
  const [before = '', , after = ''] = mailTexts.orOpen.split(/<\/?link>/);
  return html`${before}<a class="quiet" href="${url}" target="_blank" style="color: #284f53;">${url}</a
    >${after}`;
}

/** Maximum size of the logo, in pixels. */
const LOGO = { width: 240, height: 40 };

/** On a light background: logos are made for paper, and mail programs in dark mode do not adapt them. */
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

/**
 * A data table. Unlike the layout tables, it has no `role="presentation"`. Its labels have a width of their own: a long value may
 * break anywhere, and would leave them a column of a few letters on a phone.
 */
const factsTable = (facts: { label: string; value: string }[], { start, end }: Sides) =>
  html`<table cellpadding="0" cellspacing="0" width="100%" style="margin: 8px 0 20px;">
    ${facts.map(
      ({ label, value }) =>
        html`<tr>
          <th
            scope="row"
            align="${start}"
            class="quiet line"
            style="width: 38%; padding: 10px 0; padding-${end}: 16px; ${LINE} ${QUIET} font-weight: 400; vertical-align: top; overflow-wrap: break-word;"
          >
            ${label}
          </th>
          <td class="ink line" align="${end}" style="padding: 10px 0; ${LINE} ${INK}"><bdi>${value}</bdi></td>
        </tr>`,
    )}
  </table>`;

const frame = ({ label, value }: NonNullable<MailParts['box']>, { light }: AccentPalette) =>
  html`<p
    class="ink"
    dir="auto"
    style="margin: 8px 0 20px; padding: 14px 16px; border: 2px solid ${light[6]}; border-radius: 8px; ${INK}"
  >
    ${label}: <strong><bdi>${value}</bdi></strong>
  </p>`;

const section = ({ title, text }: { title: string; text: string }) =>
  html`<h2 class="ink" dir="auto" style="margin: 24px 0 8px; font: 600 20px/1.3 ${SERIF}; color: #022024;">
      ${title}
    </h2>
    <p class="quiet" dir="auto" style="margin: 0 0 12px; ${QUIET}">
      ${linesOf(text).map((line, index) => html`${index > 0 && raw('<br />')}${line}`)}
    </p>`;

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
