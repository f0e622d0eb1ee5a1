import { describe, expect, it } from 'vitest';
import { readView, searchVariablesOf, variablesOf, writeView } from './catalogue-view.ts';

const read = (address: string) => readView(new URLSearchParams(address));
const plain = { search: '', category: null, sort: null, state: null };

describe('the URL of a view', () => {
  it.each([
    ['', ''],
    ['?q=sql', '?q=sql'],
    [
      '?q=sql+joins&category=Data&sort=title&state=draft',
      '?q=sql+joins&category=Data&sort=title&state=draft',
    ],
    ['?sort=newest&state=any', ''],
    ['?q=sql&sort=relevance', '?q=sql'],
    // As submitted by the form without scripts.
    ['?q=&sort=MOST_LECTURES', '?sort=most-lectures'],
    ['?q=sql&sort=newest', '?q=sql&sort=newest'],
  ])('%s is normalized to %s', (address, written) => expect(writeView(read(address))).toBe(written));

  it.each(['?sort=cheapest', '?state=secret', '?sort=relevance', '?q=%20', '?category='])(
    '%s is ignored',
    (address) => expect(read(address)).toEqual(plain),
  );
});

describe('the query variables', () => {
  it('are empty for the plain view, so that all pages share its cache entry', () => {
    expect(variablesOf(plain, false)).toEqual({});
  });

  it('include drafts for ADMIN only', () => {
    expect(variablesOf({ ...plain, state: 'DRAFT' }, false)).toEqual({});
    expect(variablesOf({ ...plain, state: 'DRAFT' }, true)).toEqual({ state: 'DRAFT' });
    expect(variablesOf(plain, true)).toEqual({ state: 'ANY' });
  });

  it('of a search keep category, order and state', () => {
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
