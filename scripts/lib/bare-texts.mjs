import ts from 'typescript';

/** Attributes and object fields whose values users read or hear. */
const SHOWN =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|title|placeholder|\w*label|children|header|heading|description|message|text|what|help|intro|note|detail|empty|action)$/i;
const LETTERS = /\p{L}{2}/u;
/** Matches text that begins like a sentence, or contains three words of one. */
const SENTENCE = /^\p{Lu}\p{Ll}+(?=$|[\s,.;:!?…])|(?:^|\s)\p{L}{2,} \p{Ll}+ \p{Ll}/u;
/** Matches identifiers, such as `toggle:paused` and `signUp`. */
const CODE = /^\w+:[\w-]+$|^\p{Ll}+(?:\p{Lu}\p{Ll}+)+$/u;
/** Names from formats, browsers and GraphQL, and brand names. */
const NAMES = new Set(
  'Amex CSV Canvas Course Enter Escape Facebook Files Highlight Instagram Lectern Lecture Mastercard Twitter Visa'.split(
    ' ',
  ),
);

/**
 * Finds texts that cannot be translated, because they are not in a call of `textsOf`: text between tags, attributes that users read, and
 * strings that look like sentences. Ignores texts for developers: thrown errors and compared values.
 *
 * @param {string} path
 * @param {string} text
 * @returns {string[]} Each as `path:line: text`.
 */
export function bareTextsIn(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const report = (node, words) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push(`${path}:${line + 1}: ${words.trim().replaceAll(/\s+/g, ' ')}`);
  };
  const visit = (node, isShown) => {
    if (isInOrder(node)) return;
    if (ts.isJsxText(node)) {
      const words = node.text.replaceAll(/&\w+;/g, '');
      if (LETTERS.test(words) && !NAMES.has(words.trim())) report(node, words);
      return;
    }
    const words = wordsOf(node);
    if (
      words !== undefined &&
      !NAMES.has(words) &&
      !CODE.test(words) &&
      (isShown ? LETTERS : SENTENCE).test(words)
    ) {
      report(node, words);
    }
    ts.forEachChild(node, (child) => visit(child, shows(node, child, isShown)));
  };
  visit(source, false);
  return found;
}

/** Returns the text of a literal, with expressions as an ellipsis. */
function wordsOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

/** Whether users read the value of a part of a node, given whether they read the node. */
function shows(node, part, isShown) {
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) {
    return part === node.initializer && SHOWN.test(node.name.getText());
  }
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return ts.isJsxExpression(part);
  if (ts.isConditionalExpression(node)) return isShown && part !== node.condition;
  if (ts.isBinaryExpression(node)) {
    const isAnd = node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
    return isShown && !(isAnd && part === node.left);
  }
  const isPassedOn =
    ts.isJsxExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isTemplateExpression(node) ||
    ts.isTemplateSpan(node);
  return isShown && isPassedOn;
}

const COMPARISONS = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/** Whether a node contains no text that needs `textsOf`. */
function isInOrder(node) {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  if (ts.isCallExpression(node) && node.expression.getText() === 'textsOf') return true;
  if (ts.isNewExpression(node)) return /Error$|Exception$/.test(node.expression.getText());
  if (!ts.isStringLiteralLike(node)) return false;
  const { parent } = node;
  return (
    ts.isCaseClause(parent) ||
    ts.isElementAccessExpression(parent) ||
    (ts.isAsExpression(parent) && parent.type.getText() === 'const') ||
    (ts.isCallExpression(parent) && /\.(?:starts|ends)With$/.test(parent.expression.getText())) ||
    (ts.isBinaryExpression(parent) && COMPARISONS.has(parent.operatorToken.kind)) ||
    (ts.isPropertyAssignment(parent) && (parent.name === node || parent.name.getText() === '__typename'))
  );
}
