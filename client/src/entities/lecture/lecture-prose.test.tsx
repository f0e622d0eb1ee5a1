// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { expect, it } from 'vitest';
import { render } from '#client/testing/render.tsx';
import { system } from '#client/theme/system.ts';
import { LectureProse } from './lecture-prose.tsx';

/** The HTML of a callout, as the server renders it. */
const callout = (kind: string, inside: string) =>
  `<aside role="note" class="callout callout-${kind}">\n${inside}</aside>\n`;

async function titlesOf(html: string): Promise<(string | null)[]> {
  const { container, unmount } = await render(
    <ChakraProvider value={system}>
      <LectureProse html={html} lang="fr" />
    </ChakraProvider>,
  );
  const titles = [...container.querySelectorAll('aside > p:first-child')].map(
    (title) => `${title.getAttribute('lang')} ${title.className} ${title.textContent}`,
  );
  await unmount();
  return titles;
}

it('titles callouts without a title by their kind, in the language of the reader', async () => {
  const kinds = ['note', 'tip', 'important', 'warning', 'caution'];
  const html = kinds.map((kind) => callout(kind, '<p>Old ropes break.</p>\n')).join('');
  expect(await titlesOf(html)).toEqual(
    ['Note', 'Tip', 'Important', 'Warning', 'Caution'].map((word) => `en callout-title ${word}`),
  );
});

it('leaves the titles of authors', async () => {
  const own = '<p class="callout-title">Vieux</p>\n';
  const html = callout('warning', own + callout('tip', ''));
  expect(await titlesOf(html)).toEqual(['null callout-title Vieux', 'en callout-title Tip']);
});
