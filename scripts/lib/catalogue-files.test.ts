import { po, type GetTextTranslation } from 'gettext-parser';
import { expect, it } from 'vitest';
import { updated } from './catalogue-files.ts';

const english = (key: string, text: string, comments: string[] = []) => ({ key, text, comments });
const translation = (msgctxt: string, msgid: string, text: string, flag = ''): GetTextTranslation => ({
  msgctxt,
  msgid,
  msgstr: [text],
  comments: { translator: '', reference: '', extracted: '', flag, previous: '' },
});
const update = (entries: GetTextTranslation[], ...texts: ReturnType<typeof english>[]) => {
  const { catalogue, open } = updated({ headers: {}, entries }, texts);
  return { entries: catalogue.entries, open };
};
const NOTHING = { missing: [], outdated: [], fuzzy: [], unused: [] };

it('keeps translations, with the comments of the code for translators', () => {
  const { entries, open } = update(
    [translation('a.title', 'Courses', 'Kurse')],
    english('a.title', 'Courses', ['Above the list.']),
  );
  expect(open).toEqual(NOTHING);
  expect(entries).toMatchObject([
    { msgstr: ['Kurse'], comments: { extracted: 'Above the list.', flag: '' } },
  ]);
});

it('adds a new text without a translation', () => {
  const { entries, open } = update([], english('a.title', 'Courses'));
  expect(open).toEqual({ ...NOTHING, missing: ['a.title'] });
  expect(entries).toMatchObject([{ msgctxt: 'a.title', msgid: 'Courses', msgstr: [''] }]);
});

it('marks the translation of a changed text as fuzzy, and keeps the previous text', () => {
  const { entries, open } = update(
    [translation('a.title', 'Courses', 'Kurse')],
    english('a.title', 'All "courses"'),
  );
  expect(open).toEqual({ ...NOTHING, outdated: ['a.title'] });
  expect(entries).toMatchObject([
    { msgid: 'All "courses"', msgstr: ['Kurse'], comments: { flag: 'fuzzy', previous: 'msgid "Courses"' } },
  ]);
  // The mark stays until a translator removes it.
  expect(update(entries, english('a.title', 'All "courses"'))).toEqual({
    entries,
    open: { ...NOTHING, fuzzy: ['a.title'] },
  });
});

it('keeps the translation of a text with a new key, and removes unused ones', () => {
  const { entries, open } = update(
    [translation('a.title', 'Courses', 'Kurse'), translation('a.old', 'Old', 'Alt')],
    english('b.heading', 'Courses'),
  );
  expect(open).toEqual({ ...NOTHING, unused: ['a.old'] });
  expect(entries).toMatchObject([{ msgctxt: 'b.heading', msgstr: ['Kurse'] }]);
});

it('creates entries that the library can write and read again', () => {
  const { entries } = update([], english('a.title', 'Say "hello"\nto {name}', ['One.', 'Two.']));
  const translations = { 'a.title': Object.fromEntries(entries.map((entry) => [entry.msgid, entry])) };
  const file = po.compile({ charset: 'utf-8', headers: {}, translations }, { foldLength: 0 });
  expect(po.parse(file).translations['a.title']).toMatchObject({
    'Say "hello"\nto {name}': { comments: { extracted: 'One.\nTwo.' } },
  });
});
