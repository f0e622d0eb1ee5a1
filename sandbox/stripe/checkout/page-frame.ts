import { html, raw, type Html } from '#shared/html.ts';
import { CHECKOUT_STYLE } from './checkout-style.ts';

interface Frame {
  title: string;
  /** The style sheet. It is not escaped, so it must be our own. */
  style: string;
  /** The reminder in the page's header. */
  reminder: string;
  mainClass: 'control' | 'narrow' | 'wide';
  content: Html;
}

/** One page of the sandbox. */
export function frame({ title, style, reminder, mainClass, content }: Frame): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" />
        <title>${title} · Payment sandbox</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <header class="sandbox">
          <p><strong>Payment sandbox.</strong> ${reminder}</p>
        </header>
        <main class="${mainClass}">${content}</main>
      </body>
    </html>`.toString();
}

/** One hosted page. */
export function page(title: string, mainClass: 'narrow' | 'wide', content: Html): string {
  const reminder = 'No money moves here, and only test cards work.';
  return frame({ title, style: CHECKOUT_STYLE, reminder, mainClass, content });
}

interface Notice {
  title: string;
  text: string;
  link?: { text: string; href: string } | undefined;
}

/** A hosted page with a single message. */
export function noticePage({ title, text, link }: Notice): string {
  return page(
    title,
    'narrow',
    html`<section class="card stack" aria-labelledby="notice">
      <h1 id="notice">${title}</h1>
      <p>${text}</p>
      ${
        link
          ? html`<p class="actions"><a class="button main" href="${link.href}">${link.text}</a></p>`
          : undefined
      }
    </section>`,
  );
}
