import type { Page } from 'playwright-core';
import { send } from './courses.ts';

const TEXTS = `query Texts {
  courses(first: 100, state: ANY) {
    nodes { title description category instructor lectures { title description } }
  }
  users(first: 100) { nodes { fullName } }
  school { mentors { name subject bio } }
}`;

/** Minimum length in characters: shorter texts may occur in the product's own texts. */
const SHORTEST = 5;

/** The texts that people wrote in the school, line by line: titles, descriptions and names. The page belongs to an admin. */
export async function peopleTexts(admin: Page): Promise<string[]> {
  return textsIn(await send<object>(admin, TEXTS, {}));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n').filter((line) => line.trim().length >= SHORTEST);
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/** Returns the occurrences of these texts on a page, in its content or its fields, that have no direction of their own. */
export function textsWithoutDirection(page: Page, texts: readonly string[]): Promise<string[]> {
  return page.evaluate((all) => {
    const known = (text: string) => all.some((each) => text.includes(each));
    const isolated = /\u2068[^\u2069]*\u2069/g;
    const missing: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      // Script data is not visible, an option has the direction of its field, and a code sample that of code.
      const isSet = parentElement?.closest('bdi, [dir=auto], pre, script, style, template, noscript, option');
      const shown = (textContent ?? '').replace(isolated, '');
      if (!isSet && known(shown)) missing.push(shown);
    }
    for (const field of document.querySelectorAll<HTMLInputElement>(
      'input:not([dir=auto], [type=hidden]), textarea:not([dir=auto])',
    )) {
      if (known(field.value)) missing.push(`${field.name}: ${field.value}`);
    }
    return missing;
  }, texts);
}
