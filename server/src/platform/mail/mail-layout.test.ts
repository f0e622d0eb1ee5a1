import { describe, expect, it } from 'vitest';
import { composeMail, type Letterhead, type MailParts } from './mail-layout.ts';

const school: Letterhead = { name: 'Lectern', language: 'en', accent: '', contact: '' };
const parts: MailParts = {
  subject: 'Your receipt',
  preheader: 'Open to you for a year.',
  greeting: 'Hello Ada,',
  paragraphs: ['Thank you.', 'See you soon.'],
  facts: [
    { label: 'Amount', value: '$499' },
    { label: 'Paid on', value: 'May 1, 2026' },
  ],
  quote: 'First line\r\n\r\nLast line',
  action: { label: 'See your payments', url: 'https://school.example/profile?from=mail&sort=newest' },
  reason: 'You paid.',
};

describe('a mail', () => {
  it('has a plain-text version', () => {
    expect(composeMail(school, () => parts).text).toBe(
      [
        'Hello Ada,',
        'Thank you.',
        'See you soon.',
        'Amount: $499\nPaid on: May 1, 2026',
        '> First line\n> \n> Last line',
        'See your payments:\nhttps://school.example/profile?from=mail&sort=newest',
        '-- \nLectern\nYou paid.\n',
      ].join('\n\n'),
    );
  });

  it('gives the labels of its facts room, and breaks no word in them', () => {
    const { html } = composeMail(school, () => parts);
    const styles = [...html.matchAll(/<th[^>]*style="([^"]*)"/g)].map(([, style = '']) => style);
    expect(styles).toHaveLength(2);
    for (const style of styles) {
      expect(style).toContain('width: 38%');
      expect(style).toContain('overflow-wrap: break-word');
    }
  });

  it('leaves no gaps for missing parts', () => {
    const { text, html } = composeMail(school, () => ({ ...parts, facts: undefined, quote: undefined }));
    expect(text).toContain('See you soon.\n\nSee your payments:');
    expect(html).not.toMatch(/<th|<blockquote|undefined|false/);
  });

  it('has the same content in HTML, in the same order, after the preheader', () => {
    const { html } = composeMail(school, () => parts);
    const said = html
      .slice(html.indexOf('<body'))
      .replace(/<[^>]*>|&#847;|&zwnj;|&nbsp;/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    expect(said).toBe(
      'Open to you for a year. Lectern . Your receipt Hello Ada, Thank you. See you soon. Amount $499 Paid on May 1, 2026 ' +
        'First line Last line See your payments Or open https://school.example/profile?from=mail&amp;sort=newest You paid.',
    );
    expect(html.match(/href="https:\/\/school\.example\/profile\?from=mail&amp;sort=newest"/g)).toHaveLength(
      2,
    );
  });

  it.each([
    { language: 'en', direction: 'ltr', start: 'left', end: 'right' },
    { language: 'ar', direction: 'rtl', start: 'right', end: 'left' },
  ] as const)('uses the text direction of its language: $language', ({ language, direction, start, end }) => {
    const { html } = composeMail({ ...school, language }, () => parts);
    // Some mail programs drop the elements around it.
    const [outermost = ''] = /<table[^>]*>/.exec(html) ?? [];
    expect(outermost).toContain(`lang="${language}"`);
    expect(outermost).toContain(`dir="${direction}"`);
    const [label = ''] = /<th[^>]*>/.exec(html) ?? [];
    expect(label).toContain(`align="${start}"`);
    expect(label).toContain(`padding-${end}: 16px`);
    expect(html).toMatch(new RegExp(`<td class="ink line" align="${end}"`));
    const [quote = ''] = /<blockquote[^>]*>/.exec(html) ?? [];
    expect(quote).toContain(`padding-${start}: 16px; border-${start}: 4px`);
    expect(quote).not.toContain(`border-${end}`);
  });

  it('escapes markup in every part', () => {
    const attack = `<img src=x onerror="alert(1)"></title></style>`;
    const { html } = composeMail({ ...school, name: attack }, () => ({
      subject: attack,
      preheader: attack,
      greeting: attack,
      paragraphs: [attack],
      facts: [{ label: attack, value: attack }],
      quote: attack,
      action: { label: attack, url: `https://school.example/"${attack}` },
      reason: attack,
    }));
    expect(html).not.toContain('<img');
    expect(html).not.toContain('onerror="');
    expect(html.match(/<\/title>/g)).toHaveLength(1);
    expect(html.match(/<\/style>/g)).toHaveLength(1);
  });
});
