import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import { dataOf } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { forAdmins, type Areas, type Operations, type Told } from '#testing/operations.ts';

const FILE = { fileName: 'knots.mp4', size: 1000 };
const START = `mutation ($id: ID!, $file: UploadFileInput!) {
  startUploads(input: { courseId: $id, files: [$file] }) { id }
}`;
const ADD = `mutation ($id: ID!, $file: UploadFileInput!) {
  startLecture(input: { courseId: $id, title: "Knots", description: "Six.", file: $file }) { id }
}`;
const REPLACE = `mutation ($id: ID!, $file: UploadFileInput!) {
  startReplacement(input: { lectureId: $id, file: $file }) { id }
}`;

export const operations: Operations = ({ app, owner }) => {
  const newCourse = async () => (await writeCourse(app())).id;
  const newLecture = async () => (await writeLecture(app(), await newCourse())).id;
  const start = async (client: HttpClient) =>
    client.graphql<{ startUploads: { id: string }[] }>(START, { id: await newCourse(), file: FILE });
  return {
    uploads: { call: (client) => client.graphql('{ uploads { totalCount } }'), outcomes: forAdmins },
    startUploads: { call: start, outcomes: forAdmins },
    startLecture: {
      call: async (client) => client.graphql(ADD, { id: await newCourse(), file: FILE }),
      outcomes: forAdmins,
    },
    startReplacement: {
      call: async (client) => client.graphql(REPLACE, { id: await newLecture(), file: FILE }),
      outcomes: forAdmins,
    },
    failedUploads: {
      call: (client) => client.graphql('{ failedUploads { totalCount } }'),
      outcomes: forAdmins,
    },
    processingUploads: {
      call: (client) => client.graphql('{ processingUploads { totalCount } }'),
      outcomes: forAdmins,
    },
    dismissUpload: {
      call: async (client) =>
        client.graphql('mutation ($id: ID!) { dismissUpload(lectureId: $id) { id } }', {
          id: await newLecture(),
        }),
      outcomes: forAdmins,
    },
    cancelUpload: {
      call: async (client) => {
        const { startUploads } = dataOf(await start(owner().client));
        const [upload] = startUploads;
        return client.graphql('mutation ($id: ID!) { cancelUpload(id: $id) { id } }', { id: upload?.id });
      },
      outcomes: forAdmins,
    },
  };
};

export const areas: Areas = {
  COURSES: `
    cancelUpload dismissUpload failedUploads processingUploads startLecture startReplacement startUploads
    uploads`,
};

export const told: Told = {
  fields: {
    // Null for all callers but admins.
    Lecture: 'upload',
    LectureUpload: 'expiresAt fileName id lecture size url',
  },
};
