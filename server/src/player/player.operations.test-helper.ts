import { forPeople, type Areas, type Operations, type Told } from '#testing/operations.ts';

export const operations: Operations = () => ({
  savePlayerSettings: {
    call: (client) =>
      client.graphql(
        `mutation { savePlayerSettings(
          input: { speed: 1, hasCaptions: false, hasCharacterKeys: true, playsNext: true }
        ) { id } }`,
      ),
    outcomes: forPeople,
  },
});

export const areas: Areas = {
  ACCOUNT: 'savePlayerSettings',
};

export const told: Told = {
  fields: {
    PlayerSettings: 'captionLanguage hasCaptions hasCharacterKeys playsNext speed',
    User: 'playerSettings',
  },
};
