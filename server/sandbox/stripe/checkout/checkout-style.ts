import { createHash } from 'node:crypto';

/** The hosted pages' one style sheet. */
export const CHECKOUT_STYLE = `
:root {
  color-scheme: light dark;
  --paper: #fbf7ef; --card: #fffdf8; --ink: #10282c; --quiet: #33474a; --line: #8a9694; --rule: #dcd5c6;
  --marigold: #f0ad1f; --marigold-strong: #d99404; --on-marigold: #10282c;
  --fern: #256b45; --brick: #84220f; --brick-soft: #fbe9e3; --note: #fdf0cf; --focus: #1d5c8f;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #0d1b1e; --card: #13262a; --ink: #f3eee2; --quiet: #b3c0bd; --line: #70827f; --rule: #2a4044;
    --marigold: #f2b536; --marigold-strong: #ffc95c; --on-marigold: #10282c;
    --fern: #86cfa2; --brick: #ff9d86; --brick-soft: #3a1d18; --note: #33290f; --focus: #8cc4f0;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1, h2, .amount { font-family: Fraunces, Georgia, 'Times New Roman', serif; line-height: 1.15; margin: 0; }
h1 { font-size: 1.5rem; }
h2 { font-size: 1.125rem; }
p { margin: 0; }
a { color: inherit; text-underline-offset: 0.2em; }
.sandbox { background: var(--note); border-bottom: 1px solid var(--rule); padding: 0.75rem 1rem; text-align: center; }
main { display: grid; gap: 2rem; max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
main.narrow { max-width: 34rem; }
.summary { display: grid; gap: 1rem; align-content: start; }
.amount { font-size: 2.5rem; font-variant-numeric: tabular-nums; }
.amount small { font: 1rem system-ui, sans-serif; color: var(--quiet); }
.lines { list-style: none; margin: 0; padding: 0; border-block: 1px solid var(--rule); }
.lines li { display: flex; justify-content: space-between; gap: 1rem; padding: 0.75rem 0; }
.quiet { color: var(--quiet); }
.card { background: var(--card); border: 1px solid var(--rule); border-radius: 10px; padding: 1.5rem; }
.stack { display: grid; gap: 1.25rem; align-content: start; }
.field { display: grid; gap: 0.375rem; align-content: start; }
.pair { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); }
label { font-weight: 600; }
input {
  width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; font: inherit; color: inherit;
  background: var(--paper); border: 1px solid var(--line); border-radius: 10px;
}
input[aria-invalid='true'] { border-color: var(--brick); border-width: 2px; }
.error { color: var(--brick); font-weight: 600; }
.alert { background: var(--brick-soft); border: 1px solid var(--brick); border-radius: 10px; padding: 1rem; }
.alert ul { margin: 0.25rem 0 0; padding-left: 1.25rem; }
.button {
  display: inline-flex; align-items: center; justify-content: center; min-height: 2.75rem; padding: 0.5rem 1.25rem;
  border: 1px solid var(--line); border-radius: 10px; background: transparent; color: var(--ink);
  font: inherit; font-weight: 600; text-decoration: none; cursor: pointer;
}
.button.main { background: var(--marigold); border-color: var(--marigold-strong); color: var(--on-marigold); }
.button:hover { border-color: var(--ink); }
.button.main:hover { background: var(--marigold-strong); }
.actions { display: flex; flex-wrap: wrap; gap: 0.75rem; }
.actions .main { flex: 1 1 12rem; }
.cards { list-style: none; margin: 0; padding: 0; display: grid; gap: 0.75rem; }
.cards li { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between; }
.cards code { display: block; font: 1rem/1.4 ui-monospace, monospace; }
.paid { color: var(--fern); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
@media (min-width: 50rem) { main:not(.narrow) { grid-template-columns: 2fr 3fr; gap: 4rem; padding-top: 4rem; } }
`;

const STYLE_HASH = createHash('sha256').update(CHECKOUT_STYLE).digest('base64');

/**
 * The content security policy of a hosted page.
 * @param formTargets the origins that submitting the form may lead on to, beside our own
 */
export function checkoutPolicy(formTargets: readonly string[]): string {
  return [
    "default-src 'none'",
    "img-src 'self'",
    `style-src 'sha256-${STYLE_HASH}'`,
    ["form-action 'self'", ...new Set(formTargets)].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
