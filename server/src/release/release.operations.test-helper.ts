import { forPeople, type Areas, type Operations, type Told } from '#testing/operations.ts';
import { scheduleLecture, SET_NOTICE } from './release.test-helper.ts';

export const operations: Operations = ({ owner }) => ({
  setReleaseNotice: {
    call: async (client) => {
      const { lecture } = await scheduleLecture(owner().client);
      return client.graphql(SET_NOTICE, { id: lecture.id, willNotify: true });
    },
    outcomes: forPeople,
  },
});

export const areas: Areas = {
  ACCOUNT: 'setReleaseNotice',
};

export const told: Told = {
  fields: {
    Course: 'upcomingLectures',
    UpcomingLecture: 'id title publishAt willNotify',
    User: 'releaseNotices',
  },
};
