import fc from 'fast-check';
import { createCourse, registerAdmin, video } from '#testing/factories.ts';
import { mutate, mutations } from '../mutations.ts';
import { sendFile } from '../send-file.ts';
import { defineTarget } from '../target.ts';

const ADD = 'mutation A($input: AddLectureInput!) { addLecture(input: $input) { id } }';
const FILES = ['h264.mp4', 'h264-fragmented.mp4', 'h264-index-last.mp4', 'h264.mov', 'vp9.webm'];
/** Boxes that contain others, or counts and sizes. */
const BOXES =
  'ftyp moov mvhd trak tkhd edts elst mdia mdhd hdlr minf stbl stsd avc1 avcC mp4a esds stts stss ctts stsc stsz stco co64 mvex trex moof mfhd traf tfhd tfdt trun mdat udta';

/** The positions of the size, the version and the first numbers of each box in a file. */
function placesIn(file: Buffer): number[] {
  const types = BOXES.split(' ').map((type) => file.indexOf(type, 0, 'latin1'));
  return types.filter((at) => at >= 4).flatMap((at) => [at - 4, at, at + 4, at + 8, at + 12, at + 16]);
}

/** Videos, above all MP4 boxes, which are probed and prepared. */
export const videos = defineTarget({
  name: 'videos',
  async prepare(school) {
    const { client } = await registerAdmin(school);
    const originals = await Promise.all(
      FILES.map(async (name) => Buffer.from(await (await video(name)).arrayBuffer())),
    );
    return { client, originals, courseId: (await createCourse(client)).id };
  },
  arbitrary: ({ originals }) =>
    fc
      .record({ original: fc.constantFrom(...originals), changes: mutations })
      .map(({ original, changes }) => mutate(original, changes, placesIn(original))),
  send: ({ client, courseId }, file) =>
    sendFile(client, { query: ADD, input: { courseId, title: 'A', description: 'A' }, field: 'video', file }),
});
