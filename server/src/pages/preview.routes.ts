import express, { type RequestHandler } from 'express';
import { messages } from '#shared/messages.ts';
import type { CaptionsRow } from '#server/caption/captions-rows.ts';
import type { Services } from '#server/compose.ts';
import type { LectureRow } from '#server/lecture/lecture-rows.ts';
import { AppError } from '#server/platform/common/errors.ts';

/** Addresses of a lecture that everybody may watch, which stay the same while the links that they lead to end. */
export const previewPaths = {
  video: (lectureId: string) => `/previews/${lectureId}/video`,
  poster: (lectureId: string) => `/previews/${lectureId}/poster`,
  captions: (lectureId: string) => `/previews/${lectureId}/captions`,
};

/** Leads search engines to the files of lectures that everybody may watch, by links as visitors get them. */
export function previewRoutes({ lectures, captions }: Services): express.Router {
  const router = express.Router();

  const leading =
    (
      linkOf: (lecture: LectureRow) => string | null | Promise<string | null>,
    ): RequestHandler<{ id: string }> =>
    async (request, response) => {
      const lecture = await lectures.playable(null, request.params.id);
      const link = lecture.isFreePreview ? await linkOf(lecture) : null;
      if (link === null) throw new AppError('NOT_FOUND', messages.notFound.page);
      response.set('Cache-Control', 'no-store').redirect(302, link);
    };

  router.get(
    previewPaths.video(':id'),
    leading((lecture) => lectures.video(null, lecture)?.url ?? null),
  );
  router.get(
    previewPaths.poster(':id'),
    leading((lecture) => lectures.video(null, lecture)?.posterUrl ?? null),
  );
  router.get(
    previewPaths.captions(':id'),
    leading(async ({ id }) => {
      const [ofLecture = []] = await captions.ofLectures([id]);
      const shown = inEnglishFirst(ofLecture);
      return shown ? captions.url(null, shown) : null;
    }),
  );
  return router;
}

/** Those that a page's transcript is made of. */
function inEnglishFirst(captions: readonly CaptionsRow[]): CaptionsRow | undefined {
  return captions.find(({ language }) => language === 'en') ?? captions[0];
}
