import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DemoCourse, DemoLecture } from '#demo/demo-course.ts';
import { narrateSlide, narrationSampleRate, type Cue, type NarrationTiming } from './narration.ts';
import { drawSlide } from './slides.ts';
import { run } from './tools.ts';

const framesPerSecond = 5;
const secondsBetweenKeyframes = 5;
const timing: NarrationTiming = {
  beforeSlide: 0.4,
  betweenSentences: 0.32,
  afterSlide: 0.7,
  frame: 1 / framesPerSecond,
};

/** Takes the edge off the synthetic voice, then brings all lectures to the same loudness. */
const voiceFilter = [
  'highpass=f=85',
  'equalizer=f=190:t=q:w=1:g=2.5',
  'equalizer=f=3200:t=q:w=1.2:g=-3',
  'equalizer=f=6800:t=q:w=1:g=-3',
  'loudnorm=I=-18:TP=-2:LRA=9',
].join(',');

/**
 * Slides are still images. Macroblock-tree and the I-frame bonus would spend most bytes on repeating the same picture at each
 * keyframe. Without them, the same file size allows a keyframe every few seconds.
 */
const x264Options = 'mbtree=0:ipratio=1.0:aq-mode=3:psy-rd=0.4,0:scenecut=0';
const quality = 38;
/** Speech needs a bandwidth of only 8 kHz. ffmpeg's encoder exceeds the given bit rate by about a fifth. */
const audio = { sampleRate: 16000, bitRate: '18k' };

interface Frame {
  png: Buffer;
  seconds: number;
}

interface Storyboard {
  frames: Frame[];
  samples: Buffer;
  cues: Cue[];
  /** Start of each slide, in seconds. */
  slideStarts: number[];
}

function onGrid(seconds: number): number {
  return Math.round(seconds * framesPerSecond) / framesPerSecond;
}

/** Returns when each point appears, in seconds from the start of the slide. Points are spread over the sentences. */
function pointTimes(pointCount: number, cues: readonly Cue[]): number[] {
  return Array.from({ length: pointCount }, (_, index) => {
    const cue = cues[Math.floor((index * cues.length) / pointCount)];
    return index === 0 || cue === undefined ? 0 : onGrid(cue.start);
  });
}

async function drawFrames(
  course: DemoCourse,
  lecture: DemoLecture,
  slideIndex: number,
  narration: { seconds: number; cues: Cue[] },
): Promise<Frame[]> {
  const pointCount = lecture.slides[slideIndex]?.points.length ?? 0;
  const times = pointTimes(pointCount, narration.cues);
  const changes = [...new Set(times)];
  return Promise.all(
    changes.map(async (start, index) => ({
      png: await drawSlide({
        course,
        lecture,
        slideIndex,
        visiblePoints: times.filter((time) => time <= start).length,
      }),
      seconds: (changes[index + 1] ?? narration.seconds) - start,
    })),
  );
}

async function drawStoryboard(course: DemoCourse, lecture: DemoLecture): Promise<Storyboard> {
  const board: Storyboard = { frames: [], samples: Buffer.alloc(0), cues: [], slideStarts: [] };
  let now = 0;
  for (const [slideIndex, slide] of lecture.slides.entries()) {
    const narration = await narrateSlide(slide, course, timing);
    const start = now;
    board.slideStarts.push(start);
    board.frames.push(...(await drawFrames(course, lecture, slideIndex, narration)));
    board.cues.push(
      ...narration.cues.map((cue) => ({ ...cue, start: cue.start + start, end: cue.end + start })),
    );
    board.samples = Buffer.concat([board.samples, narration.samples]);
    now = onGrid(now + narration.seconds);
  }
  return board;
}

/** Writes the slides, and a list of them for ffmpeg's concat demuxer. */
async function writeFrames(frames: readonly Frame[], folder: string): Promise<string> {
  const lines = ['ffconcat version 1.0'];
  for (const [index, frame] of frames.entries()) {
    const name = `slide-${index}.png`;
    await writeFile(join(folder, name), frame.png);
    lines.push(`file ${name}`, `duration ${frame.seconds.toFixed(3)}`);
  }
  // The demuxer ignores the last duration unless another entry follows.
  lines.push(`file slide-${frames.length - 1}.png`);
  const list = join(folder, 'slides.ffconcat');
  await writeFile(list, lines.join('\n'));
  return list;
}

function encoderArguments(board: Storyboard, lecture: DemoLecture, course: DemoCourse): string[] {
  const seconds = board.frames.reduce((sum, frame) => sum + frame.seconds, 0);
  return [
    ...['-map', '0:v', '-map', '1:a', '-t', seconds.toFixed(3)],
    ...['-vf', `fps=${framesPerSecond},scale=out_color_matrix=bt709:out_range=tv,format=yuv420p`],
    ...['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slow', '-crf', String(quality)],
    ...['-x264-params', x264Options, '-g', String(framesPerSecond * secondsBetweenKeyframes)],
    ...['-force_key_frames', board.slideStarts.map((start) => start.toFixed(3)).join(',')],
    ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv'],
    ...['-af', `${voiceFilter},aresample=${audio.sampleRate}`, '-ac', '1'],
    ...['-c:a', 'aac', '-b:a', audio.bitRate],
    ...[
      '-map_metadata',
      '-1',
      '-metadata',
      `title=${lecture.title}`,
      '-metadata',
      `artist=${course.instructor}`,
    ],
    // Writes no encoder versions, so that the same content results in the same file.
    ...['-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact', '-movflags', '+faststart'],
  ];
}

/**
 * Writes the mp4 of a lecture (H.264 High, AAC, index first) to `target`, from its slides and narration.
 * Returns the cues, in seconds.
 */
export async function makeLectureVideo(
  course: DemoCourse,
  lecture: DemoLecture,
  target: string,
): Promise<Cue[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lecture-'));
  try {
    const board = await drawStoryboard(course, lecture);
    const list = await writeFrames(board.frames, folder);
    const audio = join(folder, 'narration.pcm');
    await writeFile(audio, board.samples);
    await run('ffmpeg', [
      ...['-v', 'error', '-y', '-f', 'concat', '-i', list],
      ...['-f', 's16le', '-ar', String(narrationSampleRate), '-ac', '1', '-i', audio],
      ...encoderArguments(board, lecture, course),
      target,
    ]);
    return board.cues;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
