import { forAdmins, type Areas, type Operations } from '#testing/operations.ts';

export const operations: Operations = () => ({
  schoolHealth: {
    call: (client) => client.graphql('{ schoolHealth { findings { state } } }'),
    outcomes: forAdmins,
  },
  sendTestMail: {
    call: (client) => client.graphql('mutation { sendTestMail { state } }'),
    outcomes: forAdmins,
  },
});

export const areas: Areas = {
  SCHOOL: 'schoolHealth sendTestMail',
};
