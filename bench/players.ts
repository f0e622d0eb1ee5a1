import { Role } from '#shared/roles.ts';
import { hashSecret } from '#server/platform/common/secret-token.ts';
import { MediaLinks } from '#server/platform/media/media-links.ts';
import { HttpClient } from '#testing/http-client.ts';
import { clientDocument } from './client-documents.ts';
import type { Evening } from './evening.ts';
import { SECRET } from './product.ts';
import { ask } from './school.ts';

/** Longer than any benchmark, so that the links stay valid. */
const LINK_SECONDS = 3_600;

/** The requests of a learner's player. */
export interface Player {
  /** A header line. */
  cookie: string;
  lectureId: string;
  /** In seconds. */
  duration: number;
  /** Paths of the playlists, master first. */
  playlists: string[];
  /** Path of the media file that contains the segments. */
  media: string;
  /** Byte range of each segment, like `0-499999`. */
  segments: readonly string[];
}

interface CourseAnswer {
  course: { lectures: { id: string; duration: number; video: { streamUrl: string } }[] };
}

/** Returns the players of an evening's learners, each with a lecture of the course and its own links. */
export async function playersOf({ server, slug, tokens }: Evening): Promise<Player[]> {
  const [token = ''] = tokens;
  const learner = new HttpClient(`http://localhost:${server.port}`, { cookie: cookieOf(token) });
  const { course } = (await ask(learner, await clientDocument('CourseLectures'), { slug })) as CourseAnswer;
  const streams = await Promise.all(
    course.lectures.map(async ({ id, duration, video }) => ({
      lectureId: id,
      duration,
      ...(await readStream(learner, video.streamUrl)),
    })),
  );
  const links = new MediaLinks({ current: SECRET }, { lifeSeconds: LINK_SECONDS });
  return tokens.flatMap((each, index) => {
    const stream = streams[index % streams.length];
    if (!stream) return [];
    const via = { kind: 'session', id: '', tokenHash: hashSecret(each) } as const;
    const issued = links.issueTo({ userId: '', role: Role.USER, via });
    return [
      {
        ...stream,
        cookie: `Cookie: ${cookieOf(each)}`,
        playlists: stream.playlistKeys.map((key) => issued.to(key)),
        media: issued.to(stream.mediaKey),
      },
    ];
  });
}

const cookieOf = (token: string) => `lectern_session=${token}`;

/** Reads the playlists of a stream. */
async function readStream(learner: HttpClient, master: string) {
  const renditions = addressesIn(await read(learner, master));
  const rendition = beside(master, renditions[0] ?? '');
  const playlist = await read(learner, rendition);
  const media = beside(rendition, /URI="([^"]*)"/.exec(playlist)?.[1] ?? '');
  const segments = [...playlist.matchAll(/#EXT-X-BYTERANGE:(\d+)@(\d+)/g)].map(
    ([, length, start]) => `${start}-${Number(start) + Number(length) - 1}`,
  );
  if (segments.length === 0) throw new Error('The stream has no segments');
  return { playlistKeys: [master, rendition].map(keyOf), mediaKey: keyOf(media), segments };
}

async function read(learner: HttpClient, path: string): Promise<string> {
  const response = await learner.fetch(path);
  if (response.status !== 200) throw new Error(`${response.status} for ${path}`);
  return response.text();
}

function addressesIn(playlist: string): string[] {
  return playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

function beside(path: string, address: string): string {
  const { pathname, search } = new URL(address, `http://localhost${path}`);
  return pathname + search;
}

/** The storage key of the object that a link opens. */
function keyOf(path: string): string {
  return new URL(path, 'http://localhost').pathname.replace(/^\/media\//, '');
}
