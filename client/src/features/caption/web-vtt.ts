import type { Cue } from '#client/player/transcript/cues.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** `1:02.345`, as it is typed and shown; hours come before only where there are any. */
export function formatTime(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(milliseconds / 3_600_000);
  const minutes = Math.floor(milliseconds / 60_000) % 60;
  const rest = `${two(Math.floor(milliseconds / 1000) % 60)}.${String(milliseconds % 1000).padStart(3, '0')}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Seconds of `1:02.345`, `62.345` or `0:01:02,345`; null for anything else. */
export function parseTime(text: string): number | null {
  const [, hours = '0', minutes = '0', seconds = ''] =
    /^(?:(?:(\d{1,3}):)?(\d{1,3}):)?(\d{1,2}(?:[.,]\d{1,3})?)$/.exec(text.trim()) ?? [];
  if (seconds === '') return null;
  return (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds.replace(',', '.'));
}

/** Cues as WebVTT. A blank line would end a cue, so that there is none within one. */
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

/** The same as a file, to be sent. */
export const writeVtt = (cues: readonly Cue[], name: string): File =>
  new File([vttOf(cues)], name, { type: 'text/vtt' });
