import { describe, expect, it } from 'vitest';
import { captionLimits } from '#shared/caption.ts';
import { readTranscript } from './transcript-answer.ts';

const time = (seconds: number) => `00:00:${seconds.toFixed(3).padStart(6, '0')}`;
const vtt = (start: number, end: number, text: string) =>
  `WEBVTT\n\n${time(start)} --> ${time(end)}\n${text}\n`;
const srt = (start: number, end: number, text: string) =>
  `1\n${time(start).replace('.', ',')} --> ${time(end).replace('.', ',')}\n${text}\n`;
const json = (start: number, end: number, text: string) =>
  JSON.stringify({ segments: [{ start, end, text }] });

const cuesOf = (answer: string) =>
  readTranscript(answer).map(({ start, end, text }) => ({ start, end, text }));

describe.each([
  ['WebVTT', vtt],
  ['SRT', srt],
  ['verbose_json', json],
])('a transcript in %s', (_format, answer) => {
  it('may have cues without duration, which are extended', () => {
    expect(cuesOf(answer(9, 9, 'Stop'))).toEqual([{ start: 9, end: 9.5, text: 'Stop' }]);
  });

  it('is split between words if it exceeds the size of a cue', () => {
    const words = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ');
    const cues = cuesOf(answer(10, 40, words));
    expect(cues.map(({ text }) => text).join(' ')).toBe(words);
    expect(cues.every(({ text }) => text.length <= captionLimits.cueText.max)).toBe(true);
    expect(cues.map(({ start, end }) => [start, end])).toEqual([
      [10, 20],
      [20, 30],
      [30, 40],
    ]);
  });

  it('is split anywhere if it has no spaces', () => {
    const text = '船'.repeat(captionLimits.cueText.max) + '🚢';
    expect(cuesOf(answer(0, 4, text)).map((cue) => cue.text)).toEqual([text.slice(0, -2), '🚢']);
  });
});
