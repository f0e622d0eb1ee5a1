import { writeCourse } from '#testing/course-rows.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { forPeople, type Areas, type Operations, type Told } from '#testing/operations.ts';
import { teach, tryMark, trySave } from './progress.test-helper.ts';

/** On lectures that are free. */
export const operations: Operations = ({ app, owner }) => {
  const newLecture = async () => {
    const { lectures } = await teach(app(), owner().client, { lectures: 1, free: 1 });
    return lectures[0] ?? '';
  };
  const onCourse = async (client: HttpClient, name: string) => {
    const { id } = await writeCourse(app());
    return client.graphql(`mutation ($id: ID!) { ${name}(input: { courseId: $id }) { id } }`, { id });
  };
  return {
    continueWatching: {
      call: (client) => client.graphql('{ continueWatching { totalCount } }'),
      outcomes: forPeople,
    },
    saveProgress: {
      call: async (client) => trySave(client, { lectureId: await newLecture(), position: 1 }),
      outcomes: forPeople,
    },
    resetProgress: { call: (client) => onCourse(client, 'resetProgress'), outcomes: forPeople },
    undoProgressReset: { call: (client) => onCourse(client, 'undoProgressReset'), outcomes: forPeople },
    markLecture: {
      call: async (client) => tryMark(client, await newLecture(), true),
      outcomes: forPeople,
    },
  };
};

export const areas: Areas = {
  ACCOUNT: 'continueWatching markLecture resetProgress saveProgress undoProgressReset',
};

export const told: Told = {
  fields: {
    Course: 'progress',
    CourseProgress: 'done id nextLecture total',
    Lecture: 'progress',
    LectureProgress: 'course courseProgress id isDone lecture position recordedAt',
    User: 'lectureProgress',
  },
  lists: ['LectureProgress'],
};
