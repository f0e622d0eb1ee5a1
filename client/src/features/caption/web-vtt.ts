import type { Cue } from '#client/player/transcript/cues.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Formats seconds as `1:02.345`. Hours are added only when needed. */
export function formatTime(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(milliseconds / 3_600_000);
  const minutes = Math.floor(milliseconds / 60_000) % 60;
  const rest = `${two(Math.floor(milliseconds / 1000) % 60)}.${String(milliseconds % 1000).padStart(3, '0')}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Parses `1:02.345`, `62.345` or `0:01:02,345` as seconds; null for other input. */
export function parseTime(text: string): number | null {
  const [, hours = '0', minutes = '0', seconds = ''] =
    /^(?:(?:(\d{1,3}):)?(\d{1,3}):)?(\d{1,2}(?:[.,]\d{1,3})?)$/.exec(text.trim()) ?? [];
  if (seconds === '') return null;
  return (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds.replace(',', '.'));
}

/** Formats cues as WebVTT. Blank lines within a cue are removed, because they would end it. */
export function vttOf(cues: readonly Cue[]): string {
  const time = (seconds: number) => {
    const text = formatTime(seconds);
    return text.split(':').length === 3 ? text.padStart(12, '0') : text.padStart(9, '0');
  };
  const blocks = cues.map(({ start, end, text }) => {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    return `${time(start)} --> ${time(end)}\n${escaped(lines.join('\n'))}\n`;
  });
  return ['WEBVTT\n', ...blocks].join('\n');
}

/** Creates a WebVTT file to upload. */
export const writeVtt = (cues: readonly Cue[], name: string): File =>
  new File([vttOf(cues)], name, { type: 'text/vtt' });
