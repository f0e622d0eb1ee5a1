import { describe, expect, it } from 'vitest';
import { captionLimits, captionMessages } from '#shared/caption.ts';
import { messages } from '#shared/messages.ts';
import { decodeText } from './decode-text.ts';
import { parseCaptions } from './parse-captions.ts';
import { webVtt } from './web-vtt.ts';

const VTT = `WEBVTT - made by hand

STYLE
::cue { color: red }

NOTE nobody reads
this

intro
00:01.000 --> 00:02.500 align:start position:10%
Hello

00:00:03.000 --> 01:00:04.250
two
lines
`;
const SRT = `1
00:00:01,000 --> 00:00:02,500
Hello

2
00:00:03,000 --> 01:00:04,250 X1:40 X2:600
two
lines`;
const CUES = [
  { start: 1, end: 2.5, text: 'Hello' },
  { start: 3, end: 3604.25, text: 'two\nlines' },
];

const cuesOf = (text: string) =>
  parseCaptions(text).map(({ start, end, text: said }) => ({ start, end, text: said }));
const textsOf = (...blocks: string[]) =>
  cuesOf(
    [
      'WEBVTT',
      ...blocks.map((block, index) => `00:${String(index).padStart(2, '0')}.000 --> 01:00.000\n${block}`),
    ].join('\n\n'),
  ).map(({ text }) => text);

describe('a captions file', () => {
  it.each([
    ['WebVTT', VTT],
    ['SRT', SRT],
    ['WebVTT with Windows line ends', VTT.replaceAll('\n', '\r\n')],
    ['SRT with old Macintosh line ends', SRT.replaceAll('\n', '\r')],
    ['SRT without numbers', SRT.replaceAll(/^\d$\n/gm, '')],
    ['SRT with additional blank lines and spaces', `\n \n${SRT.replaceAll('\n\n', '\n \t\n\n')}\n\n`],
    ['unsorted cues', SRT.split('\n\n').reverse().join('\n\n')],
    [
      'cues without text between them',
      SRT.replace('\n\n', '\n\n9\n00:00:01,100 --> 00:00:01,200\n<i></i>\n\n'),
    ],
  ])('is read: %s', (_what, text) => {
    expect(cuesOf(text)).toEqual(CUES);
  });

  it.each<[string, BufferEncoding, number[], boolean]>([
    ['UTF-8', 'utf8', [], false],
    ['UTF-8 with a byte order mark', 'utf8', [0xef, 0xbb, 0xbf], false],
    ['UTF-16 little endian', 'utf16le', [0xff, 0xfe], false],
    ['UTF-16 big endian', 'utf16le', [0xfe, 0xff], true],
  ])('is read in %s', (_name, encoding, mark, isSwapped) => {
    const text = Buffer.from(VTT.replace('Hello', 'Größe 🙂'), encoding);
    const bytes = Buffer.concat([Buffer.from(mark), isSwapped ? text.swap16() : text]);
    expect(cuesOf(decodeText(bytes))[0]?.text).toBe('Größe 🙂');
  });

  it('is refused in another encoding', () => {
    expect(() => decodeText(Buffer.from(VTT.replace('Hello', 'Größe'), 'latin1'))).toThrow(
      captionMessages.validation.captionsEncoding,
    );
  });

  it.each([
    ['an empty file', ''],
    ['blank lines', '\n\n \n'],
    ['prose', 'Dear all,\n\nplease find the captions attached.'],
    ['a web page', '<!doctype html>\n<html>'],
    ['an image', '\u0089PNG\r\n\u001a\n'],
    ['JSON', '{ "cues": [] }'],
    ['a word that starts with WEBVTT', 'WEBVTTX\n\n00:01.000 --> 00:02.000\nHello'],
  ])('cannot be %s', (_what, text) => {
    expect(() => parseCaptions(text)).toThrow(captionMessages.validation.captionsFormat);
  });

  it.each([
    ['only a header', 'WEBVTT'],
    ['only a comment', 'WEBVTT\n\nNOTE soon'],
    ['only markup', 'WEBVTT\n\n00:01.000 --> 00:02.000\n<i> </i>\n&lrm;'.replace('\n&lrm;', '')],
  ])('with %s has no text', (_what, text) => {
    expect(() => parseCaptions(text)).toThrow(captionMessages.validation.captionsEmpty);
  });

  it.each([
    [
      'ends before it starts',
      '3\n00:00:09,000 --> 00:00:04,000\nlate',
      11,
      captionMessages.validation.cueTimes({ number: 3 }),
    ],
    [
      'has an incomplete arrow',
      '3\n00:00:09,000 -> 00:00:10,000\nlate',
      10,
      captionMessages.validation.cueTimesMissing,
    ],
    ['has no times', 'late', 10, captionMessages.validation.cueTimesMissing],
    [
      'has its times on the third line',
      '3\nname\n00:00:09,000 --> 00:00:10,000\nlate',
      10,
      captionMessages.validation.cueTimesMissing,
    ],
    ['has an invalid time', '3\n00:00:xx,000 --> 00:00:10,000\nlate', 11, captionMessages.validation.cueTime],
    ['has only one time', '3\n00:00:09,000 -->\nlate', 11, captionMessages.validation.cueTime],
    ['has no milliseconds', '3\n00:00:09 --> 00:00:10\nlate', 11, captionMessages.validation.cueTime],
    ['has 61 seconds', '3\n00:00:61,000 --> 00:02:10,000\nlate', 11, captionMessages.validation.cueTime],
    [
      'is too long',
      `00:00:09,000 --> 00:00:10,000\n${'🙂'.repeat(captionLimits.cueText.max + 1)}`,
      10,
      messages.validation.textTooLong({ limit: captionLimits.cueText.max }),
    ],
  ])('is refused with its line number if a cue %s', (_what, block, line, reason) => {
    expect(() => parseCaptions(`${SRT}\n\n${block}`)).toThrow(
      captionMessages.validation.captionsLine({ line, reason }),
    );
  });
});

describe('the text of a cue', () => {
  it.each([
    [
      'WebVTT tags',
      '<b>Bold</b> <i.loud>and</i> <c.yellow.bg>more</c> <lang de>mehr</lang>',
      'Bold and more mehr',
    ],
    ['timestamps within the text', 'One <00:01.500>two <01:00:02.000>three', 'One two three'],
    ['SRT tags', '{\\an8}<font color="#fff">White</font>', 'White'],
    ['entities', 'AT&amp;T &lt;div&gt; &nbsp;&unknown;', 'AT&T <div> \u00a0&unknown;'],
    ['characters that are not markup', 'if a < b and c > d <div>', 'if a < b and c > d <div>'],
    ['control characters', 'a\u0000b\u0007c', 'abc'],
  ])('is converted to plain text: %s', (_what, markup, text) => {
    expect(textsOf(markup)).toEqual([text]);
  });

  it('names the speaker when the speaker changes', () => {
    expect(
      textsOf(
        '<v Ada>Hello',
        '<v.loud Ada>again</v>',
        '<v Grace &amp; Co>Hi',
        'nobody',
        '<v Ada>Bye',
        '<v >?',
      ),
    ).toEqual(['Ada: Hello', 'again', 'Grace & Co: Hi', 'nobody', 'Ada: Bye', '?']);
  });

  it('is unchanged after writing and parsing', () => {
    const texts = ['Ada: Hello & <i>bye</i> --> now', 'two\nlines', 'NOTE this', 'a &amp; b', '1'];
    const cues = texts.map((text, index) => ({ start: index, end: index + 0.5, text }));
    const written = webVtt([...cues, { start: 35999.9996, end: 360000.1, text: 'late' }]);
    expect(written).toContain('10:00:00.000 --> 100:00:00.100\nlate\n');
    expect(cuesOf(written).slice(0, -1)).toEqual(cues);
  });
});
