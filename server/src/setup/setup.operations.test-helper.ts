import { forAdmins, type Areas, type Operations } from '#testing/operations.ts';

export const operations: Operations = () => ({
  setupSteps: { call: (client) => client.graphql('{ setupSteps { name state } }'), outcomes: forAdmins },
  checkSetupStep: {
    call: (client) => client.graphql('mutation { checkSetupStep(part: STORAGE) { step { state } } }'),
    outcomes: forAdmins,
  },
  dismissSetupStep: {
    call: (client) => client.graphql('mutation { dismissSetupStep(name: MAIL, dismissed: true) { state } }'),
    outcomes: forAdmins,
  },
});

export const areas: Areas = {
  SCHOOL: 'checkSetupStep dismissSetupStep setupSteps',
};
