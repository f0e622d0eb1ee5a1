import type { Target } from '../target.ts';
import { captions } from './captions.ts';
import { images } from './images.ts';
import { playlists } from './playlists.ts';
import { videos } from './videos.ts';

/** Everything that is fuzzed. */
export const targets: readonly Target[] = [videos, captions, images, playlists];
