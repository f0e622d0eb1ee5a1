import { setupI18n, type I18n } from '@lingui/core';
import { DEFAULT_LANGUAGE, languages, type Language } from '#shared/languages.ts';

/**
 * Texts in the reader's language. English is written where `textsOf` is called (ICU MessageFormat), and the catalogues `<language>.po`
 * hold the translations. The code reads `courseTexts.heading`, or `courseTexts.lectures({ count })` where the text has placeholders. A
 * text is looked up when it is read: read it where it is shown, never while a module loads.
 */

/** English texts by their keys. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** What the code reads of texts: strings, and functions of those with placeholders. */
export type TextsOf<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string ? TextOf<Tree[Key]> : TextsOf<Tree[Key]>;
};

/** A text with placeholders, which are given by their names. */
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

/** Tells from now on in which language texts are read. */
export function setCurrentLanguage(current: () => Language): void {
  currentLanguage = current;
}

/** Has texts compiled when they are read; in browsers they come compiled. */
export function compileTextsWith(compile: Compiler): void {
  compiler = compile;
  for (const i18n of languagesInUse.values()) i18n.setMessagesCompiler(compile);
}

/** The language in which texts are read. */
export const language = (): Language => currentLanguage();

/** Adds texts of a language by their whole keys (`course.heading`). */
export function addTexts(tag: Language, texts: Record<string, string>): void {
  inLanguage(tag).load(tag, texts);
}

const features = new Map<string, Record<string, string>>();

/** The features whose texts the loaded code reads, with their English texts by whole keys. */
export const englishByFeature = (): ReadonlyMap<string, Readonly<Record<string, string>>> => features;

/**
 * The texts of a feature, to be read in the current language.
 *
 * @param feature Its name, which no other call has. The keys of its texts begin with it.
 * @param english Its English texts: an object literal, which the tools read. A docstring tells translators about the text below it.
 */
export function textsOf<const Tree extends TextTree>(feature: string, english: Tree): TextsOf<Tree>;
// The build of the client replaces the English texts by those of the page's language, compiled.
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

/** Texts below a key: those that are no text themselves are groups again. */
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

/** Texts by their whole keys. */
export function flat(tree: object, key: string): Record<string, string> {
  const entries = Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' || Array.isArray(value)
      ? // What is compiled is a list; Lingui's types know strings only.
        [[`${key}.${name}`, value as string]]
      : Object.entries(flat(value as object, `${key}.${name}`)),
  );
  return Object.fromEntries(entries);
}
