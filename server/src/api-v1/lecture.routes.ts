import { z } from 'zod';
import { lectureMessages } from '#shared/lecture.ts';
import { lectureRules } from '#shared/lecture.rules.ts';
import { videoTypes } from '#shared/video-header.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access } from '#server/platform/graphql/access.ts';
import { defineRoute } from './define-route.ts';
import { presentCourse, presentLectures, presentSection, presentUpcoming } from './presenters.ts';
import {
  courseWithLecturesShape,
  fileShape,
  id,
  lectureShape,
  linkLectureShape,
  message,
  textLectureShape,
  upcomingLectureShape,
} from './shapes.ts';

const course = z.object({ id: id.meta({ description: 'The course.' }) });

/** `/api/v1/courses`: the calls about lectures. */
export const lectureRoutes = [
  defineRoute({
    operations: { GET: 'lectures' },
    path: '/courses/{id}',
    tag: 'Courses',
    summary: 'List the lectures of a course with their videos, texts and links',
    description: 'For subscribers and admins. The public outline of a course is in GraphQL.',
    access: Access.USER,
    area: Area.COURSES,
    isChange: false,
    params: course,
    answer: z.object({
      lectures: z.array(lectureShape).meta({ description: 'Its videos, in teaching order.' }),
      textLectures: z.array(textLectureShape).meta({ description: 'Its text lectures, in teaching order.' }),
      linkLectures: z
        .array(linkLectureShape)
        .meta({ description: 'Its links to external pages, in teaching order.' }),
      files: z
        .array(fileShape)
        .meta({ description: 'The files that belong to the whole course, in their order.' }),
      upcomingLectures: z
        .array(upcomingLectureShape)
        .meta({ description: 'Its lectures that will be published at a set time, the next one first.' }),
    }),
    errors: ['FORBIDDEN', 'NOT_FOUND'],
    async handle({ services, actor, params }) {
      const watchable = await services.lectures.watchable(actor, params.id);
      const sections = await services.sections.ofCourse(actor, params.id);
      const [upcoming = []] = await services.upcomingLectures.ofCourses([params.id]);
      return {
        ...(await presentLectures(services, actor, params.id, watchable, sections)),
        upcomingLectures: upcoming.map(presentUpcoming),
      };
    },
  }),

  defineRoute({
    operations: { POST: 'addLecture' },
    path: '/courses/{id}',
    tag: 'Courses',
    summary: 'Add a lecture at the end of a course',
    access: Access.ADMIN,
    area: Area.COURSES,
    isChange: true,
    params: course,
    body: z.object({
      title: lectureRules.shape.title.meta({ examples: ['The first loaf'] }),
      description: lectureRules.shape.description.meta({ examples: ['From flour to crust in an hour.'] }),
    }),
    file: {
      name: 'lecture',
      kind: 'video',
      types: Object.values(videoTypes),
      description:
        'The video: MP4, MOV or WebM. A server with ffmpeg also converts MKV, AVI, TS, FLV, WMV and MPG, which can be played once they are converted.',
    },
    answer: z.object({
      message: message(() => lectureMessages.success.addLecture),
      course: courseWithLecturesShape,
    }),
    errors: ['NOT_FOUND'],
    async handle({ services, actor, params, body, openFile }) {
      const lecture = await services.lectures.add(actor, params.id, body, openFile).catch(throwInRestNames);
      const course = await services.courses.byId(actor, lecture.course.id);
      const all = await services.lectures.watchable(actor, course.id);
      const sections = await services.sections.ofCourse(actor, course.id);
      return {
        message: lectureMessages.success.addLecture,
        course: {
          ...presentCourse(services, course),
          sections: sections.map(presentSection),
          ...(await presentLectures(services, actor, course.id, all, sections)),
        },
      };
    },
  }),

  defineRoute({
    operations: { DELETE: 'deleteLecture' },
    path: '/courses',
    tag: 'Courses',
    summary: 'Delete a lecture',
    access: Access.ADMIN,
    area: Area.COURSES,
    isChange: true,
    query: z.object({
      courseId: id.meta({ description: 'The course of the lecture.' }),
      lectureId: id.meta({ description: 'The lecture.' }),
    }),
    answer: z.object({ message: message(() => lectureMessages.success.deleteLecture) }),
    errors: ['NOT_FOUND'],
    async handle({ services, actor, query: { courseId, lectureId } }) {
      await services.lectures.delete(actor, lectureId, courseId);
      return { message: lectureMessages.success.deleteLecture };
    },
  }),
];

/** The services name the file `video`; the documented form names it `lecture`. */
function throwInRestNames(error: unknown): never {
  if (!(error instanceof AppError) || !error.fields?.video) throw error;
  const { video, ...others } = error.fields;
  const { code, message, retryAfter, cause } = error;
  throw new AppError(code, message, { fields: { ...others, lecture: video }, retryAfter, cause });
}
