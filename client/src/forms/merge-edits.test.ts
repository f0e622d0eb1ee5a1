import { describe, expect, it } from 'vitest';
import { changedFields, mergeEdits } from './merge-edits.ts';

const base = { title: 'Bread', category: 'Cooking' };

describe('two edits of one object', () => {
  it.each([
    ['only they changed a field', base, { ...base, title: 'Loaf' }, 'Loaf', ['title'], []],
    ['only I changed a field', { ...base, title: 'Rye' }, base, 'Rye', [], []],
    ['both made the same change', { ...base, title: 'Rye' }, { ...base, title: 'Rye' }, 'Rye', [], []],
    ['both changed a field', { ...base, title: 'Rye' }, { ...base, title: 'Loaf' }, 'Rye', [], ['title']],
  ])('%s', (_name, mine, theirs, title, taken, disputed) => {
    expect(mergeEdits(base, mine, theirs)).toEqual({ values: { ...mine, title }, taken, disputed });
  });
});

describe('changedFields', () => {
  it('returns exactly the fields that differ', () => {
    expect(changedFields(base, { ...base, category: '' })).toEqual({ category: '' });
  });
});
