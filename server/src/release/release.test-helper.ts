import { addLecture, createCourse, dataOf } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';

/** A course with one lecture that will be published at a set time. */
export interface Scheduled {
  course: { id: string; slug: string };
  lecture: { id: string };
}

const SCHEDULE = `mutation ($courseId: ID!, $id: ID!, $publishAt: DateTime!) {
  unpublishLectures(input: { courseId: $courseId, lectureIds: [$id] }) { id }
  publishLectures(input: { courseId: $courseId, lectureIds: [$id], publishAt: $publishAt }) { id }
}`;

/** Schedules a lecture of a new course, by default for tomorrow. */
export async function scheduleLecture(
  admin: HttpClient,
  { title = 'Bowline', publishAt = new Date(Date.now() + 24 * 60 * 60 * 1000) } = {},
): Promise<Scheduled> {
  const course = await createCourse(admin);
  const lecture = await addLecture(admin, course.id, { title });
  dataOf(await admin.graphql(SCHEDULE, { courseId: course.id, id: lecture.id, publishAt }));
  return { course, lecture };
}

export const SET_NOTICE = `mutation ($id: ID!, $willNotify: Boolean!) {
  setReleaseNotice(input: { lectureId: $id, willNotify: $willNotify }) { id willNotify }
}`;
