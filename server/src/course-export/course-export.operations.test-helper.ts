import { writeCourse } from '#testing/course-rows.ts';
import { forAdmins, type Areas, type Operations } from '#testing/operations.ts';
import { EXPORT_URL } from './course-exports.test-helper.ts';

export const operations: Operations = ({ app }) => ({
  courseExportUrl: {
    call: async (client) => client.graphql(EXPORT_URL, await writeCourse(app())),
    outcomes: forAdmins,
  },
});

export const areas: Areas = { COURSES: 'courseExportUrl' };
