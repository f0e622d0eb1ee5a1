import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from './lib/project.mjs';

/** Files with texts for users. */
const TEXTS = ['shared', 'client/src', 'server/src/**/*.mails.ts', 'server/src/**/*-texts.ts'];

/** Unusual words, with the usual ones to use instead. */
const BANNED = [
  { words: /\b(?:giv(?:e|es|en|ing)|gave)\b[^.]{0,40}\bback\b/iu, instead: 'Refund, Refunded' },
  { words: /\b(?:tak(?:e|es|en|ing)|took) back\b/iu, instead: 'Undo, Resume, Unpublished' },
  { words: /\bled to (?:it|this|that)\b/iu, instead: 'History' },
  { words: /\bI have it\b/iu, instead: 'Done' },
  // Heading of a column with the permissions of a token.
  { words: /^May$/u, instead: 'Access' },
  { words: /\b(?:whoever|whomever|anew)\b/iu, instead: 'The learner, the buyer, again' },
  { words: /\b(?:goes|go|went) on\b/iu, instead: 'Continue' },
  { words: /\bby (?:itself|themselves)\b/iu, instead: 'Automatically' },
  { words: /\bby (?:night|day)\b/iu, instead: 'In dark mode, in light mode' },
  { words: /[\p{L}\d], too[.!]?$/u, instead: 'Also' },
];

/** Words without a clear subject, each with a bound on its places in all tracked files. Most of those left are test data. */
const RARE = { whoever: 30, somebody: 30, nobody: 30, anew: 30 };

/** Translations, and what the demo's videos say. */
const NOT_OURS = [':!*.po', ':!server/demo'];

/** Returns the texts in a file, with expressions as an ellipsis. */
function textsIn(path) {
  const source = ts.createSourceFile(
    path,
    readFileSync(join(root, path), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const texts = [];
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node)) {
      texts.push(node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join(''));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

it('texts for users have the usual words', () => {
  const files = execFileSync('git', ['ls-files', ...TEXTS], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.tsx?$/u.test(path) && !/\.test\.|test-helper|src\/gql\//u.test(path));
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((path) =>
    textsIn(path).flatMap((text) =>
      BANNED.filter(({ words }) => words.test(text)).map(
        ({ instead }) => `${path}: '${text.trim()}' (${instead})`,
      ),
    ),
  );
  expect(found).toEqual([]);
});

it.each(Object.entries(RARE))('%s stands in few places', (word, most) => {
  const options = [
    'grep',
    '--ignore-case',
    '--word-regexp',
    '--only-matching',
    '-h',
    word,
    '--',
    ...NOT_OURS,
  ];
  const found = execFileSync('git', options, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  expect(found.length).toBeLessThan(most);
});
