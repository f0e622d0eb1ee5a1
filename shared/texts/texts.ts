import { setupI18n, type I18n } from '@lingui/core';
import { DEFAULT_LANGUAGE, languages, type Language } from '#shared/languages.ts';

/**
 * What the product says, in the language of whoever it speaks to. A feature's texts are in the folder of its name, a file a
 * language (ICU MessageFormat), the English one with all keys; `textsOf` makes of them what the code reads: `courseTexts.heading`,
 * and `courseTexts.lectures({ count })` where the text has placeholders. A text is looked up when it is read, so that it is read
 * where it is shown, never while a module is loaded.
 */

/** Texts by their keys, as a file of one language holds them. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** The texts of another language than English: it has the same keys. */
export type TranslationOf<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string ? string : TranslationOf<Tree[Key]>;
};

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

/** Adds a feature's texts in one language: as their file holds them, or compiled and by their whole keys (`validation.tooLong`). */
export function addTexts(tag: Language, feature: string, tree: object): void {
  inLanguage(tag).load(tag, flat(tree, feature));
}

const features = new Set<string>();
const groups = new Set<string>();

/** The features whose texts the loaded code reads. */
export const featuresWithTexts = (): readonly string[] => [...features];

/** The groups of files in which those are that did not come with the code. */
export const groupsOfTexts = (): readonly string[] => [...groups];

/**
 * The texts of a feature, to be read in the current language.
 *
 * @param english the English ones, which come with the code; in browsers the name of the group of files that they are in, and null for
 *   what only the server says.
 */
export function textsOf<const Tree extends TextTree>(feature: string, english: Tree): TextsOf<Tree>;
export function textsOf(feature: string, english: TextTree | string | null): unknown {
  features.add(feature);
  if (typeof english === 'string') groups.add(english);
  else if (english) addTexts(DEFAULT_LANGUAGE, feature, english);
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
      has: (_, property) => typeof property === 'string' && keysBelow(key).includes(property),
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
