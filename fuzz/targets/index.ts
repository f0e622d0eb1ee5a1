import type { Target } from '../target.ts';
import { captions } from './captions.ts';
import { graphqlDocuments } from './graphql.ts';
import { images } from './images.ts';
import { multipart } from './multipart.ts';
import { playlists } from './playlists.ts';
import { rest } from './rest.ts';
import { tus } from './tus.ts';
import { videos } from './videos.ts';
import { webhookEvents } from './webhooks.ts';

/** All fuzz targets. */
export const targets: readonly Target[] = [
  videos,
  captions,
  images,
  playlists,
  multipart,
  tus,
  graphqlDocuments,
  rest,
  webhookEvents,
];
