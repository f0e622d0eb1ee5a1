import { check } from 'recheck';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from './lib/project.mjs';
import { readSources, withoutTests } from './lib/rooms.mjs';

/** Sources whose regular expressions process external input. A slow expression in the client affects only the visitor's own browser. */
const FOLDERS = ['server/src', 'shared'];

/** Returns each regular expression of the sources once, with a file that contains it. */
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

/** Limits by steps remain. On a busy machine, a limit by time would count a harmless expression as slow. */
const WITHOUT_CLOCK = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null };

/** Returns why a crafted text can make a regular expression slow, or null. */
async function slowness(literal) {
  const end = literal.lastIndexOf('/');
  const { status, complexity, attack } = await check(literal.slice(1, end), literal.slice(end + 1), {
    ...WITHOUT_CLOCK,
    // Some seeds report an expression that is linear in every JavaScript engine.
    randomSeed: 1,
  });
  return status === 'safe' ? null : `${complexity?.summary ?? status}, as for ${attack?.pattern ?? '?'}`;
}

// The checker computes the first one, and finds the second one by trying texts.
it.each(['/,+$/', '/(?<!-),+$/'])('quadratic time is found: %s', async (literal) => {
  expect(await slowness(literal)).toContain('2nd degree polynomial');
});

it('no regular expression can be made slow by its input', async () => {
  const all = expressions();
  expect(all.length).toBeGreaterThan(50);
  const slow = [];
  for (const [literal, path] of all) {
    const why = await slowness(literal);
    if (why) slow.push(`${path}: ${literal}: ${why}`);
  }
  expect(slow).toEqual([]);
});
