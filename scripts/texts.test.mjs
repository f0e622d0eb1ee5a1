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
/** The translations of the English texts as they are now, by language and key. */
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

/** The product's modules, without those that are generated. */
const modules = new Map(
  ['client', 'server', 'sandbox', 'shared']
    .flatMap((folder) => [...withoutTests(readSources(root, folder))])
    .filter(([path]) => /\.tsx?$/.test(path) && !path.startsWith('client/src/gql/')),
);

const keys = Object.keys(english);
const { used, atLoad, labels } = readsOfTexts(modules, resolve, keys);
const unused = keys.filter((key) => !used.has(key));

/** Where there are texts, but for colours and measures, and for what languages call themselves. */
const SHOWN = /^client\/src\/(?!theme\/)|^shared\/(?!languages\.ts)|^server\/src\/.*(?:\.mails|-texts)\.ts$/;
const bare = [...modules].flatMap(([path, text]) => (SHOWN.test(path) ? bareTextsIn(path, text) : []));

describe('the translations', () => {
  it('are of texts that are messages', () => {
    expect(faultsOfTexts(DEFAULT_LANGUAGE, english)).toEqual([]);
  });

  it.each(others)('say the same, in %s', (tag) => {
    const translated = translations.get(tag);
    const sources = Object.fromEntries(Object.keys(translated).map((key) => [key, english[key]]));
    expect(Object.keys(translated).length).toBeGreaterThan(1_000);
    expect(faultsOfTranslation(tag, sources, translated)).toEqual([]);
  });

  const source = { 'a.lectures': '{count, plural, one {# lecture} other {# lectures}} of <b>{name}</b>' };
  it.each([
    ['a key that is missing', 'de', {}, 'a.lectures is missing'],
    ['a key of its own', 'de', { 'a.more': 'mehr' }, 'a.more is none of the English texts'],
    ['no message', 'de', { 'a.lectures': '{count, plural, one {#}' }, 'a.lectures: '],
    [
      'a placeholder that is missing',
      'ja',
      { 'a.lectures': '<b>{name}</b>' },
      'the placeholder count is missing',
    ],
    [
      'a placeholder in quotes',
      'fr',
      { 'a.lectures': "<b>{count}</b> d'{name}'" },
      'the placeholder name is missing',
    ],
    ['another placeholder', 'ja', { 'a.lectures': '<b>{name}</b>{count}{sum}' }, 'has no placeholder sum'],
    ['a tag that is missing', 'ja', { 'a.lectures': '{name}{count}' }, 'the tag b is missing'],
    ['a tag without an end', 'ja', { 'a.lectures': '<b>{name}{count}' }, '<b> has no end'],
    [
      'a plural case that is missing',
      'pl',
      { 'a.lectures': '<b>{name}</b> {count, plural, one {# lekcja} few {# lekcje} other {# lekcji}}' },
      'a plural has no case many',
    ],
    [
      'a plural case that the language has not',
      'ja',
      { 'a.lectures': '<b>{name}</b> {count, plural, one {#} other {#}}' },
      'ja knows no plural one',
    ],
  ])('are seen to have %s', (_, tag, texts, fault) => {
    expect(faultsOfTranslation(tag, source, texts).join('\n')).toContain(fault);
  });

  it('need no cases for a number', () => {
    expect(faultsOfTexts('en', { 'a.done': '{done, number} of {total, number}' })).toEqual([]);
  });

  it('choose from what there is', () => {
    const translated = { 'a.role': '{role, select, admin {Admin} usr {Mitglied} other {-}}' };
    const original = { 'a.role': '{role, select, admin {Admin} user {Member} other {-}}' };
    expect(faultsOfTranslation('de', original, translated)).toEqual([
      'a.role: the English text has no case role=usr',
    ]);
  });
});

describe('texts', () => {
  it('are all read by something', () => {
    expect(used.size).toBeGreaterThan(40);
    expect(unused).toEqual([]);
  });

  it('are read when they are shown, not while a module is loaded', () => {
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
    ['a way', 'courseTexts.failure.load', ['load']],
    ['a group that was taken out', 'const { failure } = courseTexts;\nfailure.save;', ['save']],
    ['a group by another name', 'const { failure: texts } = courseTexts;\ntexts.save;', ['save']],
    ['a text that was taken out', 'const { load } = courseTexts.failure;', ['load']],
    ['a key that is not known', 'const of = (key) => courseTexts.failure[key];', ['load', 'save']],
    ['a group that is handed on', 'show(courseTexts.failure);', ['load', 'save']],
    [
      'what is taken if there is nothing else',
      'const f = ({ texts = courseTexts.failure }) => texts;',
      ['load', 'save'],
    ],
    ['what has no use', 'const { failure } = courseTexts;', []],
    ['what is another thing of that name', 'const f = (courseTexts) => courseTexts.failure.load;', []],
  ])('are read by %s', (_, code, names) => {
    expect(read(code).used).toEqual(names.map((name) => `course.failure.${name}`));
  });

  it.each([
    ['a constant', 'const title = courseTexts.title;'],
    ['a table', 'const rows = [{ label: courseTexts.title }];'],
    ['what is taken out of a group', 'const { title } = courseTexts;'],
    ['an element', 'const heading = <h1>{courseTexts.title}</h1>;'],
    ['a class', 'class Page { static title = courseTexts.title; }'],
    ['a function that is called at once', "const rows = ['a'].map(() => courseTexts.title);"],
    [
      'a function that is called',
      'const rows = rowsOf();\nfunction rowsOf() { return [courseTexts.title]; }',
    ],
    ['all of a group', 'const all = { ...courseTexts };'],
  ])('are seen to be read while a module is loaded by %s', (_, code) => {
    expect(read(code).atLoad.join()).toMatch(/^client\/src\/page\.tsx:\d: course/);
  });

  it.each([
    ['a function', 'const rowsOf = () => [courseTexts.title];'],
    ['a component', 'function Page({ title = courseTexts.title }) { return <h1>{title}</h1>; }'],
    ['a getter', 'const page = { get title() { return courseTexts.title; } };'],
    ['a rule', 'const rule = z.string({ error: () => courseTexts.title });'],
    ['a group', 'const { failure } = courseTexts;'],
  ])('are not read by %s before it is used', (_, code) => {
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
  ])('are heard in the place of what is seen in %s', (code, heard, seen) => {
    const whole = (names) => names.map((name) => `course.${name}`);
    const label = heard && { at: 'client/src/page.tsx:2', heard: whole(heard), seen: whole(seen) };
    expect(read(`const Page = () => ${code};`).labels).toEqual(label ? [label] : []);
  });
});

/** What is heard of labels without what is seen: nobody who says what they see to their computer reaches these. */
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

describe('labels that are heard', () => {
  it.each(languageTags)('hold what is seen (WCAG 2.5.3), in %s', (tag) => {
    const ofLanguage = { ...english, ...translations.get(tag) };
    expect(labels.length).toBeGreaterThan(10);
    expect(faultsOfLabels(labels, (key) => ofLanguage[key])).toEqual([]);
  });

  it.each([
    ['Delete Bread forever', ['page.tsx:1: a.deleteNamed']],
    ['Bread: delete forever', []],
  ])('are judged: %s', (deleteNamed, faults) => {
    const texts = { 'a.delete': 'Delete forever', 'a.deleteNamed': deleteNamed };
    const label = { at: 'page.tsx:1', heard: ['a.deleteNamed'], seen: ['a.delete'] };
    expect(faultsOfLabels([label], (key) => texts[key])).toEqual(faults);
  });
});

describe('what people read', () => {
  it('can be translated', () => {
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
  ])('is seen in %s', (code, words) => {
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
  ])('is nothing in %s', (code) => {
    expect(bareTextsIn('page.tsx', code)).toEqual([]);
  });
});
