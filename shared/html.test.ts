import { describe, expect, it } from 'vitest';
import { html, raw } from './html.ts';

describe('html', () => {
  it('escapes characters that could end a text or a quoted attribute', () => {
    const value = `<b>"Tom" & 'Ada'</b>`;
    expect(String(html`<p title="${value}">${value}</p>`)).toBe(
      '<p title="&lt;b&gt;&quot;Tom&quot; &amp; &#39;Ada&#39;&lt;/b&gt;">' +
        '&lt;b&gt;&quot;Tom&quot; &amp; &#39;Ada&#39;&lt;/b&gt;</p>',
    );
  });

  it('nests without double escaping and joins lists', () => {
    const items = ['a & b', 'c'].map((item) => html`<i>${item}</i>`);
    expect(String(html`<b>${items}</b>`)).toBe('<b><i>a &amp; b</i><i>c</i></b>');
  });

  it('escapes plain strings in a list', () => {
    expect(String(html`${['<i>', '<b>']}`)).toBe('&lt;i&gt;&lt;b&gt;');
  });

  it('keeps raw markup unchanged', () => {
    expect(String(html`<p>${raw('<br>')}</p>`)).toBe('<p><br></p>');
  });

  it('renders null, undefined and false as nothing, but renders zero', () => {
    expect(String(html`[${null}${undefined}${false}${0}]`)).toBe('[0]');
  });

  it('keeps backslashes and dollar signs in values', () => {
    expect(String(html`<p>${'$& \\n $1'}</p>`)).toBe('<p>$&amp; \\n $1</p>');
  });
});
