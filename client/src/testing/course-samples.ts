import type {
  CourseCardFragment,
  OutlineLectureFragment,
  OwnOutlineLectureFragment,
  PlayableLectureFragment,
  SectionPartsFragment,
} from '#client/gql/graphql.ts';
import { sampleImage } from './image-samples.ts';

/** A course of the catalogue without sections, created and published on the day of its number, 1 to 9. */
export function sampleCourse(
  id: string,
  fields: Partial<CourseCardFragment> = {},
): CourseCardFragment & { sections: SectionPartsFragment[] } {
  return {
    __typename: 'Course',
    id,
    slug: `course-${id}`,
    title: `Course ${id}`,
    summary: 'What it is about',
    category: 'Data',
    instructor: 'Mara Lindqvist',
    language: 'ENGLISH',
    createdAt: `2025-01-0${id}T00:00:00.000Z`,
    publishedAt: `2025-01-0${id}T00:00:00.000Z`,
    numberOfLectures: 2,
    duration: 120,
    thumbnail: sampleImage('/media/cover.webp', 1280, 720),
    progress: null,
    sections: [],
    ...fields,
  };
}

/** What the page of a course shows beside the fields of its card, its lectures and the progress. */
export const samplePageFields = {
  descriptionHtml: '<p>What it is about</p>',
  mentor: null,
  outcomes: [],
  audience: '',
  requirements: '',
  approvalNumber: '',
  isSaved: false,
  upcomingLectures: [],
  files: [],
  filesArchiveUrl: null,
};

/** A one-minute lecture of a course's outline, which is neither new nor changed. */
function sampleLecture(id: string): OutlineLectureFragment {
  return {
    __typename: 'Lecture',
    id,
    kind: 'VIDEO',
    title: `Lecture ${id}`,
    description: 'What is said',
    position: 1,
    duration: 60,
    isFreePreview: false,
    isTrailer: false,
    thumbnailUrl: null,
    isDraft: false,
    publishedAt: null,
    changedAt: null,
    changeNote: '',
    locked: false,
  };
}

/** An outline lecture for a signed-in person. */
export const sampleOwnLecture = (
  id: string,
  fields: Partial<OwnOutlineLectureFragment> = {},
): OwnOutlineLectureFragment => ({ ...sampleLecture(id), progress: null, ...fields });

/** An accessible lecture with a link that is valid for five minutes. */
export function samplePlayableLecture(id: string): PlayableLectureFragment {
  return {
    ...sampleLecture(id),
    url: null,
    publishAt: null,
    status: 'READY',
    progressPercent: 100,
    processingStep: null,
    failure: null,
    captions: [],
    files: [],
    progress: null,
    video: {
      __typename: 'Video',
      url: `/media/${id}.mp4`,
      contentType: 'video/mp4',
      streamUrl: null,
      posterUrl: null,
      storyboard: null,
      expiresAt: new Date(Date.now() + 300_000).toISOString(),
    },
  };
}

function countCategories(courses: readonly CourseCardFragment[]) {
  const names = [...new Set(courses.map(({ category }) => category))].sort();
  return names.map((name) => ({
    __typename: 'CategoryCount',
    name,
    count: courses.filter(({ category }) => category === name).length,
  }));
}

/** The response to the catalogue's query: these courses without a next page. */
export const sampleCatalogue = (courses: readonly CourseCardFragment[]) => ({
  courses: {
    __typename: 'CourseConnection',
    totalCount: courses.length,
    categories: countCategories(courses),
    edges: courses.map((node) => ({ __typename: 'CourseEdge', cursor: `cursor-${node.id}`, node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: `cursor-${courses.at(-1)?.id ?? ''}` },
  },
});
