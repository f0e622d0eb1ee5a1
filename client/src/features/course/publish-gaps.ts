import type { PublishCheckQuery } from '#client/gql/graphql.ts';
import { courseFormTexts } from '#shared/texts/course-form.ts';
import type { TextWith } from '#shared/texts/texts.ts';

const { publishCheck: texts } = courseFormTexts;

type Lecture = PublishCheckQuery['course']['lectures'][number];

/** Whether the lecture should have a description and has none of its own. Lectures created by drag and drop repeat their title as description. */
const isBare = ({ kind, title, description }: Lecture) =>
  kind === 'VIDEO' && (description.trim() === '' || description.trim() === title.trim());

/** The gaps of a course that do not prevent publishing, one sentence each; empty when it is complete. */
export function publishGaps({ lectures: all }: PublishCheckQuery['course']): string[] {
  const published = all.filter(({ isDraft }) => !isDraft);
  const videos = published.filter(({ kind }) => kind === 'VIDEO');
  const shown = videos.filter(({ video }) => video !== null);
  if (all.length === 0) return [texts.noLectures];
  if (published.length === 0) return [texts.onlyDrafts];
  if (shown.length === 0 && videos.length === published.length) return [texts.onlyWithoutVideo];
  const kinds: [count: number, tell: TextWith<'count'>][] = [
    [all.length - published.length, texts.drafts],
    [videos.length - shown.length, texts.noVideo],
    [shown.filter(({ status }) => status === 'FAILED').length, texts.failedVideo],
    [shown.filter(({ captions }) => captions.length === 0).length, texts.noCaptions],
    [published.filter(isBare).length, texts.noDescription],
  ];
  return kinds.filter(([count]) => count > 0).map(([count, tell]) => tell({ count }));
}
