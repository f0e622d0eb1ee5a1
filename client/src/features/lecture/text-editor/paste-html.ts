import { gfm } from '@joplin/turndown-plugin-gfm';
import Turndown from 'turndown';
import { listItemsOfWord } from './word-lists.ts';

/** What is left out: pictures, styles and comments of Word, and what browsers run. */
const LEFT_OUT = [
  'head, meta, link, style, script, template, noscript, iframe, object, svg, canvas, video, audio, picture, img',
  '.Apple-interchange-newline, .MsoCommentReference, [style*="mso-element:comment"], [style*="mso-element: comment"]',
  '[id^="_com_"], .msocomtxt, .msocomoff',
].join();

/** Elements that Markdown has a notation for. Without any of them, the plain text says the same. */
const FORMATTED =
  'h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, pre, code, a[href], b, strong, i, em, del, s, strike, hr';

/**
 * Converts pasted HTML of Google Docs, Word and web pages to Markdown, without pictures. Returns null if the plain text of the
 * clipboard says the same, for example text copied from a code editor.
 */
export function markdownOf(html: string): string | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // Word writes its lists as paragraphs with marks in conditional comments.
  listItemsOfWord(body);
  for (const element of body.querySelectorAll(LEFT_OUT)) element.remove();
  readStyles(body);
  repairLists(body);
  nameColumns(body);
  if (!body.querySelector(FORMATTED)) return body.textContent.trim() === '' ? '' : null;
  const markdown = converter().turndown(body);
  // No-break spaces are how word processors write indentation and several spaces.
  return markdown
    .replaceAll('\u00a0', ' ')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function converter(): Turndown {
  const turndown = new Turndown({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
    hr: '---',
  });
  turndown.use(gfm);
  // `- item` instead of three spaces behind the mark.
  turndown.addRule('item', {
    filter: 'li',
    replacement: (content, node, { bulletListMarker }) => {
      const list = node.parentElement;
      const place = list ? [...list.children].indexOf(node) : 0;
      const first = Number(list?.getAttribute('start') ?? 1);
      const mark = list?.nodeName === 'OL' ? `${first + place}. ` : `${bulletListMarker} `;
      const text = content.trim().replaceAll('\n', `\n${' '.repeat(mark.length)}`);
      return `${mark}${text}${node.nextSibling ? '\n' : ''}`;
    },
  });
  return turndown;
}

/** Word processors write bold and italic as styles. Google Docs wraps everything into a `b` that is not bold. */
function readStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('span, b, strong, i, em, font')) {
    const { fontWeight, fontStyle, textDecorationLine, textDecoration } = element.style;
    const isMarkup = element.nodeName !== 'SPAN' && element.nodeName !== 'FONT';
    // A heading is bold by itself.
    const inHeading = element.closest('h1, h2, h3, h4, h5, h6, th') !== null;
    const isBoldTag = element.matches('b, strong');
    const isBold = fontWeight ? isBoldWeight(fontWeight) : isBoldTag;
    const isItalic = fontStyle ? fontStyle.startsWith('italic') : element.matches('i, em');
    const isStruck = (textDecorationLine || textDecoration).includes('line-through');
    const tags = [isBold && !inHeading && 'strong', isItalic && 'em', isStruck && 'del'];
    const wanted = tags.filter((tag) => tag !== false);
    if (!isMarkup && wanted.length === 0) continue;
    let place: Element | DocumentFragment = document.createDocumentFragment();
    const outer = place;
    // Blocks stay outside of marks within a line.
    if (!element.querySelector('p, div, ul, ol, table, h1, h2, h3, h4, h5, h6, pre, blockquote'))
      for (const tag of wanted) place = place.appendChild(document.createElement(tag));
    place.append(...element.childNodes);
    element.replaceWith(outer);
  }
}

const isBoldWeight = (weight: string): boolean => weight.startsWith('bold') || Number(weight) >= 600;

/** Makes the first row of each table its headings, which Markdown requires. */
function nameColumns(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    if (table.querySelector('th')) continue;
    for (const cell of table.querySelector('tr')?.querySelectorAll(':scope > td') ?? []) {
      const heading = document.createElement('th');
      heading.append(...cell.childNodes);
      cell.replaceWith(heading);
    }
  }
}

/** Makes lists tight, and moves lists between items, as Google Docs writes them, into the item before. */
function repairLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol'))
    list.previousElementSibling?.append(list);
  for (const paragraph of body.querySelectorAll('li > p:first-child')) {
    const isAlone = !paragraph.parentElement?.querySelector(':scope > p:nth-of-type(2)');
    if (isAlone) paragraph.replaceWith(...paragraph.childNodes);
  }
}
