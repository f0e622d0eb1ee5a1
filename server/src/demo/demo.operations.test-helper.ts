import { forAdmins, type Areas, type Operations } from '#testing/operations.ts';

export const operations: Operations = () => ({
  demo: { call: (client) => client.graphql('{ demo { missingCourses } }'), outcomes: forAdmins },
  addDemoCourse: {
    call: (client) => client.graphql('mutation { addDemoCourse { missingCourses } }'),
    outcomes: forAdmins,
  },
  removeDemo: {
    call: (client) => client.graphql('mutation { removeDemo { missingCourses } }'),
    outcomes: forAdmins,
    asksAgain: true,
  },
});

export const areas: Areas = {
  SCHOOL: 'addDemoCourse demo removeDemo',
};
