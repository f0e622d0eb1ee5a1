import { createHash } from 'node:crypto';

/** The style sheet of the hosted pages. */
export const CHECKOUT_STYLE = `
:root {
  color-scheme: light dark;
  --paper: #f8f5ef; --card: #fcfaf6; --ink: #022024; --quiet: #284f53; --line: #4c7074; --rule: #c7c0b3;
  --marigold: #f4a80d; --marigold-strong: #fab42e; --on-marigold: #022024;
  --fern: #255a33; --brick: #8e2c1c; --brick-soft: #fdece8; --note: #ffefcb; --focus: #284f53;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #031a1c; --card: #042023; --ink: #f3f0e9; --quiet: #c2beb1; --line: #9b998a; --rule: #1e474b;
    --marigold: #f4af2d; --marigold-strong: #f9c254; --on-marigold: #031a1c;
    --fern: #86d29b; --brick: #f5a08f; --brick-soft: #3e1f19; --note: #38260f; --focus: #f4af2d;
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
.figure { white-space: nowrap; font-variant-numeric: tabular-nums; }
.quiet { color: var(--quiet); }
.card { background: var(--card); border: 1px solid var(--rule); border-radius: 8px; padding: 1.5rem; }
.stack { display: grid; gap: 1.25rem; align-content: start; }
.field { display: grid; gap: 0.375rem; align-content: start; }
.pair { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); }
label { font-weight: 600; }
input, select {
  width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; font: inherit; color: inherit;
  background: var(--paper); border: 1px solid var(--line); border-radius: 8px;
}
input[aria-invalid='true'], select[aria-invalid='true'] { border-color: var(--brick); border-width: 2px; }
.error { color: var(--brick); font-weight: 600; }
.alert { background: var(--brick-soft); border: 1px solid var(--brick); border-radius: 8px; padding: 1rem; }
.alert ul { margin: 0.25rem 0 0; padding-left: 1.25rem; }
.button {
  display: inline-flex; align-items: center; justify-content: center; min-height: 2.75rem; padding: 0.5rem 1.25rem;
  border: 1px solid var(--line); border-radius: 8px; background: transparent; color: var(--ink);
  font: inherit; font-weight: 600; text-decoration: none; cursor: pointer;
}
.button.main { background: var(--marigold); border-color: var(--marigold-strong); color: var(--on-marigold); }
.button:hover { border-color: var(--ink); }
.button[aria-pressed='true'] { border: 2px solid var(--ink); background: var(--note); }
.button.main:hover { background: var(--marigold-strong); }
.actions { display: flex; flex-wrap: wrap; gap: 0.75rem; }
.actions .main { flex: 1 1 12rem; }
.cards { list-style: none; margin: 0; padding: 0; display: grid; gap: 0.75rem; }
.cards li { display: flex; gap: 0.5rem 1rem; align-items: center; justify-content: space-between; }
.cards .button { flex: none; }
.cards code { display: block; font: 1rem/1.4 ui-monospace, monospace; }
.paid { color: var(--fern); }
.part { border-top: 1px solid var(--rule); padding-top: 1.25rem; }
.facts { display: grid; grid-template-columns: auto 1fr; gap: 0.375rem 1.5rem; margin: 0; }
.facts dt { color: var(--quiet); }
.facts dd { margin: 0; overflow-wrap: anywhere; }
.lines .sum { font-weight: 600; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
@media (max-width: 30rem) { .actions .button { flex: 1 1 100%; } }
@media print {
  body, .card { background: none; color: #000; border: 0; padding: 0; }
  .actions { display: none; }
}
@media (min-width: 50rem) { main:not(.narrow) { grid-template-columns: 2fr 3fr; gap: 4rem; padding-top: 4rem; } }
`;

/**
 * The content security policy of pages with one style sheet. It allows only that sheet, and forms only to the same
 * origin.
 * @returns the policy, given further origins that a form submission may redirect to
 */
export function policyFor(style: string): (formTargets?: readonly string[]) => string {
  const hash = createHash('sha256').update(style).digest('base64');
  return (formTargets = []) =>
    [
      "default-src 'none'",
      "img-src 'self'",
      `style-src 'sha256-${hash}'`,
      ["form-action 'self'", ...new Set(formTargets)].join(' '),
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; ');
}

/** The content security policy of a hosted page. */
export const checkoutPolicy = policyFor(CHECKOUT_STYLE);
