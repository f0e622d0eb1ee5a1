import type { PublishCheckQuery } from '#client/gql/graphql.ts';
import { courseFormTexts } from '#shared/texts/course-form.ts';
import type { TextWith } from '#shared/texts/texts.ts';

const { publishCheck: texts } = courseFormTexts;

type Lecture = PublishCheckQuery['course']['lectures'][number];

/** Whether nobody has described it: what comes by drag and drop is described by the name of its file, as it is called. */
const isBare = ({ title, description }: Lecture) =>
  description.trim() === '' || description.trim() === title.trim();

/** What a course lacks that may be published all the same, a sentence each; empty when it lacks nothing. */
export function publishGaps({ lectures: all }: PublishCheckQuery['course']): string[] {
  const published = all.filter(({ isDraft }) => !isDraft);
  const shown = published.filter(({ video }) => video !== null);
  if (all.length === 0) return [texts.noLectures];
  if (published.length === 0) return [texts.onlyDrafts];
  if (shown.length === 0) return [texts.onlyWithoutVideo];
  const kinds: [count: number, tell: TextWith<'count'>][] = [
    [all.length - published.length, texts.drafts],
    [published.length - shown.length, texts.noVideo],
    [shown.filter(({ status }) => status === 'FAILED').length, texts.failedVideo],
    [shown.filter(({ captions }) => captions.length === 0).length, texts.noCaptions],
    [published.filter(isBare).length, texts.noDescription],
  ];
  return kinds.filter(([count]) => count > 0).map(([count, tell]) => tell({ count }));
}
