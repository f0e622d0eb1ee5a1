import { expect, it } from 'vitest';
import { captionFor } from './caption-choice.ts';

const captions = ['en', 'pt-BR', 'de'].map((language) => ({ language, version: 1, url: `/${language}.vtt` }));

it.each([
  ['the language that was chosen', 'de', ['en'], 'de'],
  ['its nearest relative', 'pt-PT', ['en'], 'pt-BR'],
  ['what the reader speaks, when nothing was chosen', null, ['fr', 'de-AT'], 'de'],
  ['what the reader speaks, when the chosen one is missing', 'ja', ['pt'], 'pt-BR'],
  ['the first, when nobody understands any', null, ['ja'], 'en'],
])('captions are in %s', (_name, preferred, readers, language) => {
  expect(captionFor(captions, preferred, readers)?.language).toBe(language);
});

it('there are none without captions', () => {
  expect(captionFor([], 'en', ['en'])).toBeNull();
});
