import { expect, it } from 'vitest';
import { resumeAt } from './resume-at.ts';

it.each([
  ['has not started', 600, null, 0],
  ['stopped in the middle', 600, { position: 272.4, isDone: false }, 272.4],
  ['stopped in the first second', 600, { position: 0.7, isDone: false }, 0],
  ['stopped just before the end', 600, { position: 591, isDone: false }, 0],
  ['stopped a little earlier', 600, { position: 589, isDone: false }, 589],
  ['stopped in the second half of a short video', 20, { position: 12, isDone: false }, 12],
  ['stopped at the end of a short video', 20, { position: 18.5, isDone: false }, 0],
  ['has completed it', 600, { position: 300, isDone: true }, 0],
  ['stopped in a video of unknown duration', 0, { position: 30, isDone: false }, 30],
])(
  'a learner who %s (duration %i s, progress %j) continues at second %d',
  (_who, duration, progress, second) => {
    expect(resumeAt({ duration, progress })).toBe(second);
  },
);
