import type { DemoCourse, DemoSlide } from '#demo/demo-course.ts';
import { respell } from './pronunciation.ts';
import { run } from './tools.ts';

/** Sample rate of espeak-ng in Hz. All samples are mono, signed 16 bit. */
export const narrationSampleRate = 22050;
const bytesPerSample = 2;

/** Plain `en` is British. Variants such as `+f2` work on it, while `en-gb` silently ignores them. */
const voices: Record<DemoCourse['narrator'], { voice: string; pitch: number; gender: string }> = {
  low: { voice: 'en', pitch: 42, gender: 'male' },
  high: { voice: 'en+f2', pitch: 50, gender: 'female' },
};
const wordsPerMinute = 155;
const wordGapTensOfMilliseconds = 4;

/** One spoken sentence. Times are in seconds from the start of the slide or the lecture. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

/** The narration of one slide. */
export interface SlideNarration {
  /** Signed 16 bit mono samples, exactly as long as the slide. */
  samples: Buffer;
  seconds: number;
  cues: Cue[];
}

/** Pauses around sentences, and the length of a frame, in seconds. */
export interface NarrationTiming {
  beforeSlide: number;
  betweenSentences: number;
  afterSlide: number;
  frame: number;
}

/** Splits at the end of sentences, but never inside «guillemets», which are spoken without a pause. */
function splitSentences(narration: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const piece of narration.trim().split(/(?<=[.?!]»?)\s+/)) {
    open = open === '' ? piece : `${open} ${piece}`;
    const isInsideQuote = open.lastIndexOf('«') > open.lastIndexOf('»');
    if (isInsideQuote) continue;
    sentences.push(open);
    open = '';
  }
  return open === '' ? sentences : [...sentences, open];
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function toSsml(sentence: string, course: DemoCourse): string {
  const { gender } = voices[course.narrator];
  const parts = sentence.split(/«([^»]*)»/).map((part, index) => {
    const isQuoted = index % 2 === 1;
    if (!isQuoted) return escapeMarkup(respell(part));
    const language = course.quotedLanguage;
    if (language === undefined)
      throw new Error(`${course.slug} quotes «${part}» but names no quotedLanguage`);
    // Learners repeat these words, so they are slower, with pauses around them.
    const words = `<prosody rate="78%">${escapeMarkup(part)}</prosody>`;
    return `<break time="120ms"/><voice xml:lang="${language}" gender="${gender}">${words}</voice><break time="160ms"/>`;
  });
  return `<speak>${parts.join('')}</speak>`;
}

function samplesOfWave(wave: Buffer): Buffer {
  const dataChunk = wave.indexOf('data', 12, 'ascii');
  if (dataChunk < 0) throw new Error('espeak-ng returned no sound');
  // In output to a pipe, the length in the header is a placeholder. The data extend to the end.
  return wave.subarray(dataChunk + 8);
}

/** Removes the silence that espeak-ng adds at both ends, so that `NarrationTiming` defines all pauses. */
function trimSilence(samples: Buffer): Buffer {
  const threshold = 200;
  const count = Math.floor(samples.length / bytesPerSample);
  let first = 0;
  while (first < count && Math.abs(samples.readInt16LE(first * bytesPerSample)) < threshold) first += 1;
  let last = count - 1;
  while (last > first && Math.abs(samples.readInt16LE(last * bytesPerSample)) < threshold) last -= 1;
  return samples.subarray(first * bytesPerSample, (last + 1) * bytesPerSample);
}

async function speak(sentence: string, course: DemoCourse): Promise<Buffer> {
  const { voice, pitch } = voices[course.narrator];
  const wave = await run(
    'espeak-ng',
    [
      ...['-v', voice, '-p', String(pitch), '-s', String(wordsPerMinute)],
      ...['-g', String(wordGapTensOfMilliseconds), '-m', '--stdin', '--stdout'],
    ],
    toSsml(sentence, course),
  );
  return trimSilence(samplesOfWave(wave));
}

function silence(seconds: number): Buffer {
  return Buffer.alloc(Math.round(seconds * narrationSampleRate) * bytesPerSample);
}

function secondsOf(samples: Buffer): number {
  return samples.length / bytesPerSample / narrationSampleRate;
}

/** Generates the narration of a slide, sentence by sentence. Its length is a whole number of frames. */
export async function narrateSlide(
  slide: DemoSlide,
  course: DemoCourse,
  timing: NarrationTiming,
): Promise<SlideNarration> {
  const parts = [silence(timing.beforeSlide)];
  const cues: Cue[] = [];
  let now = timing.beforeSlide;
  for (const [index, sentence] of splitSentences(slide.narration).entries()) {
    if (index > 0) {
      parts.push(silence(timing.betweenSentences));
      now += timing.betweenSentences;
    }
    const spoken = await speak(sentence, course);
    parts.push(spoken);
    cues.push({ start: now, end: now + secondsOf(spoken), text: sentence });
    now += secondsOf(spoken);
  }
  const frames = Math.ceil((now + timing.afterSlide) / timing.frame);
  const seconds = frames * timing.frame;
  const samples = Buffer.alloc(Math.round(seconds * narrationSampleRate) * bytesPerSample);
  Buffer.concat(parts).copy(samples);
  return { samples, seconds, cues };
}
