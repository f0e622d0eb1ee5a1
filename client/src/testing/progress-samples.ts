import type {
  BegunLectureFragment,
  CertificatePartsFragment,
  CourseProgressPartsFragment,
  LectureProgressPartsFragment,
} from '#client/gql/graphql.ts';

/** The progress of a learner who has watched 20 seconds of a lecture. */
export const sampleLectureProgress = (
  lectureId: string,
  fields: Partial<LectureProgressPartsFragment> = {},
): LectureProgressPartsFragment => ({
  __typename: 'LectureProgress',
  id: `progress-${lectureId}`,
  position: 20,
  isDone: false,
  recordedAt: '2026-03-01T10:00:00.000Z',
  ...fields,
});

/** The progress of a learner who has completed none of a course's two lectures. */
export const sampleCourseProgress = (
  fields: Partial<CourseProgressPartsFragment> = {},
): CourseProgressPartsFragment => ({
  __typename: 'CourseProgress',
  id: 'course-progress-1',
  done: 0,
  total: 2,
  nextLecture: null,
  certificate: null,
  ...fields,
});

/** A started one-hour lecture in a course of its own, as on the home page. */
export const sampleBegun = (
  id: string,
  fields: Partial<LectureProgressPartsFragment> = {},
): BegunLectureFragment => ({
  ...sampleLectureProgress(id, fields),
  lecture: {
    __typename: 'Lecture',
    id,
    title: `Lecture ${id}`,
    kind: 'VIDEO',
    duration: 3_600,
    progress: { __typename: 'LectureProgress', id: `progress-${id}` },
  },
  course: {
    __typename: 'Course',
    id: `of-${id}`,
    slug: `course-of-${id}`,
    title: `Course of ${id}`,
    thumbnail: null,
  },
});

/** A certificate that was issued on 1 March 2026. */
export const sampleCertificate: CertificatePartsFragment = {
  __typename: 'Certificate',
  id: 'certificate-1',
  code: '7KQ2-9MXD-0V4T-HB3R-8W6E',
  fullName: 'Anna Berg',
  courseTitle: 'Course 1',
  instructor: 'Kay Knot',
  duration: 4_830,
  completedAt: '2026-03-01T10:00:00.000Z',
  pdfUrl: '/certificates/7KQ2-9MXD-0V4T-HB3R-8W6E.pdf',
};
