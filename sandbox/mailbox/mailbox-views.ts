import { html, type Html } from '#shared/html.ts';
import type { KeptMail } from './mail-folder.ts';
import { styleElement } from './mailbox-style.ts';

const timeFormat = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

const count = new Intl.NumberFormat('en');

/** The list of stored mails, newest first, with a note if older ones are not shown. */
export function listPage(base: string, { mails, total }: { mails: KeptMail[]; total: number }): Html {
  return page(
    'Mailbox',
    html`<header class="bar">
        <div>
          <h1>Mailbox</h1>
          <p class="quiet">${summary(mails.length, total)}</p>
        </div>
        ${total > 0 && html`<form method="post" action="${base}/delete-all"><button>Delete all</button></form>`}
      </header>
      ${mails.length > 0 ? mailList(base, mails) : emptyState}`,
  );
}

function summary(shown: number, total: number): string {
  if (shown < total) return `The newest ${count.format(shown)} of ${count.format(total)} mails`;
  return total === 1 ? '1 mail' : `${count.format(total)} mails`;
}

const mailList = (base: string, mails: KeptMail[]) =>
  html`<ul class="sheet mails">
    ${mails.map(
      (mail) =>
        html`<li>
          <a href="${base}/${mail.id}">${subjectOf(mail)}</a>
          <span class="quiet">To ${mail.to}</span>
          ${time(mail)}
        </li>`,
    )}
  </ul>`;

const emptyState = html`<section class="sheet empty">
  <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
    <rect x="6" y="10" width="84" height="56" rx="6" />
    <path d="M8 14 48 44 88 14" />
  </svg>
  <h2>No mail yet</h2>
  <p>
    While no mail server is set, whatever the school would send arrives here: the welcome after someone signs
    up, for instance. Sign up with any address, then reload this page.
  </p>
</section>`;

/** One mail: its headers, its HTML in a frame without scripts, and its plain text. */
export function mailPage(base: string, mail: KeptMail): Html {
  return page(
    subjectOf(mail),
    html`${back(base)}
      <header>
        <h1>${subjectOf(mail)}</h1>
        <dl>
          <div>
            <dt>From</dt>
            <dd>${mail.from}</dd>
          </div>
          <div>
            <dt>To</dt>
            <dd>${mail.to}</dd>
          </div>
          ${
            mail.replyTo &&
            html`<div>
              <dt>Answer to</dt>
              <dd>${mail.replyTo}</dd>
            </div>`
          }
          <div>
            <dt>Time</dt>
            <dd>${time(mail)}</dd>
          </div>
        </dl>
      </header>
      <section aria-labelledby="designed">
        <h2 id="designed">As designed</h2>
        <iframe
          class="sheet"
          title="The mail as designed"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          src="${base}/${mail.id}/html"
        ></iframe>
      </section>
      <section aria-labelledby="plain">
        <h2 id="plain">As plain text</h2>
        <pre class="sheet">${mail.text}</pre>
      </section>`,
  );
}

/** A page with a single message and a link to the list. */
export function messagePage(base: string, message: string): Html {
  return page(
    message,
    html`${back(base)}
      <h1>${message}</h1>`,
  );
}

const back = (base: string) => html`<nav aria-label="Mailbox"><a href="${base}">All mails</a></nav>`;

const subjectOf = (mail: KeptMail) => mail.subject || '(no subject)';

const time = ({ date }: KeptMail) =>
  html`<time class="quiet" datetime="${date.toISOString()}">${timeFormat.format(date)} UTC</time>`;

const page = (title: string, content: Html) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" />
        <title>${title} · Sandbox mailbox · Lectern</title>
        ${styleElement}
      </head>
      <body>
        <header class="strip"><strong>Mail sandbox.</strong> Nothing here was sent to anyone.</header>
        <main>${content}</main>
      </body>
    </html> `;
