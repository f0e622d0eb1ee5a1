import { forAdmins, type Areas, type Operations } from '#testing/operations.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { drawPicture } from '#testing/factories.ts';
import { planOf, tryAddPicture, tryImport } from './course-imports.test-helper.ts';

export const operations: Operations = () => ({
  importCourse: {
    call: (client) => tryImport(client, crypto.randomUUID(), planOf({})),
    outcomes: forAdmins,
  },
  addImportedPicture: {
    call: async (client) => {
      // An import belongs to the admin who began it.
      const plan = planOf({ picture: { path: 'a.png', size: 9 } });
      const { data } = await tryImport(client, crypto.randomUUID(), plan);
      return tryAddPicture(client, data?.importCourse.id ?? newId(), 'a.png', await drawPicture());
    },
    outcomes: forAdmins,
  },
});

export const areas: Areas = { COURSES: 'importCourse addImportedPicture' };
