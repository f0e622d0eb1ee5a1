import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadLanguages } from '#shared/texts/load-languages.ts';
import { setCurrentLanguage } from '#shared/texts/texts.ts';
import { languageText, placeText, speedText } from './player-text.ts';

beforeAll(loadLanguages);
afterEach(() => setCurrentLanguage(() => 'en'));

it('reads out where a video is', () => {
  expect(placeText(184.7, 600)).toBe('3 min 4 sec out of 10 min');
  expect(placeText(0, 3_600)).toBe('0 sec out of 1 hr');
});

it('speaks the language of the page', () => {
  setCurrentLanguage(() => 'de');
  expect(placeText(184, 600)).toBe('3 Min., 4 Sek. von 10 Min.');
  expect(languageText('fr')).toBe('Französisch');
  expect(speedText(1.25)).toBe('1,25×');
});
