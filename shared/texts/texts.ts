import { setupI18n, type I18n } from '@lingui/core';
import { DEFAULT_LANGUAGE, languages, type Language } from '#shared/languages.ts';

/**
 * Texts in the reader's language. The English text is in the call of `textsOf` (ICU MessageFormat); the catalogues
 * `<language>.po` contain the translations. The code reads `courseTexts.heading`, or `courseTexts.lectures({ count })` for a text
 * with placeholders. A text is looked up when it is read: read it where it is shown, never while a module loads.
 */

/** English texts by their keys. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** The texts as the code reads them: strings, and functions for texts with placeholders. */
export type TextsOf<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string ? TextOf<Tree[Key]> : TextsOf<Tree[Key]>;
};

/** A text with placeholders: a function of their values by name. */
export type TextWith<Name extends string> = (values: Readonly<Record<Name, string | number>>) => string;

type TextOf<Message extends string> = [PlaceholderIn<Message>] extends [never]
  ? string
  : TextWith<PlaceholderIn<Message>>;

/** The names of a message's placeholders: `name` of `Hello {name}`, `count` of `{count, plural, one {# lecture} other {# lectures}}`. */
type PlaceholderIn<Message extends string> = Message extends `${infer Before}{${infer Rest}`
  ? (Before extends `${string} ${PluralCase} ` ? never : NameAtStart<Rest>) | PlaceholderIn<Rest>
  : never;

type NameAtStart<Rest extends string> = Rest extends `${infer Start}}${string}`
  ? Start extends `${infer Name},${string}`
    ? Word<Name>
    : Word<Start>
  : never;

type Word<Name extends string> = Name extends `${string}${' ' | '#' | '<'}${string}` ? never : Name;

type PluralCase = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other' | '=0' | '=1';

type Compiler = Parameters<I18n['setMessagesCompiler']>[0];

const languagesInUse = new Map<Language, I18n>();
let compiler: Compiler | undefined;
let currentLanguage = (): Language => DEFAULT_LANGUAGE;

/** Sets the function that returns the current language. */
export function setCurrentLanguage(current: () => Language): void {
  currentLanguage = current;
}

/** Compiles messages on first use. In browsers they are already compiled. */
export function compileTextsWith(compile: Compiler): void {
  compiler = compile;
  for (const i18n of languagesInUse.values()) i18n.setMessagesCompiler(compile);
}

/** The current language. */
export const language = (): Language => currentLanguage();

/** Adds texts of a language by their full keys (`course.heading`). */
export function addTexts(tag: Language, texts: Record<string, string>): void {
  inLanguage(tag).load(tag, texts);
}

const features = new Map<string, Record<string, string>>();

/** The English texts of the loaded code by full key, for each feature. */
export const englishByFeature = (): ReadonlyMap<string, Readonly<Record<string, string>>> => features;

/**
 * Returns the texts of a feature, which are read in the current language.
 *
 * @param feature A unique name; the keys of the texts begin with it.
 * @param english The English texts: an object literal, which tools parse. A docstring tells translators about the text below it.
 */
export function textsOf<const Tree extends TextTree>(feature: string, english: Tree): TextsOf<Tree>;
// The client build replaces the English texts by the compiled texts of the page's language.
export function textsOf(feature: string, tree: object, tag = DEFAULT_LANGUAGE): unknown {
  const texts = flat(tree, feature);
  features.set(feature, texts);
  addTexts(tag, texts);
  return groupOf(feature);
}

function inLanguage(tag: Language): I18n {
  let i18n = languagesInUse.get(tag);
  if (!i18n) {
    i18n = setupI18n({ locale: tag, locales: languages[tag].locale, messages: { [tag]: {} } });
    if (compiler) i18n.setMessagesCompiler(compiler);
    languagesInUse.set(tag, i18n);
  }
  return i18n;
}

/** Returns the texts below a key; nested objects are groups as well. */
function groupOf(key: string): object {
  const groups = new Map<string, object>();
  return new Proxy(
    {},
    {
      get: (_, property) => {
        if (typeof property === 'symbol') return undefined;
        const id = `${key}.${property}`;
        const text = textAt(id);
        if (text !== undefined) return text;
        let group = groups.get(id);
        if (!group) groups.set(id, (group = groupOf(id)));
        return group;
      },
      has: (_, property) =>
        typeof property === 'string' &&
        (textAt(`${key}.${property}`) !== undefined || keysBelow(key).includes(property)),
      ownKeys: () => keysBelow(key),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
}

function textAt(id: string): string | ((values: Record<string, unknown>) => string) | undefined {
  const i18n = inLanguage(currentLanguage());
  const message: unknown = i18n.messages[id];
  if (message === undefined) return undefined;
  if (typeof message === 'string' && !message.includes('{')) return message;
  return (values) => i18n._(id, values);
}

function keysBelow(key: string): string[] {
  const start = `${key}.`;
  const ids = Object.keys(inLanguage(currentLanguage()).messages).filter((id) => id.startsWith(start));
  return [...new Set(ids.map((id) => id.slice(start.length).split('.')[0] ?? ''))];
}

/** Returns the texts by their full keys. */
export function flat(tree: object, key: string): Record<string, string> {
  const entries = Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' || Array.isArray(value)
      ? // A compiled text is a list, but Lingui's types allow only strings.
        [[`${key}.${name}`, value as string]]
      : Object.entries(flat(value as object, `${key}.${name}`)),
  );
  return Object.fromEntries(entries);
}
