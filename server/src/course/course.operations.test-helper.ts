import { writeCourse } from '#testing/course-rows.ts';
import { createCourse, tryCreateCourse } from '#testing/factories.ts';
import {
  forAdmins,
  forAll,
  type Areas,
  type Operation,
  type Operations,
  type Told,
} from '#testing/operations.ts';

export const operations: Operations = ({ app, owner }) => {
  /** An operation for admins on an existing course; `mutation` takes its id. */
  const onNewCourse = (mutation: string, newCourse = () => writeCourse(app())): Operation => ({
    call: async (client) => client.graphql(mutation, { id: (await newCourse()).id }),
    outcomes: forAdmins,
  });
  return {
    courses: { call: (client) => client.graphql('{ courses { totalCount } }'), outcomes: forAll },
    course: {
      call: async (client) => {
        const { slug } = await writeCourse(app());
        return client.graphql('query C($slug: String!) { course(slug: $slug) { id } }', { slug });
      },
      outcomes: forAll,
    },
    createCourse: { call: (client) => tryCreateCourse(client), outcomes: forAdmins },
    deleteCourse: onNewCourse('mutation ($id: ID!) { deleteCourse(id: $id) { id } }'),
    updateCourse: onNewCourse('mutation ($id: ID!) { updateCourse(input: { id: $id, version: 1 }) { id } }'),
    publishCourse: onNewCourse('mutation ($id: ID!) { publishCourse(id: $id) { id } }', () =>
      createCourse(owner().client, { publish: false }),
    ),
    copyCourse: onNewCourse('mutation ($id: ID!) { copyCourse(id: $id) { id } }'),
    setLecturePublishing: onNewCourse(
      'mutation ($id: ID!) { setLecturePublishing(courseId: $id, isAtOnce: true) { id } }',
    ),
    unpublishCourse: onNewCourse('mutation ($id: ID!) { unpublishCourse(id: $id) { id } }'),
    changeCourses: onNewCourse(
      'mutation ($id: ID!) { changeCourses(input: { ids: [$id], change: UNPUBLISH }) { courses { id } } }',
    ),
    trashedCourses: {
      call: (client) => client.graphql('{ trashedCourses { totalCount } }'),
      outcomes: forAdmins,
    },
    deleteCourseForever: {
      call: async (client) => {
        const { id } = await writeCourse(app());
        await owner().client.graphql('mutation ($id: ID!) { deleteCourse(id: $id) { id } }', { id });
        return client.graphql('mutation ($id: ID!) { deleteCourseForever(id: $id) }', { id });
      },
      outcomes: forAdmins,
      asksAgain: true,
    },
    restoreCourse: {
      call: async (client) => {
        const { id } = await writeCourse(app());
        await owner().client.graphql('mutation ($id: ID!) { deleteCourse(id: $id) { id } }', { id });
        return client.graphql('mutation ($id: ID!) { restoreCourse(id: $id) { id } }', { id });
      },
      outcomes: forAdmins,
    },
  };
};

export const areas: Areas = {
  COURSES: `
    changeCourses copyCourse course courses createCourse deleteCourse deleteCourseForever publishCourse restoreCourse
    setLecturePublishing trashedCourses unpublishCourse updateCourse`,
};

export const told: Told = {
  fields: {
    CategoryCount: 'count name',
    Course:
      'approvalNumber audience category createdAt deletedAt description descriptionHtml duration id instructor language mentor numberOfLectures outcomes publishedAt publishesLecturesAtOnce requirements slug summary thumbnail title updatedAt version',
  },
  lists: ['Course'],
};
