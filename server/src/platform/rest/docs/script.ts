import { createHash } from 'node:crypto';
import { raw } from '#shared/html.ts';

/** Makes samples copyable, and calls and objects searchable by words. */
const SCRIPT = `
const status = document.querySelector('[role=status]');
for (const pre of document.querySelectorAll('pre')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  button.setAttribute('aria-label', 'Copy: ' + pre.textContent.split('\\n', 1)[0].slice(0, 60));
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(pre.textContent);
      button.textContent = status.textContent = 'Copied';
    } catch {
      status.textContent = 'Copying failed. Please select the text and copy it yourself';
    }
  });
  pre.before(button);
}
const field = document.querySelector('#search');
const sections = [...document.querySelectorAll('.sheet[id]')].map((element) => ({
  element,
  text: element.textContent.toLowerCase(),
  entry: document.querySelector('nav li a[href="#' + element.id + '"]')?.parentElement,
}));
const search = () => {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let found = 0;
  for (const { element, text, entry } of sections) {
    const isFound = words.every((word) => text.includes(word));
    element.hidden = !isFound;
    if (entry) entry.hidden = !isFound;
    if (isFound) found += 1;
  }
  for (const heading of document.querySelectorAll('main h2')) {
    let next = heading.nextElementSibling;
    while (next?.matches('.sheet') && next.hidden) next = next.nextElementSibling;
    heading.hidden = words.length > 0 && !next?.matches('.sheet');
  }
  status.textContent = words.length > 0 ? 'Found: ' + found : '';
};
field.addEventListener('input', search);
addEventListener('hashchange', () => {
  const target = document.getElementById(location.hash.slice(1));
  if (!target?.hidden) return;
  field.value = '';
  search();
  target.scrollIntoView();
});
field.parentElement.hidden = false;
`;

/** Allows exactly this script in a content security policy. */
export const SCRIPT_HASH = `sha256-${createHash('sha256').update(SCRIPT).digest('base64')}`;

// At the end of the page, because it looks up its elements. Not an `html` template, like the style sheet.
export const scriptElement = raw(`<script>${SCRIPT}</script>`);
