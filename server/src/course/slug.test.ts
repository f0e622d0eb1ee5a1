import { describe, expect, it } from 'vitest';
import { distinctSlug, slugify } from './slug.ts';

describe('a slug', () => {
  it.each([
    ['Café & Code!', 'cafe-code'],
    ['  Ångström in 10 days  ', 'angstrom-in-10-days'],
    ['C++ -- the hard parts', 'c-the-hard-parts'],
    ['Ｆｕｌｌ width', 'full-width'],
    ['日本語', 'course'],
    ['🎉', 'course'],
    ['../../etc/passwd', 'etc-passwd'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
    ['', 'course'],
  ])('of %j is %s', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it('is at most 60 characters long and ends with none to spare', () => {
    expect(slugify('a'.repeat(61))).toBe('a'.repeat(60));
    expect(slugify(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59));
  });

  it('that is taken is set apart, differently each time', () => {
    const made = new Set(Array.from({ length: 50 }, () => distinctSlug('course')));
    expect(made.size).toBe(50);
    for (const slug of made) expect(slug).toMatch(/^course-[0-9a-f]{6}$/);
  });
});
