import { forAdmins, type Areas, type Operations, type Told } from '#testing/operations.ts';
import { writeCourse } from '#testing/course-rows.ts';
import {
  DELETE,
  DELETE_FOREVER,
  LECTURES_ARCHIVE,
  MOVE,
  RENAME,
  RESTORE,
  START,
  writeFile,
} from './files.test-helper.ts';

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
    fileUploads: { call: (client) => client.graphql('{ fileUploads { totalCount } }'), outcomes: forAdmins },
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
    lectureFilesArchiveUrl: {
      call: async (client) => {
        const { id: courseId } = await writeCourse(app());
        return client.graphql(LECTURES_ARCHIVE, { courseId, lectureIds: [courseId] });
      },
      outcomes: forAdmins,
    },
    trashedFiles: {
      call: (client) => client.graphql('{ trashedFiles { totalCount } }'),
      outcomes: forAdmins,
    },
    deleteFileForever: {
      call: async (client) => client.graphql(DELETE_FOREVER, { id: await newFile(true) }),
      outcomes: forAdmins,
      asksAgain: true,
    },
    emptyTrash: {
      call: (client) => client.graphql('mutation { emptyTrash { courses } }'),
      outcomes: forAdmins,
      asksAgain: true,
    },
  };
};

export const areas: Areas = {
  COURSES: `
    deleteFile deleteFileForever emptyTrash fileUploads lectureFilesArchiveUrl moveFile renameFile restoreFile startFileUploads trashedFiles`,
};

export const told: Told = {
  fields: {
    // `url` and `filesArchiveUrl` are null for callers who may not open the files.
    Course: 'files filesArchiveUrl',
    CourseFile: 'contentType course createdAt deletedAt id lecture name size url',
    Lecture: 'files',
  },
};
