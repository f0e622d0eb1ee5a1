import { describe, expect, it } from 'vitest';
import { captionMessages } from '#shared/caption.ts';
import { decodeText } from './decode-text.ts';
import { cuesIn, parseCaptions } from './parse-captions.ts';
import { Repairs, type Repair } from './repairs.ts';

/** Times and texts, such as `1-2 Hello`, and the sentences about repairs. */
function read(file: string | Buffer) {
  const repairs = new Repairs();
  const text = typeof file === 'string' ? file : decodeText(file, repairs);
  const cues = parseCaptions(text, repairs).map((cue) => `${cue.start}-${cue.end} ${cue.text}`);
  return { cues, repairs: repairs.texts() };
}

const vtt = (...lines: string[]) => ['WEBVTT', '', ...lines].join('\n');
const at = (second: number, end = second + 1) => `00:0${second}.000 --> 00:0${end}.000`;
const srtAt = (second: number, end = second + 1) => `00:00:0${second},000 --> 00:00:0${end},000`;

type Told = Partial<Record<Repair, [line: number, count?: number]>>;
const sentences = (told: Told) => {
  const repairs = new Repairs();
  for (const [repair, [line, count = 1]] of Object.entries(told) as [Repair, [number, number?]][]) {
    for (let index = 0; index < count; index++) repairs.add(repair, line + index);
  }
  return repairs.texts();
};

/** Captions as YouTube writes them: each line rolls up, and a cue of 10 ms holds it in between. */
const ROLLING = [
  'WEBVTT',
  'Kind: captions',
  'Language: en',
  '',
  '00:01.000 --> 00:02.990 align:start position:0%',
  ' ',
  'put<00:01.500><c> the</c><00:01.800><c> kettle</c>',
  '',
  '00:02.990 --> 00:03.000 align:start position:0%',
  'put the kettle',
  ' ',
  '',
  '00:03.000 --> 00:04.990 align:start position:0%',
  'put the kettle',
  'on<00:03.500><c> the</c><00:03.800><c> stove</c>',
  '',
  '00:04.990 --> 00:05.000 align:start position:0%',
  'on the stove',
  ' ',
  '',
];

describe('a captions file is repaired and the repair is reported:', () => {
  it.each<[string, string | Buffer, string[], Told]>([
    [
      'a line of blanks within a cue',
      vtt(at(1), ' ', 'Hello', '\t', 'you', '', at(2), 'there'),
      ['1-2 Hello\nyou', '2-3 there'],
      { blankOnly: [4, 2] },
    ],
    [
      'a cue of no length',
      vtt(at(1), 'Hello', '', at(2, 2), 'you'),
      ['1-2 Hello', '2-2.5 you'],
      { noDuration: [6] },
    ],
    [
      'a cue of no length in SRT',
      `1\n${srtAt(1)}\nHello\n\n2\n${srtAt(2, 2)}\nyou\n\n3\n${srtAt(2)}\nall`,
      ['1-2 Hello', '2-2.5 you', '2-3 all'],
      { noDuration: [6] },
    ],
    [
      'references by number and name',
      vtt(at(1), 'It&#39;s a caf&eacute; &#x2764; don&apos;t &amp; &lt;b&gt;'),
      ["1-2 It's a café ❤ don't & <b>"],
      { references: [3] },
    ],
    [
      'references in SRT',
      `${srtAt(1)}\nC&ocirc;t&eacute; &#8211; R&D`,
      ['1-2 Côté – R&D'],
      { references: [1] },
    ],
    [
      'several speakers in a cue',
      vtt(at(1), '<v Ann>Hi</v>', '<v Bob>Good day</v>', '', at(2), '<v Ann>Again</v>'),
      ['1-2 Ann: Hi\nBob: Good day', '2-3 Ann: Again'],
      { voices: [3] },
    ],
    [
      'several speakers in a line',
      vtt(at(1), '- <v Ann>Hi</v> <v Bob>Hello <i>you</i></v> (laughs)'),
      ['1-2 - Ann: Hi\nBob: Hello you (laughs)'],
      { voices: [3] },
    ],
    [
      'rolling captions',
      ROLLING.join('\n'),
      ['1-3 put the kettle', '3-5 on the stove'],
      { blankOnly: [6], rolling: [9, 3] },
    ],
    [
      'rolling captions in SRT',
      [
        srtAt(1),
        'one',
        '',
        srtAt(2),
        'one',
        'two',
        '',
        srtAt(3),
        'two',
        'three',
        '',
        srtAt(4),
        'three',
        'four',
      ].join('\n'),
      ['1-2 one', '2-3 two', '3-4 three', '4-5 four'],
      { rolling: [4, 3] },
    ],
    [
      'codes of SubStation Alpha',
      `${srtAt(1)}\n{\\an8}{\\i1}Two\\Nlines{\\i0}\\hhere`,
      ['1-2 Two\nlines here'],
      { codes: [1] },
    ],
    [
      'readings of ruby text',
      vtt(
        at(1),
        '<ruby>漢<rt>かん</rt>字<rt>じ</rt></ruby>を',
        '<ruby.x>読<rt>よ</ruby>む <rt>not ruby</rt>',
      ),
      ['1-2 漢字を\n読む not ruby'],
      { readings: [3] },
    ],
    [
      'an arrow in the words',
      `1\n${srtAt(1)}\nA --> B\n5 --> 3\n\n2\n${srtAt(2)}\n--> go`,
      ['1-2 A --> B\n5 --> 3', '2-3 --> go'],
      { arrow: [3, 3] },
    ],
    [
      'a missing blank line in SRT',
      `1\n${srtAt(1)}\nHello\n2\n${srtAt(2)}\nyou`,
      ['1-2 Hello', '2-3 you'],
      { blankLine: [5] },
    ],
    ['a cue in the header', `WEBVTT\n${at(1)}\nHello`, ['1-2 Hello'], { blankLine: [2] }],
    ['a number without a cue', `1\n${srtAt(1)}\nHello\n\n2\n`, ['1-2 Hello'], { number: [5] }],
    ['UTF-16LE without a mark', Buffer.from(vtt(at(1), '字'), 'utf16le'), ['1-2 字'], { encoding: [1] }],
    [
      'UTF-16BE without a mark',
      Buffer.from(vtt(at(1), '字'), 'utf16le').swap16(),
      ['1-2 字'],
      { encoding: [1] },
    ],
  ])('%s', (_what, file, cues, told) => {
    expect(read(file)).toEqual({ cues, repairs: sentences(told) });
  });

  it('with counts and the first line', () => {
    const file = `1\n${srtAt(1, 1)}\nfirst &copy;\n\n2\n${srtAt(2, 2)}\nsecond\n\n3\n${srtAt(3, 3)}\nthird`;
    expect(read(file).repairs).toEqual([
      captionMessages.repairs.references({ count: 1, line: 2 }),
      captionMessages.repairs.noDuration({ count: 3, line: 2 }),
    ]);
    expect(captionMessages.repairs.noDuration({ count: 3, line: 2 })).toBe(
      '3 cues of no length are now shown for half a second (first: line 2).',
    );
  });
});

describe('a captions file is read without a repair:', () => {
  it.each([
    ['usual references', vtt(at(1), 'AT&amp;T &lt;div&gt;&nbsp;x'), ['1-2 AT&T <div>\u00a0x']],
    ['a URL in SRT', `${srtAt(1)}\n/?a=1&copy=2&lt=3`, ['1-2 /?a=1&copy=2&lt=3']],
    [
      'a Windows path in SRT',
      `${srtAt(1)}\nC:\\New\\home and \\\\Nas\\hub`,
      ['1-2 C:\\New\\home and \\\\Nas\\hub'],
    ],
    ['a formula in WebVTT', vtt(at(1), '\\hbar over \\Nu'), ['1-2 \\hbar over \\Nu']],
    [
      'a song with a refrain',
      vtt(
        at(1),
        'la la',
        '',
        at(2),
        'la la',
        '',
        at(3),
        'la la',
        'oh',
        '',
        at(4),
        'la la',
        '',
        at(5),
        'so',
        '',
        at(6),
        'we',
      ),
      ['1-2 la la', '2-3 la la', '3-4 la la\noh', '4-5 la la', '5-6 so', '6-7 we'],
    ],
    [
      'a pause before a repeated line',
      vtt(at(1), 'one', '', at(3), 'one', 'two', '', at(5), 'two', 'six'),
      ['1-2 one', '3-4 one\ntwo', '5-6 two\nsix'],
    ],
    ['a cue with the name of a comment', vtt('NOTE one', at(1), 'Hello'), ['1-2 Hello']],
    ['a name with an arrow', vtt('a --> b', at(1), 'Hello'), ['1-2 Hello']],
    [
      'blank lines with blanks between cues',
      `1\n${srtAt(1)}\nHello\n \t\n2\n${srtAt(2)}\nyou\n  \n`,
      ['1-2 Hello', '2-3 you'],
    ],
    ['NOTE in SRT is a word', `${srtAt(1)}\nNOTE this`, ['1-2 NOTE this']],
    ['two byte order marks', Buffer.from(`\ufeff\ufeff${srtAt(1)}\nHello`), ['1-2 Hello']],
  ])('%s', (_what, file, cues) => {
    expect(read(file)).toEqual({ cues, repairs: [] });
  });
});

it('words without times are a fault in SRT, also if they begin like a comment of WebVTT', () => {
  expect(() => parseCaptions(`${srtAt(1)}\nHello\n\nNOTE this`)).toThrow(
    captionMessages.validation.captionsLine({ line: 4, reason: captionMessages.validation.cueTimesMissing }),
  );
});

it.each([
  ['rolling lines', () => `${Array.from({ length: 40_000 }, (_, line) => `word ${line}`).join('\n')}`],
  ['blanks', () => ' '.repeat(300_000)],
  ['backslashes', () => '\\'.repeat(300_000)],
  ['ampersands', () => '&#'.repeat(150_000)],
  ['line ends', () => `x${' \n'.repeat(100_000)}x`],
])('a long cue of %s is read in a bounded time', (_what, words) => {
  const before = process.cpuUsage();
  const text = words().replace(/(.{9000})/g, '$1\n');
  cuesIn([srtAt(1), text, '', srtAt(2), text].join('\n'));
  // The load of the machine does not count.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(3_000);
});
