import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import { forAdmins, type Areas, type Operations, type Told } from '#testing/operations.ts';
import { saveCaptions, trySaveCaptions, vtt } from './captions.test-helper.ts';

/** For a school without a transcription service. */
export const operations: Operations = ({ app, owner }) => {
  const newLecture = async () => (await writeLecture(app(), (await writeCourse(app())).id)).id;
  return {
    saveCaptions: {
      call: async (client) => trySaveCaptions(client, { lectureId: await newLecture(), file: vtt('Hello') }),
      outcomes: forAdmins,
    },
    deleteCaptions: {
      call: async (client) => {
        const { id } = await saveCaptions(owner().client, {
          lectureId: await newLecture(),
          file: vtt('Hello'),
        });
        return client.graphql('mutation ($id: ID!) { deleteCaptions(id: $id) { id } }', { id });
      },
      outcomes: forAdmins,
    },
    canTranscribe: { call: (client) => client.graphql('{ canTranscribe }'), outcomes: forAdmins },
    transcribeLecture: {
      call: async (client) =>
        client.graphql('mutation ($id: ID!) { transcribeLecture(lectureId: $id) { id } }', {
          id: await newLecture(),
        }),
      outcomes: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'CONFLICT'],
    },
  };
};

export const areas: Areas = {
  COURSES: 'canTranscribe deleteCaptions saveCaptions transcribeLecture',
};

export const told: Told = {
  fields: {
    Captions: 'id language lecture repairs source url version',
    // `transcription` is null for all callers but admins.
    Lecture: 'captions transcription',
    Transcription: 'failure id state',
  },
};
