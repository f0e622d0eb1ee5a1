// @slow server/src/caption
import { expect, it } from 'vitest';
import { decodeText } from '#shared/captions/decode-text.ts';
import { parseCaptions } from '#shared/captions/parse-captions.ts';
import { useBrowser } from '../browser.ts';

const { newPage } = useBrowser();

/** A cue of one second, or the times alone. */
const times = '00:00.000 --> 00:01.000';
const cue = `${times}\ntext\n`;
const one = ['0-1 text'];
const REFUSED = 'refused';

/** Why we read a file in another way than a browser. */
const reasons = {
  lost: 'A browser drops the cue. The file is refused with the line number, so that its words are not lost.',
  kept: 'A browser drops the words. They are clear without a guess.',
  empty: 'A browser has a cue without text. There is nothing to show.',
  nothing: 'A browser shows nothing. The admin learns that the file has no captions.',
  controls: 'A browser shows a replacement character. It is no text.',
  unknown: 'A browser drops unknown tags. A lecture on HTML talks about them.',
  readings: 'Readings beside the words would break the search for them.',
  shown: 'A browser has the cue, but never shows it.',
} as const;

/** Names, files, cues in Chromium, and ours if they differ, with the reason. */
type Case = [string, string | Buffer, string[], (string[] | typeof REFUSED)?, (keyof typeof reasons)?];
const cases: Case[] = [
  ['signature', `WEBVTT\n\n${cue}`, one],
  ['signature with a mark', `\ufeffWEBVTT\n\n${cue}`, one],
  ['signature with two marks', `\ufeff\ufeffWEBVTT\n\n${cue}`, [], one, 'kept'],
  ['signature and a space', `WEBVTT title\n\n${cue}`, one],
  ['signature and a tab', `WEBVTT\ttitle\n\n${cue}`, one],
  ['signature and a letter', `WEBVTTX\n\n${cue}`, [], REFUSED, 'nothing'],
  ['signature in lower case', `webvtt\n\n${cue}`, [], REFUSED, 'nothing'],
  ['signature after a line', `\nWEBVTT\n\n${cue}`, [], one, 'kept'],
  ['signature alone', 'WEBVTT', [], REFUSED, 'nothing'],
  ['no signature', cue, [], one, 'kept'],
  ['header with words', `WEBVTT\nKind: captions\nLanguage: en\n\n${cue}`, one],
  ['header with times', `WEBVTT\n${cue}`, one],
  ['header with a name and times', `WEBVTT\nname\n${cue}`, one],
  ['carriage returns', `WEBVTT\n\n${cue}`.replaceAll('\n', '\r'), one],
  ['carriage returns with line feeds', `WEBVTT\n\n${cue}`.replaceAll('\n', '\r\n'), one],
  ['names', `WEBVTT\n\nname\n${cue}\n1\n${times}\nmore`, ['0-1 text', '0-1 more']],
  ['a name that is a comment', `WEBVTT\n\nNOTE\n${cue}`, one],
  ['a name with an arrow', `WEBVTT\n\n-->\n${cue}`, one],
  ['a comment', `WEBVTT\n\nNOTE one\ntwo\n\n${cue}`, one],
  ['a comment before times', `WEBVTT\n\nNOTE\none\n${cue}`, one],
  ['a comment after blanks in a cue', `WEBVTT\n\n${times}\ntext\n \nNOTE one\n`, ['0-1 text\nNOTE one']],
  ['styles and regions', `WEBVTT\n\nSTYLE\n::cue { color: red }\n\nREGION\nid:a\n\n${cue}`, one],
  ['words without times', `WEBVTT\n\nlost\n\n${cue}`, one, REFUSED, 'lost'],
  ['blank lines', `WEBVTT\n\n\n\n${cue}\n\n\n${times}\nmore`, ['0-1 text', '0-1 more']],
  ['a line of blanks in a cue', `WEBVTT\n\n${times}\none\n \t\ntwo`, ['0-1 one\ntwo']],
  ['times after a line of blanks', `WEBVTT\n\n${cue} \n${times}\nmore`, ['0-1 text', '0-1 more']],
  ['times without a blank line', `WEBVTT\n\n${cue}${times}\nmore`, ['0-1 text', '0-1 more']],
  [
    'an arrow in the words',
    `WEBVTT\n\n${times}\none\na --> b\ntwo`,
    ['0-1 one'],
    ['0-1 one\na --> b\ntwo'],
    'kept',
  ],
  ['no words', `WEBVTT\n\n${times}\n\n${times}\ntext`, ['0-1', '0-1 text'], one, 'empty'],
  ['the end after the times', `WEBVTT\n\n${cue}\n${times}`, ['0-1 text', '0-1'], one, 'empty'],
  ['hours', 'WEBVTT\n\n00:00:00.000 --> 01:00:01.500\ntext', ['0-3601.5 text']],
  ['three digits of hours', 'WEBVTT\n\n00:00.000 --> 100:00:00.000\ntext', ['0-360000 text']],
  ['no blanks around the arrow', 'WEBVTT\n\n00:00.000-->00:01.000\ntext', one],
  ['more blanks around the arrow', 'WEBVTT\n\n \t00:00.000 \t-->\t 00:01.000 \ntext', one],
  ['settings', `WEBVTT\n\n${times} align:start position:10% line:0 size:50%\ntext`, one],
  ['invalid settings', `WEBVTT\n\n${times} align:x foo\ntext`, one],
  ['settings without a blank', `WEBVTT\n\n${times}align:start\ntext`, one],
  ['an arrow of two signs', `WEBVTT\n\n${cue}\n00:00.000 -> 00:01.000\nlost`, one, REFUSED, 'lost'],
  ['60 seconds', `WEBVTT\n\n${cue}\n00:00.000 --> 00:60.000\nlost`, one, REFUSED, 'lost'],
  ['60 minutes', `WEBVTT\n\n${cue}\n00:00.000 --> 00:60:01.000\nlost`, one, REFUSED, 'lost'],
  ['a negative time', `WEBVTT\n\n${cue}\n-00:00.000 --> 00:01.000\nlost`, one, REFUSED, 'lost'],
  ['no milliseconds', `WEBVTT\n\n${cue}\n00:00 --> 00:01\nlost`, one, REFUSED, 'lost'],
  ['one time', `WEBVTT\n\n${cue}\n00:00.000 -->\nlost`, one, REFUSED, 'lost'],
  ['a comma', 'WEBVTT\n\n00:00,000 --> 00:01,000\ntext', [], one, 'kept'],
  ['a digit of seconds', 'WEBVTT\n\n0:0.000 --> 0:1.000\ntext', [], one, 'kept'],
  ['two digits of milliseconds', 'WEBVTT\n\n00:00.00 --> 00:01.00\ntext', [], one, 'kept'],
  ['an end before the start', 'WEBVTT\n\n00:02.000 --> 00:01.000\ntext', ['2-1 text'], REFUSED, 'shown'],
  ['no length', 'WEBVTT\n\n00:01.000 --> 00:01.000\ntext', ['1-1 text'], ['1-1.5 text'], 'shown'],
  [
    'the order of times',
    'WEBVTT\n\n00:02.000 --> 00:03.000\ntwo\n\n00:01.000 --> 00:02.000\none',
    ['1-2 one', '2-3 two'],
  ],
  ['nulls', `WEBVTT\n\n${times}\na\0b`, ['0-1 a\ufffdb'], ['0-1 ab'], 'controls'],
  [
    'references',
    `WEBVTT\n\n${times}\n&amp;&lt;b&gt;&#39;&#x2764;&eacute;&copy2&amp &nosuch;`,
    ["0-1 &<b>'❤é©2& &nosuch;"],
  ],
  [
    'tags',
    `WEBVTT\n\n${times}\n<v Ann></v><b>a</b><i.x>b</i><u>c</u><c.d.e>d</c><lang de>e</lang><00:00.500>f`,
    ['0-1 abcdef'],
  ],
  ['an unknown tag', `WEBVTT\n\n${times}\n<div>a</div>`, ['0-1 a'], ['0-1 <div>a</div>'], 'unknown'],
  ['ruby', `WEBVTT\n\n${times}\n<ruby>漢<rt>かん</rt></ruby>`, ['0-1 漢かん'], ['0-1 漢'], 'readings'],
  ['no line end at the end', `WEBVTT\n\n${times}\ntext`, one],
];

/** Blanks at the ends of lines, and lines of blanks, show nothing. */
const withoutBlanks = (text: string): string => text.replace(/[ \t]*\n\s*/g, '\n').trimEnd();

/** Our cues, or whether the file is refused. */
function ours(file: string | Buffer): string[] | typeof REFUSED {
  try {
    return parseCaptions(decodeText(Buffer.from(file))).map(
      ({ start, end, text }) => `${start}-${end} ${text}`,
    );
  } catch {
    return REFUSED;
  }
}

it('are read as Chromium reads them, or differ for a reason', async () => {
  const page = await newPage();
  const browsers = await page.evaluate(
    (files) =>
      Promise.all(
        files.map(async (file) => {
          const track = document.createElement('track');
          const video = document.createElement('video');
          const ended = new Promise((resolve) => {
            track.addEventListener('load', resolve);
            track.addEventListener('error', resolve);
          });
          track.src = URL.createObjectURL(new Blob([file], { type: 'text/vtt' }));
          video.append(track);
          track.track.mode = 'hidden';
          await ended;
          return [...(track.track.cues ?? [])].map(
            (each) => `${each.startTime}-${each.endTime} ${(each as VTTCue).getCueAsHTML().textContent}`,
          );
        }),
      ),
    cases.map(([, file]) => String(file)),
  );
  expect(cases.map(([name], index) => [name, browsers[index]?.map(withoutBlanks)])).toEqual(
    cases.map(([name, , expected]) => [name, expected]),
  );
  expect(cases.map(([name, file]) => [name, ours(file)])).toEqual(
    cases.map(([name, , browser, own]) => [name, own ?? browser]),
  );
  expect(cases.filter(([, , , own, reason]) => (own === undefined) !== (reason === undefined))).toEqual([]);
});
