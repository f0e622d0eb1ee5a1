import { describe, expect, it } from 'vitest';
import { distinctSlug, slugify } from './slug.ts';

describe('a slug', () => {
  it.each([
    ['Café & Code!', 'cafe-code'],
    ['  Ångström in 10 days  ', 'angstrom-in-10-days'],
    ['C++ -- the hard parts', 'c-the-hard-parts'],
    ['Ｆｕｌｌ width', 'full-width'],
    ['日本語 入門', '日本語-入門'],
    ['اللغة العربية للمبتدئين', 'اللغة-العربية-للمبتدئين'],
    ['Русский язык: й и ё', 'русский-язык-й-и-ё'],
    ['한국어', '한국어'],
    ['हिन्दी सीखें', 'हिन्दी-सीखें'],
    ['Straße nach Łódź', 'straße-nach-łodz'],
    ['🎉', 'course'],
    ['1️⃣ 👨‍👩‍👧 Family', '1-family'],
    ['../../etc/passwd', 'etc-passwd'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
    ['', 'course'],
  ])('of %j is %s', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it('has at most 60 characters', () => {
    expect(slugify('a'.repeat(61))).toBe('a'.repeat(60));
    expect(slugify(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59));
  });

  it('ends after a whole word, and never splits a character', () => {
    expect(slugify('How to bake an honest loaf of bread at home without any machines')).toBe(
      'how-to-bake-an-honest-loaf-of-bread-at-home-without-any',
    );
    expect(slugify('機械学習入門'.repeat(12))).toBe('機械学習入門'.repeat(10));
    expect(slugify('ที่'.repeat(30)).length % 'ที่'.length).toBe(0);
  });

  it('gets a different random suffix each time if it is taken', () => {
    const made = new Set(Array.from({ length: 50 }, () => distinctSlug('course')));
    expect(made.size).toBe(50);
    for (const slug of made) expect(slug).toMatch(/^course-[0-9a-f]{6}$/);
  });
});
