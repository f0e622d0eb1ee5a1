import { expect, it } from 'vitest';
import { cueAt, cuesWith, parseCues } from './cues.ts';

const file = `WEBVTT

00:00:01.000 --> 00:00:04.500
A rope &lt;of hemp&gt; &amp;amp; wire
is a promise.

01:02:03.250 --> 01:02:05.000
Now we tie it.
`;

it('the cues of a WebVTT file have their times in seconds and their text without escapes', () => {
  expect(parseCues(file)).toEqual([
    { start: 1, end: 4.5, text: 'A rope <of hemp> &amp; wire\nis a promise.' },
    { start: 3723.25, end: 3725, text: 'Now we tie it.' },
  ]);
});

it.each([
  [0, -1],
  [1, 0],
  [60, 0],
  [4000, 1],
])('at second %d, the current cue has the index %d', (second, index) => {
  expect(cueAt(parseCues(file), second)).toBe(index);
});

it.each([
  ['  tie ', ['Now we tie it.']],
  ['NŒUD', ['Le nœud.']],
  ['cafe', ['Un Café\nserré']],
  ['cafe serre', ['Un Café\nserré']],
  ['', ['Now we tie it.', 'Le nœud.', 'Un Café\nserré']],
  ['anchor', []],
])('a search for %j finds %j', (text, found) => {
  const cues = ['Now we tie it.', 'Le nœud.', 'Un Café\nserré'].map((said, start) => ({
    start,
    end: start + 1,
    text: said,
  }));
  expect(cuesWith(cues, text).map((cue) => cue.text)).toEqual(found);
});
