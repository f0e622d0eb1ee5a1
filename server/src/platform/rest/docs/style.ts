import { createHash } from 'node:crypto';
import { raw } from '#shared/html.ts';

const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #f8f5ef; --sheet: #fcfaf6; --line: #c7c0b3; --ink: #022024; --quiet: #284f53;
  --marigold: #f4a80d; --brick: #8e2c1c; --fern: #255a33; --focus: #284f53;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #031a1c; --sheet: #042023; --line: #1e474b; --ink: #f3f0e9; --quiet: #c2beb1;
    --marigold: #f4af2d; --brick: #f5a08f; --fern: #86d29b; --focus: #f4af2d;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
.frame { max-width: 76rem; margin: 0 auto; padding: 2rem 1rem 4rem; display: grid; gap: 2rem; grid-template-columns: 17rem minmax(0, 1fr); }
main { min-width: 0; }
.skip { position: absolute; left: 1rem; top: -4rem; padding: .5rem 1rem; background: var(--sheet); }
.skip:focus { top: 1rem; }
h1, h2, h3 { font-family: Fraunces, Georgia, 'Times New Roman', serif; line-height: 1.25; font-weight: 600; }
h1 { margin: 0; font-size: clamp(1.75rem, 5vw, 2.25rem); }
h2 { margin: 3rem 0 1rem; font-size: 1.5rem; }
h3 { margin: 0; font-size: 1.125rem; }
h4 { margin: 1.25rem 0 .5rem; font-size: 1rem; }
p { max-width: 65ch; }
a { color: inherit; text-decoration-color: var(--marigold); text-decoration-thickness: 2px; text-underline-offset: 4px; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; border-radius: 4px; }
code, pre { font-family: ui-monospace, monospace; font-size: .9em; }
.quiet, .type, dd { color: var(--quiet); }
.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: 8px; padding: 1.25rem; }
.sheet + .sheet { margin-top: 1.25rem; }
.call { display: block; margin: .25rem 0 0; }
.method { font-weight: 700; color: var(--fern); }
.method.delete { color: var(--brick); }
.mark { padding: 0 .4rem; border: 1px solid var(--line); border-radius: 6px; font-size: .8125rem; color: var(--quiet); }
.mark.old { color: var(--brick); border-color: currentColor; }
nav { align-self: start; position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow-y: auto; }
nav h2 { margin: 1.25rem 0 .25rem; font-size: 1rem; }
nav h2 a { text-decoration-color: transparent; }
nav h2 a:hover { text-decoration-color: var(--marigold); }
nav ul { margin: 0; padding: 0; list-style: none; }
nav li a { display: block; padding: .3rem 0; font-size: .9375rem; text-decoration-color: transparent; }
nav li a:hover { text-decoration-color: var(--marigold); }
dl { margin: 0; }
.fields > div { padding: .5rem 0; border-top: 1px solid var(--line); }
dd { margin: 0; }
pre { margin: 0; padding: 1rem; white-space: pre-wrap; background: var(--paper); border-radius: 8px; line-height: 1.5; }
pre + .fields { margin-top: .75rem; }
button { float: right; position: relative; min-height: 2.75rem; min-width: 2.75rem; margin: .25rem; padding: 0 .75rem; font: inherit; font-size: .875rem; color: inherit; background: var(--sheet); border: 1px solid var(--quiet); border-radius: 8px; cursor: pointer; }
.search { margin: 1rem 0 0; }
.search label { display: block; font-weight: 600; font-size: .875rem; }
.search input { width: 100%; min-height: 2.75rem; padding: 0 .75rem; font: inherit; color: inherit; background: var(--sheet); border: 1px solid var(--quiet); border-radius: 8px; }
[role=status] { margin: .25rem 0 0; min-height: 1.6em; font-size: .875rem; }
[hidden] { display: none; }
@media (max-width: 52rem) {
  .frame { grid-template-columns: minmax(0, 1fr); }
  .frame { gap: 1rem; padding-top: 1rem; }
  /* The groups are enough on a phone: the calls of each stand below its heading. */
  nav { position: static; max-height: none; display: flex; flex-wrap: wrap; align-items: center; gap: 0 1.25rem; }
  nav ul { display: none; }
  nav h2 { margin: 0; }
  nav .search, nav [role=status] { flex: 1 0 100%; }
  nav a, nav h2 a { display: block; padding: .6rem 0; text-decoration-color: var(--marigold); }
}
`;

/** Allows exactly this style sheet in a content security policy. */
export const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

// Not an `html` template: the formatter would indent its content, and the hash covers every byte between the tags.
export const styleElement = raw(`<style>${STYLE}</style>`);
