import { join } from 'node:path';

const DEMO_MEDIA = join(import.meta.dirname, '../server/demo/media');

/** Real files to upload. */
export const files = {
  portrait: join(DEMO_MEDIA, 'avatars/learner.png'),
  thumbnail: join(DEMO_MEDIA, 'bread-at-home/thumbnail.jpg'),
  video: join(DEMO_MEDIA, 'bread-at-home/1.mp4'),
  text: join(import.meta.dirname, '../LICENSE'),
};
