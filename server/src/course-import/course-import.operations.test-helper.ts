import { forAdmins, type Areas, type Operations } from '#testing/operations.ts';
import { planOf, tryImport } from './course-imports.test-helper.ts';

export const operations: Operations = () => ({
  importCourse: {
    call: (client) => tryImport(client, crypto.randomUUID(), planOf({})),
    outcomes: forAdmins,
  },
});

export const areas: Areas = { COURSES: 'importCourse' };
