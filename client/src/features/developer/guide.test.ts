import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addressOf, findSections, readGuide, readInline } from './guide.ts';

describe('the guide for integrators', () => {
  const blocks = readGuide(readFileSync('docs/api.md', 'utf8'));

  it('starts with “Who is asking” and has every call with its response', () => {
    const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
    expect(blocks.slice(0, 2)).toMatchObject([{ kind: 'paragraph' }, { text: 'Who is asking' }]);
    expect(headings).toEqual(expect.arrayContaining(['Who is asking', '1. Who am I?', 'Limits', 'Changes']));
    const languages = blocks.flatMap((block) => (block.kind === 'code' ? [block.language] : []));
    expect(languages.filter((language) => language === 'sh').length).toBeGreaterThan(10);
    expect(languages.filter((language) => language === 'json').length).toBeGreaterThan(10);
  });

  it('leaves no Markdown syntax in the text', () => {
    const texts = blocks.flatMap((block): readonly string[] => {
      if (block.kind === 'heading' || block.kind === 'paragraph') return [block.text];
      if (block.kind === 'list') return block.items;
      return block.kind === 'table' ? [...block.head, ...block.rows.flat()] : [];
    });
    const plain = texts.flatMap(readInline).filter(({ kind }) => kind === 'text');
    expect(plain.filter(({ text }) => /[`*#|]|\]\(/.test(text))).toEqual([]);
    const ids = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('links only to what a school serves', () => {
  expect(addressOf('https://tus.io')).toBe('https://tus.io');
  expect(addressOf('#errors')).toBe('#errors');
  expect(addressOf('../schema.graphql')).toBe('/schema.graphql');
  expect(addressOf('payments.md')).toBeNull();
});

it('shows the code of a sample program in place of a paragraph that only links to it', () => {
  const files = { 'samples/one.mjs': 'run();\n' };
  expect(readGuide('[one.mjs](samples/one.mjs)\n\nSee [one.mjs](samples/one.mjs).', files)).toEqual([
    { kind: 'code', language: 'mjs', text: 'run();' },
    { kind: 'paragraph', text: 'See [one.mjs](samples/one.mjs).' },
  ]);
});

it('finds whole sections that contain all words, ignoring case', () => {
  const blocks = readGuide(
    '## Limits\n\nFive an hour.\n\n| what | limit |\n| - | - |\n| a Body | 100 kB |\n\n## Errors\n\nFive of them.',
  );
  const headings = (search: string) =>
    findSections(blocks, search).flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  expect(headings('')).toEqual(['Limits', 'Errors']);
  expect(headings('five')).toEqual(['Limits', 'Errors']);
  expect(headings(' five  body')).toEqual(['Limits']);
  expect(findSections(blocks, 'body')).toHaveLength(3);
  expect(findSections(blocks, 'nowhere')).toEqual([]);
});

it('parses lists after a sentence, and inline elements', () => {
  expect(readGuide('# Title\n\nTwo:\n\n- one\n  more\n- `two`')).toEqual([
    { kind: 'paragraph', text: 'Two:' },
    { kind: 'list', isOrdered: false, items: ['one more', '`two`'] },
  ]);
  expect(readGuide('1. one\n   more\n2. two')).toEqual([
    { kind: 'list', isOrdered: true, items: ['one more', 'two'] },
  ]);
  expect(readInline('See **this** or [that](/there), _by_ `x`.')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'strong', text: 'this' },
    { kind: 'text', text: ' or ' },
    { kind: 'link', text: 'that', href: '/there' },
    { kind: 'text', text: ', ' },
    { kind: 'emphasis', text: 'by' },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'x' },
    { kind: 'text', text: '.' },
  ]);
});
