/** The level of an item in the style of Word: `mso-list:l0 level2 lfo1`. */
const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/;
/** The mark of a numbered item: `1.`, `b)`, `iv.`. Other marks are bullets. */
const NUMBER = /^\(?(?:\d+|[a-z]{1,4})[.)]/i;

/** Replaces the paragraphs with which Word writes the items of lists by lists. */
export function listItemsOfWord(body: HTMLElement): void {
  /** The lists around the next item, from the outside, until another paragraph ends them. */
  let open: HTMLElement[] = [];
  let last: Element | null = null;
  for (const paragraph of body.querySelectorAll<HTMLElement>('[style*="mso-list"]')) {
    const level = Number(LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? NaN);
    if (Number.isNaN(level)) continue;
    // Text between two lists ends the first one.
    if (last === null || paragraph.previousElementSibling !== last) open = [];
    const tag = NUMBER.test(takeMark(paragraph)) ? 'ol' : 'ul';
    open = open.slice(0, level);
    while (open.length < level) {
      const list = document.createElement(tag);
      const outer = open.at(-1);
      if (outer) (outer.lastElementChild ?? outer).append(list);
      else paragraph.before(list);
      open.push(list);
    }
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
    last = open[0] ?? null;
    paragraph.remove();
  }
}

/** Removes the mark of an item and returns it. */
function takeMark(paragraph: HTMLElement): string {
  const marks = paragraph.querySelectorAll('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
  const text = [...marks].map((mark) => mark.textContent).join('');
  for (const mark of marks) mark.remove();
  return text.trim();
}
