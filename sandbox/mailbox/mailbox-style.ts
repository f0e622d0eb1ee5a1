import { createHash } from 'node:crypto';
import { raw } from '#shared/html.ts';

const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #f8f5ef; --sheet: #fcfaf6; --line: #c7c0b3; --ink: #022024; --quiet: #284f53;
  --marigold: #f4a80d; --note: #ffefcb; --brick: #8e2c1c; --focus: #284f53;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #031a1c; --sheet: #042023; --line: #1e474b; --ink: #f3f0e9; --quiet: #c2beb1;
    --marigold: #f4af2d; --note: #38260f; --brick: #f5a08f; --focus: #f4af2d;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
.strip { margin: 0; padding: .75rem 1rem; background: var(--note); border-bottom: 1px solid var(--line); text-align: center; }
h1, h2 { font-family: Fraunces, Georgia, 'Times New Roman', serif; line-height: 1.25; font-weight: 600; }
h1 { margin: 0; font-size: clamp(1.75rem, 5vw, 2.25rem); }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.25rem; }
a { color: inherit; text-decoration-color: var(--marigold); text-decoration-thickness: 2px; text-underline-offset: 4px; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; border-radius: 4px; }
.quiet { margin: 0; color: var(--quiet); }
.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: 8px; }
.bar { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 1rem; margin-bottom: 1.5rem; }
button { min-height: 44px; padding: 0 1.25rem; font: inherit; font-weight: 600; color: var(--brick); background: none;
  border: 1px solid currentColor; border-radius: 8px; cursor: pointer; }
button:hover { background: var(--sheet); }
nav a { display: inline-block; padding: .6rem 0; }
nav { margin-bottom: 1rem; }
.mails { margin: 0; padding: 0; list-style: none; }
.mails li { position: relative; display: grid; grid-template-columns: 1fr auto; gap: 0 1.5rem; padding: .9rem 1.25rem; }
.mails li + li { border-top: 1px solid var(--line); }
.mails li:hover { background: var(--paper); }
.mails a { grid-column: 1 / -1; font-weight: 600; text-decoration-color: transparent; }
.mails li:hover a { text-decoration-color: var(--marigold); }
/* The whole row is the link's target. */
.mails a::after { content: ''; position: absolute; inset: 0; }
.empty { padding: 2.5rem 1.5rem; text-align: center; }
.empty h2 { margin: 1rem 0 .5rem; }
.empty p { max-width: 36rem; margin: 0 auto; color: var(--quiet); }
.empty svg { fill: none; stroke: var(--ink); stroke-width: 3; stroke-linejoin: round; }
.empty svg path { stroke: var(--marigold); }
dl { margin: 1rem 0 0; }
dl div { display: flex; gap: 1rem; }
dt { flex: 0 0 5.5rem; color: var(--quiet); }
dd { margin: 0; }
iframe { display: block; width: 100%; height: 40rem; max-height: 90vh; }
pre { margin: 0; padding: 1.25rem; white-space: pre-wrap; font: .95rem/1.6 ui-monospace, monospace; }
@media (max-width: 30rem) { .mails li { grid-template-columns: 1fr; } dl div { display: block; } dd { margin-bottom: .5rem; } iframe { height: 47rem; } }
`;

/** Allows exactly this style sheet in a content security policy. */
export const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

// Not an `html` template, because the formatter would indent its content, and the hash covers every byte between the
// tags.
export const styleElement = raw(`<style>${STYLE}</style>`);
