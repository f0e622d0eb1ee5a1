import express from 'express';
import { limits } from '#shared/limits.ts';
import { actorOf } from '#server/auth/authentication.ts';
import type { Services } from '#server/feature.ts';
import { presentCourse, presentLecture } from './presenters.ts';

/** `/api/v1/courses`: the catalogue and its lectures by REST. */
export function courseRoutes({ courses, lectures, storage }: Services): express.Router {
  const router = express.Router();

  router.get('/', async (request, response) => {
    const { after, first = limits.pageSize.max } = request.query;
    const page = await courses.list(Number(first), typeof after === 'string' ? after : undefined);
    const totals = await lectures.totalsOfCourses(page.nodes.map(({ id }) => id));
    response.json({
      success: true,
      courses: page.nodes.map((course, index) =>
        presentCourse(course, storage.publicUrl(course.thumbnailKey), totals[index]),
      ),
      totalCount: page.totalCount,
      pageInfo: page.pageInfo,
    });
  });

  router.get('/:id', async (request, response) => {
    const watchable = await lectures.watchable(actorOf(request), request.params.id);
    response.json({
      success: true,
      lectures: watchable.map((lecture) => presentLecture(lecture, lectures.video(lecture))),
    });
  });

  return router;
}
