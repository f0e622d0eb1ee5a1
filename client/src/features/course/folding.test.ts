import { expect, it } from 'vitest';
import { estimatedLines, isFolded } from './folding.ts';

it('counts the lines of paragraphs, list items and line breaks, without tags', () => {
  const long = 'word '.repeat(40);
  expect(
    estimatedLines(`<h3>About</h3>\n<p>One\nTwo <a href="https://example.org/${long}">there</a></p>\n`),
  ).toBe(3);
  expect(estimatedLines('<ul>\n<li>One</li>\n<li>Two</li>\n</ul>\n')).toBe(2);
  expect(estimatedLines(`<p>${long}</p>`)).toBe(4);
});

it('folds only texts of which enough is hidden', () => {
  const ofLines = (count: number) => `<ul>${'<li>One</li>'.repeat(count)}</ul>`;
  expect(isFolded(estimatedLines(ofLines(16)))).toBe(false);
  expect(isFolded(estimatedLines(ofLines(17)))).toBe(true);
});
