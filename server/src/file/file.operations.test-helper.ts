import { forAdmins, type Areas, type Operations, type Told } from '#testing/operations.ts';
import { writeCourse } from '#testing/course-rows.ts';
import { DELETE, MOVE, RENAME, RESTORE, START, writeFile } from './files.test-helper.ts';

export const operations: Operations = ({ app }) => {
  const newFile = async (isDeleted = false) => writeFile(app(), (await writeCourse(app())).id, { isDeleted });
  return {
    startFileUploads: {
      call: async (client) => {
        const { id: courseId } = await writeCourse(app());
        return client.graphql(START, { input: { courseId, files: [{ fileName: 'slides.pdf', size: 9 }] } });
      },
      outcomes: forAdmins,
    },
    renameFile: {
      call: async (client) => client.graphql(RENAME, { input: { id: await newFile(), name: 'knots.pdf' } }),
      outcomes: forAdmins,
    },
    moveFile: {
      call: async (client) => client.graphql(MOVE, { input: { id: await newFile() } }),
      outcomes: forAdmins,
    },
    deleteFile: {
      call: async (client) => client.graphql(DELETE, { id: await newFile() }),
      outcomes: forAdmins,
    },
    restoreFile: {
      call: async (client) => client.graphql(RESTORE, { id: await newFile(true) }),
      outcomes: forAdmins,
    },
  };
};

export const areas: Areas = {
  COURSES: 'deleteFile moveFile renameFile restoreFile startFileUploads',
};

export const told: Told = {
  fields: {
    // `url` and `filesArchiveUrl` are null for callers who may not open the files.
    Course: 'files filesArchiveUrl',
    CourseFile: 'contentType createdAt id lecture name size url',
    Lecture: 'files',
  },
};
