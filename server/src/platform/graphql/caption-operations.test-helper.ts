import { addLecture, createCourse, type Person } from '#testing/factories.ts';
import { saveCaptions, trySaveCaptions, vtt } from '#server/caption/captions.test-helper.ts';
import { forAdmins, forAll, type Operation } from './account-operations.test-helper.ts';

/** The operations of captions and of the search, in a school without a service that writes captions. */
export function captionOperations(owner: () => Person): Record<string, Operation> {
  const newLecture = async () => {
    const { client } = owner();
    return (await addLecture(client, (await createCourse(client)).id)).id;
  };
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
    searchLectures: {
      call: (client) => client.graphql('{ searchLectures(search: "hello") { totalCount } }'),
      outcomes: forAll,
    },
  };
}
