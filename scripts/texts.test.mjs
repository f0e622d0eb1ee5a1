import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LANGUAGE, languageTags } from '#shared/languages.ts';
import { readCatalogue } from '#shared/texts/catalogues.ts';
import { bareTextsIn } from './lib/bare-texts.mjs';
import { allEnglish } from './lib/english-texts.ts';
import { faultsOfTexts, faultsOfTranslation } from './lib/message-faults.mjs';
import { root } from './lib/project.mjs';
import { createResolver, readSources, withoutTests } from './lib/rooms.mjs';
import { readsOfTexts } from './lib/text-reads.mjs';

const texts = await allEnglish();
const english = Object.fromEntries(texts.map(({ key, text }) => [key, text]));
const others = languageTags.filter((tag) => tag !== DEFAULT_LANGUAGE);
/** The up-to-date translations of the English texts, by language and key. */
const translations = new Map(
  await Promise.all(
    others.map(async (tag) => {
      const current = Object.entries(await readCatalogue(tag)).filter(([key, [of]]) => english[key] === of);
      return [tag, Object.fromEntries(current.map(([key, [, text]]) => [key, text]))];
    }),
  ),
);

const { imports: aliases } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const resolve = createResolver(aliases);

/** The product's modules, without generated ones. */
const modules = new Map(
  ['client', 'server', 'sandbox', 'shared']
    .flatMap((folder) => [...withoutTests(readSources(root, folder))])
    .filter(([path]) => /\.tsx?$/.test(path) && !path.startsWith('client/src/gql/')),
);

const keys = Object.keys(english);
const { used, atLoad, labels } = readsOfTexts(modules, resolve, keys);
const unused = keys.filter((key) => !used.has(key));

/** Files with texts for users, except colours and measures, names of languages and fonts, and commands of a shell. */
const SHOWN =
  /^client\/src\/(?!theme\/|.*-commands\.ts$)|^shared\/(?!languages\.ts|typeface-css\.ts)|^server\/src\/.*(?:\.mails|-texts)\.ts$/;
const bare = [...modules].flatMap(([path, text]) => (SHOWN.test(path) ? bareTextsIn(path, text) : []));

describe('the translations', () => {
  it('have valid English messages as their source', () => {
    expect(faultsOfTexts(DEFAULT_LANGUAGE, english)).toEqual([]);
  });

  it.each(others)('match the English texts in %s', (tag) => {
    const translated = translations.get(tag);
    const sources = Object.fromEntries(Object.keys(translated).map((key) => [key, english[key]]));
    expect(Object.keys(translated).length).toBeGreaterThan(1_000);
    expect(faultsOfTranslation(tag, sources, translated)).toEqual([]);
  });

  const source = { 'a.lectures': '{count, plural, one {# lecture} other {# lectures}} of <b>{name}</b>' };
  it.each([
    ['a missing key', 'de', {}, 'a.lectures is missing'],
    ['an unknown key', 'de', { 'a.more': 'mehr' }, 'a.more has no English text'],
    ['an invalid message', 'de', { 'a.lectures': '{count, plural, one {#}' }, 'a.lectures: '],
    ['a missing placeholder', 'ja', { 'a.lectures': '<b>{name}</b>' }, 'the placeholder count is missing'],
    [
      'a quoted placeholder',
      'fr',
      { 'a.lectures': "<b>{count}</b> d'{name}'" },
      'the placeholder name is missing',
    ],
    ['an unknown placeholder', 'ja', { 'a.lectures': '<b>{name}</b>{count}{sum}' }, 'has no placeholder sum'],
    ['a missing tag', 'ja', { 'a.lectures': '{name}{count}' }, 'the tag b is missing'],
    ['an unclosed tag', 'ja', { 'a.lectures': '<b>{name}{count}' }, '<b> has no end'],
    [
      'a missing plural case',
      'pl',
      { 'a.lectures': '<b>{name}</b> {count, plural, one {# lekcja} few {# lekcje} other {# lekcji}}' },
      'a plural has no case many',
    ],
    [
      'a plural case of another language',
      'ja',
      { 'a.lectures': '<b>{name}</b> {count, plural, one {#} other {#}}' },
      'ja has no plural category one',
    ],
  ])('are refused with %s', (_, tag, texts, fault) => {
    expect(faultsOfTranslation(tag, source, texts).join('\n')).toContain(fault);
  });

  it('need no plural cases for formatted numbers', () => {
    expect(faultsOfTexts('en', { 'a.done': '{done, number} of {total, number}' })).toEqual([]);
  });

  it('may only use the cases of the English text', () => {
    const translated = { 'a.role': '{role, select, admin {Admin} usr {Mitglied} other {-}}' };
    const original = { 'a.role': '{role, select, admin {Admin} user {Member} other {-}}' };
    expect(faultsOfTranslation('de', original, translated)).toEqual([
      'a.role: the English text has no case role=usr',
    ]);
  });
});

describe('texts', () => {
  it('are all used', () => {
    expect(used.size).toBeGreaterThan(40);
    expect(unused).toEqual([]);
  });

  it('are read when they are shown, not during the load of a module', () => {
    expect(atLoad).toEqual([]);
  });

  const course =
    "import { textsOf } from './texts/texts.ts';\nexport const courseTexts = textsOf('course', texts);";
  const read = (code) => {
    const page = `import { courseTexts } from '#shared/course.ts';\n${code}`;
    const sources = new Map([
      ['shared/course.ts', course],
      ['client/src/page.tsx', page],
    ]);
    const found = readsOfTexts(sources, resolve, [
      'course.title',
      'course.failure.load',
      'course.failure.save',
    ]);
    return { ...found, used: [...found.used] };
  };

  it.each([
    ['property access', 'courseTexts.failure.load', ['load']],
    ['a destructured group', 'const { failure } = courseTexts;\nfailure.save;', ['save']],
    ['a renamed group', 'const { failure: texts } = courseTexts;\ntexts.save;', ['save']],
    ['a destructured text', 'const { load } = courseTexts.failure;', ['load']],
    ['a computed key', 'const of = (key) => courseTexts.failure[key];', ['load', 'save']],
    ['a group that is passed on', 'show(courseTexts.failure);', ['load', 'save']],
    ['a default value', 'const f = ({ texts = courseTexts.failure }) => texts;', ['load', 'save']],
    ['an unused variable (none)', 'const { failure } = courseTexts;', []],
    ['another variable of that name (none)', 'const f = (courseTexts) => courseTexts.failure.load;', []],
  ])('are read by %s', (_, code, names) => {
    expect(read(code).used).toEqual(names.map((name) => `course.failure.${name}`));
  });

  it.each([
    ['a constant', 'const title = courseTexts.title;'],
    ['a table', 'const rows = [{ label: courseTexts.title }];'],
    ['a destructured text', 'const { title } = courseTexts;'],
    ['an element', 'const heading = <h1>{courseTexts.title}</h1>;'],
    ['a class', 'class Page { static title = courseTexts.title; }'],
    ['a callback that runs immediately', "const rows = ['a'].map(() => courseTexts.title);"],
    [
      'a function that is called',
      'const rows = rowsOf();\nfunction rowsOf() { return [courseTexts.title]; }',
    ],
    ['a spread group', 'const all = { ...courseTexts };'],
  ])('are read too early by %s', (_, code) => {
    expect(read(code).atLoad.join()).toMatch(/^client\/src\/page\.tsx:\d: course/);
  });

  it.each([
    ['a function', 'const rowsOf = () => [courseTexts.title];'],
    ['a component', 'function Page({ title = courseTexts.title }) { return <h1>{title}</h1>; }'],
    ['a getter', 'const page = { get title() { return courseTexts.title; } };'],
    ['a rule', 'const rule = z.string({ error: () => courseTexts.title });'],
    ['a group', 'const { failure } = courseTexts;'],
  ])('are not read too early by %s', (_, code) => {
    expect(read(code).atLoad).toEqual([]);
  });

  it.each([
    [
      '<a aria-label={courseTexts.failure.load({ name })}>{courseTexts.title}</a>',
      ['failure.load'],
      ['title'],
    ],
    [
      '<a aria-label={isNew ? courseTexts.failure.load : courseTexts.failure.save}><Sign />{courseTexts.title}</a>',
      ['failure.load', 'failure.save'],
      ['title'],
    ],
    ['<a aria-label={name}>{courseTexts.title}</a>'],
    ['<a aria-label={courseTexts.title}>{name}</a>'],
  ])('are compared with the visible text in %s', (code, heard, seen) => {
    const whole = (names) => names.map((name) => `course.${name}`);
    const label = heard && { at: 'client/src/page.tsx:2', heard: whole(heard), seen: whole(seen) };
    expect(read(`const Page = () => ${code};`).labels).toEqual(label ? [label] : []);
  });
});

/** Returns the labels that do not contain the visible text. Speech control cannot find such elements by their visible text. */
function faultsOfLabels(found, textOf) {
  return found.flatMap(({ at, heard, seen }) => {
    const [names, words] = [heard, seen].map((of) => of.map((key) => textOf(key).toLowerCase()));
    const isWhole =
      names.length === words.length
        ? (name, index) => name.includes(words[index])
        : (name) => words.some((one) => name.includes(one));
    return heard.filter((_, index) => !isWhole(names[index], index)).map((key) => `${at}: ${key}`);
  });
}

describe('accessible labels', () => {
  it.each(languageTags)('contain the visible text (WCAG 2.5.3) in %s', (tag) => {
    const ofLanguage = { ...english, ...translations.get(tag) };
    expect(labels.length).toBeGreaterThan(10);
    expect(faultsOfLabels(labels, (key) => ofLanguage[key])).toEqual([]);
  });

  it.each([
    ['Delete Bread forever', ['page.tsx:1: a.deleteNamed']],
    ['Bread: delete forever', []],
  ])('are checked: %s', (deleteNamed, faults) => {
    const texts = { 'a.delete': 'Delete forever', 'a.deleteNamed': deleteNamed };
    const label = { at: 'page.tsx:1', heard: ['a.deleteNamed'], seen: ['a.delete'] };
    expect(faultsOfLabels([label], (key) => texts[key])).toEqual(faults);
  });
});

describe('text for users', () => {
  it('can always be translated', () => {
    expect(bare).toEqual([]);
  });

  it.each([
    ['<h1>Courses</h1>', 'Courses'],
    ['<h1>{isNew ? "New" : name}</h1>', 'New'],
    ['<p>{count} lectures</p>', 'lectures'],
    ['<p>{`${count} lectures`}</p>', '… lectures'],
    ['<button aria-label="close" />', 'close'],
    ['<input placeholder={name || "your name"} />', 'your name'],
    ["const columns = [{ header: 'name' }];", 'name'],
    ["const stateOf = () => 'Ready';", 'Ready'],
    ["const words = ['of the lecture'];", 'of the lecture'],
  ])('is found in %s', (code, words) => {
    expect(bareTextsIn('page.tsx', code)).toEqual([`page.tsx:1: ${words}`]);
  });

  it.each([
    '<Gesture action="toggle:paused" />',
    '<Box color="fg.muted" border="1px solid red" />',
    '<p>{courseTexts.title}: {count}</p>',
    "const texts = textsOf('course', { title: 'Courses of many' });",
    '<p>{kind === "course" && name}</p>',
    'throw new Error("The answer has no body");',
    "type Kind = 'Course of many';",
    "import { one } from 'Some module here';",
    "if (event.key === 'Delete') close();",
    "if (event.key.startsWith('Arrow')) move();",
  ])('is not found in %s', (code) => {
    expect(bareTextsIn('page.tsx', code)).toEqual([]);
  });
});
