import { html, raw } from '#server/common/html.ts';
import type { MailMessage } from './mailer.ts';

export type MailContent = Omit<MailMessage, 'to'>;

export interface MailParts {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** The one thing to do next. */
  action: { label: string; url: string };
  /** Why the reader gets this mail. */
  reason: string;
}

const SANS = raw("-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif");
const SERIF = raw("Fraunces, Georgia, 'Times New Roman', serif");

/** Mail programs that know dark mode get it designed; the others show the inline colours. */
const DARK = raw(`
      @media (prefers-color-scheme: dark) {
        .page { background: #0d1b20 !important; }
        .sheet { background: #14272e !important; border-color: #f5b73f #2a424a #2a424a !important; }
        .ink { color: #f4ede0 !important; }
        .quiet { color: #b9c4c3 !important; }
      }`);

/** One mail, said twice: as plain text and as HTML, from the same parts. Everything is escaped. */
export function composeMail(parts: MailParts): MailContent {
  return { subject: parts.subject, text: plainText(parts), html: markup(parts) };
}

function plainText({ greeting, paragraphs, action, reason }: MailParts): string {
  return (
    [greeting, ...paragraphs, `${action.label}:\n${action.url}`, `-- \nLectern\n${reason}`].join('\n\n') +
    '\n'
  );
}

/** Tables and inline styles, since mail programs agree on little else. The link opens a window of its own. */
function markup({ subject, greeting, paragraphs, action, reason }: MailParts): string {
  const paragraphStyle = raw(`margin: 0 0 16px; font: 17px/1.6 ${SANS}; color: #10262d;`);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${DARK}
        </style>
      </head>
      <body class="page" style="margin: 0; padding: 0; background: #faf5ea;">
        <table
          role="presentation"
          class="page"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background: #faf5ea;"
        >
          <tr>
            <td align="center" style="padding: 32px 12px;">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width: 560px;"
              >
                <tr>
                  <td class="ink" style="padding: 0 8px 16px; font: 600 22px/1.2 ${SERIF}; color: #10262d;">
                    Lectern<span style="color: #c98607;">.</span>
                  </td>
                </tr>
                <tr>
                  <td
                    class="sheet"
                    style="padding: 32px 28px 20px; background: #fffdf8; border: 1px solid #e6dcc8; border-top: 4px solid #f0ac28; border-radius: 10px;"
                  >
                    <h1 class="ink" style="margin: 0 0 20px; font: 600 28px/1.25 ${SERIF}; color: #10262d;">
                      ${subject}
                    </h1>
                    <p class="ink" style="${paragraphStyle}">${greeting}</p>
                    ${paragraphs.map((paragraph) => html`<p class="ink" style="${paragraphStyle}">${paragraph}</p>`)}
                    <table role="presentation" cellpadding="0" cellspacing="0" style="margin: 28px 0 24px;">
                      <tr>
                        <td style="background: #f0ac28; border-radius: 10px;">
                          <a
                            href="${action.url}"
                            target="_blank"
                            style="display: inline-block; padding: 13px 24px; font: 600 17px/1.2 ${SANS}; color: #10262d; text-decoration: none;"
                            >${action.label}</a
                          >
                        </td>
                      </tr>
                    </table>
                    <p
                      class="quiet"
                      style="margin: 0 0 12px; font: 14px/1.6 ${SANS}; color: #3c5056; overflow-wrap: anywhere;"
                    >
                      Or open
                      <a class="quiet" href="${action.url}" target="_blank" style="color: #3c5056;"
                        >${action.url}</a
                      >
                    </p>
                  </td>
                </tr>
                <tr>
                  <td class="quiet" style="padding: 16px 8px; font: 14px/1.6 ${SANS}; color: #3c5056;">
                    ${reason}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.toString();
}
