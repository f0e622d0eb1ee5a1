import { forAdmins, type Areas, type Operations, type Told } from '#testing/operations.ts';
import { createPage, tryCreatePage, tryDeletePage, tryUpdatePage } from './school-page.test-helper.ts';

export const operations: Operations = ({ owner }) => {
  /** Creates a page and deletes it again after the call, because a school has a limited number. */
  const withPage = async <Answer>(call: (page: { id: string; version: number }) => Promise<Answer>) => {
    const page = await createPage(owner().client);
    const answer = await call(page);
    await tryDeletePage(owner().client, page.id);
    return answer;
  };
  return {
    createSchoolPage: { call: (client) => tryCreatePage(client), outcomes: forAdmins },
    updateSchoolPage: {
      call: (client) =>
        withPage(({ id, version }) => tryUpdatePage(client, { id, version, title: 'Find us' })),
      outcomes: forAdmins,
    },
    deleteSchoolPage: {
      call: (client) => withPage(({ id }) => tryDeletePage(client, id)),
      outcomes: forAdmins,
    },
  };
};

export const areas: Areas = {
  SCHOOL: 'createSchoolPage deleteSchoolPage updateSchoolPage',
};

export const told: Told = {
  fields: {
    School: 'pages page',
    SchoolPage: 'id version slug title text place changedAt html',
  },
};
