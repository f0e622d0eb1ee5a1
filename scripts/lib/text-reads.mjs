import ts from 'typescript';
import { Names } from './names.mjs';

/** Module of `textsOf`, which turns the texts of a feature into the object that code reads. */
const MAKER = 'shared/texts/texts.ts';
/** Methods that call their callback immediately. */
const CALLS_AT_ONCE =
  /^(?:map|flatMap|filter|forEach|reduce|reduceRight|some|every|find|findIndex|findLast|sort|toSorted|from|fromEntries|groupBy)$/;

/**
 * The texts of an element with an `aria-label` that differs from its visible text. Contains all texts of a conditional expression.
 *
 * @typedef {{ at: string, heard: string[], seen: string[] }} Label
 */

/**
 * Finds the places where the code reads texts, by following names and groups through the modules.
 *
 * @param {ReadonlyMap<string, string>} sources Texts of modules, by path.
 * @param {(importer: string, specifier: string) => string | null} resolve
 * @param {readonly string[]} keys The full keys of all texts, such as `course.failure.loadCourses`.
 * @returns {{ used: Set<string>, atLoad: string[], labels: Label[] }} The keys that are read, the reads during the load of a module as
 * `path:line: key`, and the labels that differ from the visible text.
 */
export function readsOfTexts(sources, resolve, keys) {
  const texts = new Set(keys);
  const groups = new Set(keys.flatMap((key) => prefixesOf(key)));
  const modules = new Map();
  const used = new Set();
  const atLoad = new Set();
  const labels = [];

  /** Returns a module with its names. Parses it on first use. */
  function moduleAt(path) {
    if (!modules.has(path) && sources.has(path)) {
      const source = ts.createSourceFile(path, sources.get(path), ts.ScriptTarget.Latest, true);
      const module = { source, names: new Names(), reexports: [] };
      modules.set(path, module);
      declareAll(source.statements, module.names, path);
      module.reexports = source.statements.filter(ts.isExportDeclaration);
    }
    return modules.get(path);
  }

  /** @returns {import('./names.mjs').Value} The value that a module exports under a name. */
  function exported(path, name) {
    const module = moduleAt(path);
    if (!module) return undefined;
    for (const { exportClause, moduleSpecifier } of module.reexports) {
      const from = moduleSpecifier && resolve(path, moduleSpecifier.text);
      if (!exportClause) {
        const found = from && exported(from, name);
        if (found) return found;
      } else if (ts.isNamedExports(exportClause)) {
        const one = exportClause.elements.find((element) => element.name.text === name);
        const inner = one && (one.propertyName ?? one.name).text;
        if (one) return from ? exported(from, inner) : module.names.find(inner);
      }
    }
    return module.names.find(name);
  }

  function declareAll(statements, names, path) {
    for (const statement of statements) {
      if (ts.isVariableStatement(statement)) {
        for (const { name, initializer } of statement.declarationList.declarations) {
          declare(name, names, () => initializer && valueOf(initializer, names));
        }
      } else if (ts.isFunctionDeclaration(statement) && statement.name) {
        names.declare(statement.name.text, () => ({ run: statement, names }));
      } else if (ts.isClassDeclaration(statement) && statement.name) {
        names.declare(statement.name.text, () => undefined);
      } else if (ts.isImportDeclaration(statement)) {
        const from = resolve(path, statement.moduleSpecifier.text);
        const imported = statement.importClause?.namedBindings;
        if (!from || !imported || !ts.isNamedImports(imported)) continue;
        for (const { name, propertyName } of imported.elements) {
          const outside = (propertyName ?? name).text;
          names.declare(name.text, () =>
            from === MAKER && outside === 'textsOf' ? { maker: true } : exported(from, outside),
          );
        }
      }
    }
  }

  /** Declares a name, or the names of a destructuring pattern. */
  function declare(name, names, find) {
    if (ts.isIdentifier(name)) names.declare(name.text, find);
    else if (ts.isObjectBindingPattern(name)) {
      for (const element of name.elements) {
        declare(element.name, names, () =>
          element.dotDotDotToken ? find() : below(find(), nameIn(element.propertyName ?? element.name)),
        );
      }
    } else {
      for (const element of name.elements) {
        if (ts.isBindingElement(element)) declare(element.name, names, () => undefined);
      }
    }
  }

  /** @returns {import('./names.mjs').Value} */
  function valueOf(node, names) {
    const inner = withoutTypes(node);
    if (ts.isIdentifier(inner)) return names.find(inner.text);
    if (ts.isPropertyAccessExpression(inner)) return below(valueOf(inner.expression, names), inner.name.text);
    if (ts.isElementAccessExpression(inner))
      return below(valueOf(inner.expression, names), literalIn(inner.argumentExpression));
    if (ts.isArrowFunction(inner) || ts.isFunctionExpression(inner)) return { run: inner, names };
    if (ts.isCallExpression(inner) && valueOf(inner.expression, names)?.maker)
      return { key: inner.arguments[0].text };
    return undefined;
  }

  const below = (value, name) => {
    if (!value?.key || name === undefined) return undefined;
    // Reading a property of a text, such as its length, reads the text.
    return texts.has(value.key) ? value : { key: `${value.key}.${name}` };
  };

  function use(key, node, isLoading) {
    const all = texts.has(key) ? [key] : keys.filter((one) => one.startsWith(`${key}.`));
    all.forEach((one) => used.add(one));
    if (isLoading) atLoad.add(`${placeOf(node)}: ${key}`);
  }

  /** Returns the keys of the texts that an expression names. */
  function namedIn(node, names) {
    if (ts.isConditionalExpression(node)) {
      return [...namedIn(node.whenTrue, names), ...namedIn(node.whenFalse, names)];
    }
    const { key } = valueOf(ts.isCallExpression(node) ? node.expression : node, names) ?? {};
    return texts.has(key) ? [key] : [];
  }

  function walkLabel({ openingElement, children }, names) {
    const label = openingElement.attributes.properties.find(
      (one) => ts.isJsxAttribute(one) && one.name.getText() === 'aria-label',
    )?.initializer;
    const namedBy = (one) =>
      one && ts.isJsxExpression(one) && one.expression ? namedIn(one.expression, names) : [];
    const [heard, seen] = [namedBy(label), children.flatMap(namedBy)];
    if (heard.length > 0 && seen.length > 0) labels.push({ at: placeOf(openingElement), heard, seen });
  }

  /** Walks a node and its children. `isLoading` is true outside functions that are called later. */
  function walk(node, names, isLoading) {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isInterfaceDeclaration(node))
      return;
    if (ts.isFunctionLike(node)) {
      node.modifiers?.forEach((modifier) => walk(modifier, names, isLoading));
      walkFunction(node, names, false);
    } else if (ts.isVariableDeclaration(node) && node.initializer) {
      const value = valueOf(node.initializer, names);
      if (value?.key && !texts.has(value.key)) walkPattern(node.name, value.key, isLoading);
      else walk(node.initializer, names, isLoading);
      walkDefaults(node.name, names, isLoading);
    } else if (ts.isForStatement(node) || ts.isForOfStatement(node) || ts.isForInStatement(node)) {
      const inner = new Names(names);
      if (node.initializer && ts.isVariableDeclarationList(node.initializer)) {
        node.initializer.declarations.forEach(({ name }) => declare(name, inner, () => undefined));
      }
      ts.forEachChild(node, (child) => walk(child, inner, isLoading));
    } else if (ts.isBlock(node) || ts.isCaseOrDefaultClause(node) || ts.isSourceFile(node)) {
      const inner = ts.isSourceFile(node) ? names : new Names(names);
      if (!ts.isSourceFile(node)) declareAll(node.statements, inner);
      ts.forEachChild(node, (child) => walk(child, inner, isLoading));
    } else if (ts.isPropertyDeclaration(node)) {
      const isStatic = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword) ?? false;
      node.modifiers?.forEach((modifier) => walk(modifier, names, isLoading));
      if (node.initializer) walk(node.initializer, names, isLoading && isStatic);
    } else if (ts.isShorthandPropertyAssignment(node)) {
      walkRead(node.name, names, isLoading);
    } else if (ts.isPropertyAssignment(node)) {
      if (ts.isComputedPropertyName(node.name)) walk(node.name, names, isLoading);
      walk(node.initializer, names, isLoading);
    } else if (ts.isJsxAttribute(node)) {
      if (node.initializer) walk(node.initializer, names, isLoading);
    } else if (isAccess(node)) {
      walkRead(node, names, isLoading);
    } else {
      if (ts.isJsxElement(node)) walkLabel(node, names);
      if (ts.isCallExpression(node) && isLoading) walkCall(node, names);
      ts.forEachChild(node, (child) => walk(child, names, isLoading));
    }
  }

  /** Walks the default values of a pattern. */
  function walkDefaults(name, names, isLoading) {
    if (ts.isIdentifier(name)) return;
    for (const element of name.elements.filter(ts.isBindingElement)) {
      if (element.initializer) walk(element.initializer, names, isLoading);
      walkDefaults(element.name, names, isLoading);
    }
  }

  function walkFunction(node, names, isLoading) {
    const inner = new Names(names);
    node.parameters.forEach(({ name }) => declare(name, inner, () => undefined));
    node.parameters.forEach(
      (parameter) => parameter.initializer && walk(parameter.initializer, names, isLoading),
    );
    node.parameters.forEach(({ name }) => walkDefaults(name, names, isLoading));
    if (!node.body) return;
    walk(node.body, inner, isLoading);
  }

  const running = new Set();
  /** Walks the functions that a call during the load of a module runs immediately: the called function and callbacks. */
  function walkCall({ expression, arguments: given }, names) {
    const called = withoutTypes(expression);
    const method = ts.isPropertyAccessExpression(called) && CALLS_AT_ONCE.test(called.name.text);
    const values = [valueOf(called, names), ...(method ? given.map((one) => valueOf(one, names)) : [])];
    for (const value of values) {
      if (!value?.run || running.has(value.run)) continue;
      running.add(value.run);
      walkFunction(value.run, value.names, true);
    }
  }

  /** Marks the texts that a pattern takes from a group. */
  function walkPattern(name, key, isLoading) {
    if (ts.isIdentifier(name)) return;
    for (const element of name.elements) {
      const taken = element.dotDotDotToken ? key : `${key}.${nameIn(element.propertyName ?? element.name)}`;
      if (element.dotDotDotToken || texts.has(taken)) use(taken, element, isLoading);
      else walkPattern(element.name, taken, isLoading);
    }
  }

  /** Marks the texts that a name or a property access reads. */
  function walkRead(node, names, isLoading) {
    const value = valueOf(node, names);
    if (value?.key && texts.has(value.key)) use(value.key, node, isLoading);
    // A group that is passed on counts as read completely. During the load of a module that is so only if it is spread.
    else if (value?.key && groups.has(value.key)) use(value.key, node, isLoading && isTakenApart(node));
    else if (!value?.key && !ts.isIdentifier(node)) {
      const group = valueOf(node.expression, names);
      // A computed key may read any text of the group.
      if (group?.key && ts.isElementAccessExpression(node)) use(group.key, node, isLoading);
      else walk(node.expression, names, isLoading);
      if (ts.isElementAccessExpression(node)) walk(node.argumentExpression, names, isLoading);
    }
  }

  for (const path of sources.keys()) {
    const module = moduleAt(path);
    walk(module.source, module.names, true);
  }
  return { used, atLoad: [...atLoad], labels };
}

function placeOf(node) {
  const source = node.getSourceFile();
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;
}

const isAccess = (node) =>
  ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);

const isTakenApart = ({ parent }) =>
  ts.isSpreadAssignment(parent) ||
  (ts.isCallExpression(parent) && /^Object\.\w+$/.test(parent.expression.getText()));

/** Returns the name in a pattern or in `x['name']`, if it is a literal. */
const nameIn = (node) => (ts.isIdentifier(node) || ts.isStringLiteralLike(node) ? node.text : undefined);
const literalIn = (node) => (ts.isStringLiteralLike(node) ? node.text : undefined);

function withoutTypes(node) {
  const isWrapped =
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node);
  return isWrapped ? withoutTypes(node.expression) : node;
}

/** Returns the groups of a key: `course` and `course.failure` for `course.failure.restore`. */
function prefixesOf(key) {
  const names = key.split('.');
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('.'));
}
