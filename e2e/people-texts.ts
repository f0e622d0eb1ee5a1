import type { Page } from 'playwright-core';
import { send } from './courses.ts';

const TEXTS = `query Texts {
  courses(first: 100, state: ANY) {
    nodes { title description category instructor lectures { title description } }
  }
  users(first: 100) { nodes { fullName } }
  school { mentors { name subject bio } }
}`;

/** Shorter ones may stand in the product's own words. */
const SHORTEST = 5;

/** The texts that people wrote in the school: titles, descriptions and names, line by line. The page is an admin's. */
export async function peopleTexts(admin: Page): Promise<string[]> {
  return textsIn(await send<object>(admin, TEXTS, {}));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n').filter((line) => line.trim().length >= SHORTEST);
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * What a page shows of these texts, also within a sentence, or has in its fields with nothing that sets their direction by their own
 * letters.
 */
export function textsWithoutDirection(page: Page, texts: readonly string[]): Promise<string[]> {
  return page.evaluate((all) => {
    const known = (text: string) => all.some((each) => text.includes(each));
    const isolated = /\u2068[^\u2069]*\u2069/g;
    const missing: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      // What scripts read is seen by nobody, a choice has the direction of its field, and a sample of code that of code.
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
