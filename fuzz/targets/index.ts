import type { Target } from '../target.ts';
import { captions } from './captions.ts';
import { images } from './images.ts';

/** Everything that is fuzzed. */
export const targets: readonly Target[] = [captions, images];
