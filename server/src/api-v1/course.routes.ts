import { z } from 'zod';
import { courseMessages } from '#shared/course.ts';
import { courseRules } from '#shared/course.rules.ts';
import { imageTypes, limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { CourseSort } from '#server/course/course-sort.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access } from '#server/platform/graphql/access.ts';
import { defineRoute } from './define-route.ts';
import { presentCourse } from './presenters.ts';
import { courseShape, id, message, pageInfoShape, pageSize } from './shapes.ts';

const { title, description, category, instructor, approvalNumber } = courseRules.shape;

/** `/api/v1/courses`: the catalogue over REST. */
export const courseRoutes = [
  defineRoute({
    operations: { GET: 'courses' },
    path: '/courses',
    tag: 'Courses',
    summary: 'List or search the catalogue',
    access: Access.PUBLIC,
    area: Area.COURSES,
    isChange: false,
    isKept: true,
    query: z.object({
      first: pageSize(limits.pageSize.max).meta({ description: 'Number of entries.' }),
      after: z.string().optional().meta({ description: 'Cursor of the entry after which the page begins.' }),
      search: z
        .string()
        .optional()
        .meta({
          description: `Words of the title, the instructor, the category or the description; typos are tolerated except in the description. Finds at most ${limits.search.courses} courses.`,
        }),
      category: z.string().optional().meta({ description: 'Only this category.' }),
      sort: z
        .enum(CourseSort, { error: () => messages.badRequest })
        .optional()
        .meta({ description: 'Order; by default the best match first in a search, otherwise the newest.' }),
    }),
    answer: z.object({
      courses: z.array(courseShape),
      totalCount: z.int().meta({ description: 'Number of courses in the whole list.' }),
      pageInfo: pageInfoShape,
    }),
    errors: ['TOO_MANY_REQUESTS'],
    async handle({ services, actor, request, query }) {
      const { nodes, totalCount, pageInfo } = await services.courses.find(actor, query, request.ip ?? '');
      return {
        courses: nodes.map((course) => presentCourse(services, course)),
        totalCount: await totalCount(),
        pageInfo,
      };
    },
  }),

  defineRoute({
    operations: { POST: 'createCourse' },
    path: '/courses',
    tag: 'Courses',
    summary: 'Create a course',
    description: 'The course is visible to everyone immediately.',
    access: Access.ADMIN,
    area: Area.COURSES,
    isChange: true,
    body: z.object({
      title: title.meta({ examples: ['Bread at Home'] }),
      description: description.meta({ examples: ['Flour, water, salt and time.'] }),
      category: category.meta({ examples: ['Craft'] }),
      createdBy: instructor.meta({
        description: 'Name of the teacher.',
        examples: ['Ada Lovelace'],
      }),
      approvalNumber: approvalNumber.meta({
        description: 'Number under which an authority has approved the course; omit it if there is none.',
        examples: ['7123456'],
      }),
    }),
    file: {
      name: 'thumbnail',
      kind: 'picture',
      types: imageTypes.thumbnail,
      description: 'Picture: JPEG or PNG, at most 10 MB; it is cropped to 16:9.',
    },
    answer: z.object({ message: message(() => courseMessages.success.createCourse), course: courseShape }),
    async handle({ services, actor, body: { createdBy, ...fields }, openFile }) {
      const course = await services.courses.create(actor, { ...fields, instructor: createdBy }, openFile);
      return { message: courseMessages.success.createCourse, course: presentCourse(services, course) };
    },
  }),

  defineRoute({
    operations: { DELETE: 'deleteCourse' },
    path: '/courses/{id}',
    tag: 'Courses',
    summary: 'Delete a course',
    access: Access.ADMIN,
    area: Area.COURSES,
    isChange: true,
    params: z.object({ id: id.meta({ description: 'The course.' }) }),
    answer: z.object({ message: message(() => courseMessages.success.deleteCourse) }),
    errors: ['NOT_FOUND'],
    async handle({ services, actor, params }) {
      await services.courses.delete(actor, params.id);
      return { message: courseMessages.success.deleteCourse };
    },
  }),
];
