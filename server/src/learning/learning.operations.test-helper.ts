import { createCourse } from '#testing/factories.ts';
import { forPeople, type Areas, type Operations, type Told } from '#testing/operations.ts';

export const operations: Operations = ({ owner }) => ({
  myCourses: {
    call: (client) => client.graphql('{ myCourses(state: BEGUN) { totalCount } }'),
    outcomes: forPeople,
  },
  saveCourse: {
    call: async (client) => {
      const { id } = await createCourse(owner().client);
      return client.graphql(
        'mutation ($id: ID!) { saveCourse(input: { courseId: $id, isSaved: true }) { id } }',
        { id },
      );
    },
    outcomes: forPeople,
  },
});

export const areas: Areas = {
  ACCOUNT: 'myCourses saveCourse',
};

export const told: Told = {
  fields: { Course: 'isSaved nextCourses' },
  lists: ['MyCourse'],
};
