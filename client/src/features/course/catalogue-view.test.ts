import { describe, expect, it } from 'vitest';
import { readView, searchVariablesOf, variablesOf, writeView } from './catalogue-view.ts';

const read = (address: string) => readView(new URLSearchParams(address));
const plain = { search: '', category: null, sort: null, state: null };

describe('the address of a view', () => {
  it.each([
    ['', ''],
    ['?q=sql', '?q=sql'],
    [
      '?q=sql+joins&category=Data&sort=title&state=draft',
      '?q=sql+joins&category=Data&sort=title&state=draft',
    ],
    ['?sort=newest&state=any', ''],
    ['?q=sql&sort=relevance', '?q=sql'],
    // As the form sends it without scripts.
    ['?q=&sort=MOST_LECTURES', '?sort=most-lectures'],
    ['?q=sql&sort=newest', '?q=sql&sort=newest'],
  ])('%s is written as %s', (address, written) => expect(writeView(read(address))).toBe(written));

  it.each(['?sort=cheapest', '?state=secret', '?sort=relevance', '?q=%20', '?category='])(
    '%s asks for nothing',
    (address) => expect(read(address)).toEqual(plain),
  );
});

describe('what the server is asked for', () => {
  it('is the plain catalogue unless something is said, so that all screens share it', () => {
    expect(variablesOf(plain, false)).toEqual({});
  });

  it('has drafts for ADMIN only', () => {
    expect(variablesOf({ ...plain, state: 'DRAFT' }, false)).toEqual({});
    expect(variablesOf({ ...plain, state: 'DRAFT' }, true)).toEqual({ state: 'DRAFT' });
    expect(variablesOf(plain, true)).toEqual({ state: 'ANY' });
  });

  it('is a search in whatever order and state', () => {
    const view = { ...plain, search: 'sql', category: 'Data' };
    expect(searchVariablesOf(view, false)).toEqual({ search: 'sql', category: 'Data' });
    expect(searchVariablesOf({ ...view, sort: 'TITLE' }, true)).toEqual({
      search: 'sql',
      category: 'Data',
      sort: 'TITLE',
      state: 'ANY',
    });
  });
});
