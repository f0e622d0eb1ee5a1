import { check } from 'recheck';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from './lib/project.mjs';
import { readSources, withoutTests } from './lib/rooms.mjs';

/** Sources whose regular expressions read what comes from outside. A visitor's browser may only stop itself. */
const FOLDERS = ['server/src', 'shared'];

/** Each regular expression that stands in a source, once, with a place where it stands. */
function expressions() {
  const found = new Map();
  for (const [path, text] of FOLDERS.flatMap((folder) => [...withoutTests(readSources(root, folder))])) {
    if (!/\.tsx?$/.test(path)) continue;
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const visit = (node) => {
      if (ts.isRegularExpressionLiteral(node)) found.set(node.text, path);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return [...found];
}

/** Why a regular expression may take long on a text that somebody wrote for it, or null. */
async function slowness(literal) {
  const end = literal.lastIndexOf('/');
  const { status, complexity, attack } = await check(literal.slice(1, end), literal.slice(end + 1), {
    timeout: null,
    // Some seeds report an expression that is linear in every JavaScript engine.
    randomSeed: 1,
  });
  return status === 'safe' ? null : `${complexity?.summary ?? status}, as for ${attack?.pattern ?? '?'}`;
}

it('finds an expression that takes quadratic time', async () => {
  expect(await slowness('/,+$/')).toContain('2nd degree polynomial');
});

it('has no regular expression that a text can keep busy', async () => {
  const all = expressions();
  expect(all.length).toBeGreaterThan(50);
  const slow = [];
  for (const [literal, path] of all) {
    const why = await slowness(literal);
    if (why) slow.push(`${path}: ${literal}: ${why}`);
  }
  expect(slow).toEqual([]);
});
