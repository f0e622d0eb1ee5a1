import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../', import.meta.url));
/** The source files with dialogs, by name. */
const asking = globSync('**/*.tsx', { cwd: folder, exclude: ['**/*.test.tsx'] }).filter((name) =>
  /<(?:TitledDialog|ConfirmDialog)\b/.test(readFileSync(folder + name, 'utf8')),
);

/** The buttons of a file as `variant` and `tone`: undefined if the prop is missing, the source text if it is an expression. */
function buttonsOf(name: string): { variant?: string; tone?: string }[] {
  const source = ts.createSourceFile(name, readFileSync(folder + name, 'utf8'), ts.ScriptTarget.Latest, true);
  const buttons: { variant?: string; tone?: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningLikeElement(node) && node.tagName.getText() === 'Button') {
      const attributes = node.attributes.properties.filter(ts.isJsxAttribute);
      const valueOf = (attribute: string) =>
        attributes.find(({ name: own }) => own.getText() === attribute)?.initializer?.getText();
      buttons.push({ variant: valueOf('variant'), tone: valueOf('tone') });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return buttons;
}

it.each(asking)('the prominent button in %s is not destructive', (name) => {
  const strong = buttonsOf(name).filter(({ variant }) => variant === undefined || variant === '"solid"');
  expect(strong.filter(({ tone }) => tone !== undefined)).toEqual([]);
});
