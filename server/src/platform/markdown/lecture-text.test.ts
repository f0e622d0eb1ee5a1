import { describe, expect, it } from 'vitest';
import { renderLectureText } from './lecture-text.ts';

const htmlOf = async (source: string) => (await renderLectureText(source)).html;

describe('the HTML of a lecture that is a text', () => {
  it('begins one level below the title of the page, without gaps', async () => {
    expect(await htmlOf('# One\n\n### Two')).toBe('<h2>One</h2>\n<h3>Two</h3>\n');
  });

  it('highlights code of a known language', async () => {
    expect(await htmlOf("```ts\nconst a = '<b>';\n```")).toBe(
      `<pre tabindex="0"><code class="language-ts"><span class="hljs-keyword">const</span> a = <span class="hljs-string">&#x27;&lt;b&gt;&#x27;</span>;\n</code></pre>\n`,
    );
  });

  it.each([
    ['of an unknown language', 'nolang', '<i>'],
    ['that is very long', 'js', `var ${'a'.repeat(20_001)}`],
  ])('escapes code %s', async (_, language, code) => {
    const html = await htmlOf(`\`\`\`${language}\n${code}\n\`\`\``);
    expect(html).toBe(
      `<pre tabindex="0"><code class="language-${language}">${code.replace('<i>', '&lt;i&gt;')}\n</code></pre>\n`,
    );
  });

  it('shows formulas in a line as MathML', async () => {
    expect(await htmlOf('So $x^2$.')).toBe(
      '<p>So <math><msup><mi>x</mi><mn class="tml-sml-pad">2</mn></msup></math>.</p>\n',
    );
  });

  it.each(['$$\nx\n$$', '$$x$$', '$$ x $$'])('shows a formula of its own: %j', async (source) => {
    expect(await htmlOf(source)).toBe(
      '<div class="formula" tabindex="0"><math display="block" class="tml-display"><mi>x</mi></math></div>\n',
    );
  });

  it.each(['It costs $5 or $6.', 'a \\$x\\$ b', '$ x $', '$$\nnever closed'])(
    'leaves dollars that enclose no formula: %s',
    async (source) => {
      expect(await htmlOf(source)).not.toContain('<math');
    },
  );

  it.each([
    ['with a fault', '\\unknown{x}'],
    ['with a link', '\\href{javascript:alert(1)}{x}'],
    ['with a picture', '\\includegraphics{http://example.com/x.png}'],
    ['with an attribute', '\\htmlStyle{color:red}{x}'],
    ['that expands without end', '\\def\\a{\\a\\a}\\a'],
    ['that is very long', 'x'.repeat(2001)],
  ])('shows the source of a formula %s', async (_, formula) => {
    expect(await htmlOf(`$${formula}$`)).toBe(`<p><code class="formula-source">${formula}</code></p>\n`);
  });

  it('shows the source of formulas after the thousandth', async () => {
    const html = await htmlOf('$x$ '.repeat(1002));
    expect(html.split('<math>')).toHaveLength(1001);
    expect(html.split('formula-source')).toHaveLength(3);
  });

  it('uses no inline styles', async () => {
    const html = await htmlOf('$\\color{red}{x}$\n\n| a |\n|--:|\n| b |');
    expect(html).toContain('<math>');
    expect(html).toContain('<td>b</td>');
    expect(html).not.toContain('style=');
  });

  it('shows quotations with a mark as callouts', async () => {
    expect(
      await htmlOf('> [!WARNING] Hot *oven*\n> Use gloves.\n>\n> > [!tip]\n> > Old ones.\n>\n> > Really.'),
    ).toBe(
      `<aside role="note" class="callout callout-warning">
<p class="callout-title">Hot <em>oven</em></p>
<p>Use gloves.</p>
<aside role="note" class="callout callout-tip">
<p>Old ones.</p>
</aside>
<blockquote>
<p>Really.</p>
</blockquote>
</aside>
`,
    );
  });

  it('lets wide tables scroll with the keyboard', async () => {
    expect(await htmlOf('| a |\n|---|')).toMatch(
      /^<div class="wide" tabindex="0"><table>\n[^]*<\/table><\/div>\n$/,
    );
  });

  it('keeps links to a moment in a video of this school', async () => {
    expect(await htmlOf('[Bowline \\[slow\\], 1:23](/courses/knots/lectures/7?t=83)')).toBe(
      '<p><a href="/courses/knots/lectures/7?t=83">Bowline [slow], 1:23</a></p>\n',
    );
  });

  it('contains no code, no HTML of the source and no picture of another server', async () => {
    const html = await htmlOf(
      '<script>a()</script> [link](javascript:a) ![picture](https://example.com/x.png)\n\n```"><img>\nx\n```',
    );
    expect(html).not.toMatch(/<(script|img)|href="javascript/);
  });

  it.each(['$$a\n', '$', '$a', '> [!NOTE]\n', '$$\n', '\\$', '$\\\\'])(
    'is made in linear time of many %j',
    async (source) => {
      const text = source.repeat(100_000 / source.length);
      expect((await renderLectureText(text)).words.length).toBeLessThanOrEqual(text.length);
    },
    20_000,
  );
});

it('reads the words without markup and formulas', async () => {
  const { words } = await renderLectureText(
    '# Title\n\n**bo**ld $x$ `code`\nnext\n\n> [!NOTE] Look\n> here\n\n```js\nlet a;\n```\n\n| cell |\n|---|',
  );
  expect(words).toBe('Title\nbold   code next\nLook\nhere\nlet a;\ncell');
});
