import express, { type RequestHandler } from 'express';
import { messages } from '#shared/messages.ts';
import type { CaptionsRow } from '#server/caption/captions-rows.ts';
import type { Services } from '#server/compose.ts';
import type { LectureRow } from '#server/lecture/lecture-rows.ts';
import { previewPaths } from '#server/lecture/preview/preview-paths.ts';
import { AppError } from '#server/platform/common/errors.ts';

/** Redirects search engines to the files of free lectures, with signed links for visitors. */
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

/** Returns the captions that the page's transcript is made of. */
function inEnglishFirst(captions: readonly CaptionsRow[]): CaptionsRow | undefined {
  return captions.find(({ language }) => language === 'en') ?? captions[0];
}
