import { textsOf } from './texts.ts';

/** What the page of a course says. */
export const coursePageTexts = textsOf('course-page', {
  /** The name of the page while that of the course is not known. */
  name: 'Course',
  taughtBy: 'Taught by <instructor>{instructor}</instructor>',
  lectures: 'Lectures',
  noLectures: 'This course has no lectures yet.',
  /** Marks a lecture that may be watched without a subscription. */
  freePreview: 'Free preview',
  /** Heard for a lecture that only subscribers may watch. */
  locked: 'Locked',
  offer: {
    /** Leads to the lecture where somebody goes on. */
    continueWith: 'Continue: <lecture>{lecture}</lecture>',
    watch: 'Watch Lectures',
    everyCourse: 'One subscription opens every course, the new ones too.',
    /** Where there is no lecture yet. */
    soon: 'The lectures of this course are being prepared. One subscription opens them as they appear, and every other course.',
    subscribe: 'Subscribe',
  },
  /** What admins can do. */
  controls: {
    edit: 'Edit course',
    addLecture: 'Add new lecture',
    delete: 'Delete course',
    /** On a button without words. */
    deleteNamed: 'Delete course {title}',
    /** What deleting the course does; `days` is how long it can be restored. */
    deletion:
      "'\u2068{title}\u2069' and all of its lectures will be gone for everyone. You can restore them from the trash for {days} days.",
  },
});
