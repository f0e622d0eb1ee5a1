import {
  CourseLecturesDocument,
  LectureTextDocument,
  OwnPlayerSettingsDocument,
  PlanDocument,
} from '#client/gql/graphql.ts';
import type { Ask, Opened, PageData } from '#client/graphql/page-data.ts';
import { patterns } from '#shared/paths.ts';

export const pageData: readonly PageData[] = [
  {
    path: patterns.lectures,
    module: 'lecture-page.tsx',
    soon: ['src/player/player.tsx'],
    renderedFor: 'all',
    load: loadLectures,
  },
];

async function loadLectures(
  ask: Ask,
  { params: { slug = '', lectureId }, isVisitor, withoutSoon }: Opened,
): Promise<string[]> {
  const [{ course }] = await Promise.all([
    ask(CourseLecturesDocument, { slug }),
    isVisitor || ask(OwnPlayerSettingsDocument, {}),
  ]);
  const { lectures } = course;
  const shown = lectureId === undefined ? lectures[0] : lectures.find(({ id }) => id === lectureId);
  // The text about a locked lecture names the price.
  if (lectures.some(({ locked }) => locked)) await ask(PlanDocument, {});
  if (shown && shown.kind !== 'VIDEO') {
    withoutSoon();
    if (shown.kind === 'TEXT' && !shown.locked) await ask(LectureTextDocument, { id: shown.id });
  }
  const poster = shown?.video?.posterUrl;
  return poster ? [poster] : [];
}
