import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './project.mjs';

/** An English text in the code. */
export interface EnglishText {
  /** Full key, such as `course.heading`. */
  key: string;
  text: string;
  /** Comments for translators: those of the text and of its groups. */
  comments: string[];
}

/** The English texts of a feature: the second argument of `textsOf('<feature>', { … })`. */
export interface EnglishTexts {
  feature: string;
  texts: EnglishText[];
  /** Position of the argument in the source. */
  start: number;
  end: number;
}

/** Finds the English texts in a module. Throws for texts that translators would not get, such as concatenated ones. */
export function englishIn(path: string, source: string): EnglishTexts[] {
  if (!source.includes('textsOf(')) return [];
  const found: EnglishTexts[] = [];
  const visit = (node: ts.Node): void => {
    const [feature, tree] = isTextsOf(node) ? node.arguments : [];
    if (feature && tree && ts.isStringLiteralLike(feature) && ts.isObjectLiteralExpression(tree)) {
      const [start, end] = [tree.getStart(), tree.getEnd()];
      found.push({ feature: feature.text, texts: textsIn(tree, feature.text, []), start, end });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true));
  return found;
}

const isTextsOf = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'textsOf';

function textsIn(tree: ts.ObjectLiteralExpression, group: string, above: string[]): EnglishText[] {
  return tree.properties.flatMap((property): EnglishText[] => {
    const { name } = property;
    if (!ts.isPropertyAssignment(property) || !name || ts.isComputedPropertyName(name))
      throw new Error(`${group} has a text without a plain key: ${property.getText()}`);
    const key = `${group}.${(name as ts.Identifier | ts.StringLiteral).text}`;
    const comments = [...above, ...commentsAbove(property)];
    const { initializer } = property;
    if (ts.isObjectLiteralExpression(initializer)) return textsIn(initializer, key, comments);
    if (ts.isStringLiteralLike(initializer)) return [{ key, text: initializer.text, comments }];
    throw new Error(`${key} is no plain text: ${initializer.getText()}`);
  });
}

function commentsAbove(node: ts.Node): string[] {
  const { text } = node.getSourceFile();
  const comments = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  return comments
    .map(({ pos, end }) => text.slice(pos, end).replaceAll(/^\/\*\*?|^\/\/|\*\/$/g, ''))
    .map((comment) =>
      comment
        .replaceAll(/^\s*\*/gm, '')
        .split(/\s+/)
        .filter(Boolean)
        .join(' '),
    )
    .filter((comment) => comment !== '');
}

/** Returns all English texts of the product, sorted by feature. Throws if two features have the same name. */
export async function allEnglish(): Promise<EnglishText[]> {
  const found: EnglishTexts[] = [];
  for await (const path of glob('{shared,client/src,server/src}/**/*.{ts,tsx}', { cwd: root })) {
    if (!/\.test\.tsx?$/.test(path)) found.push(...englishIn(path, await readFile(join(root, path), 'utf8')));
  }
  found.sort((one, other) => (one.feature < other.feature ? -1 : 1));
  found.forEach(({ feature }, index) => {
    if (feature === found[index + 1]?.feature) throw new Error(`Two features are named ${feature}`);
  });
  return found.flatMap(({ texts }) => texts);
}
