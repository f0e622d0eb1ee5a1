import { textsOf } from './texts.ts';

/** The page of a course. */
export const coursePageTexts = textsOf('course-page', {
  /** The title of the page until the title of the course has loaded. */
  name: 'Course',
  taughtBy: 'Taught by <instructor>{instructor}</instructor>',
  /** The number under which an authority has approved the course. */
  approval: 'Approval number: <number>{number}</number>',
  /** Below the facts. `note` is what an admin wrote about a change of a lecture, such as `New example in the second half`. */
  updated: 'Last updated on {date}: <note>{note}</note>',
  /** The same for a lecture that was added to the course. */
  lectureAdded: 'Last updated on {date}. New lecture: <lecture>{title}</lecture>',
  /** Above a list of what learners can do after the course, such as `Bake a loaf without a recipe`. */
  outcomes: 'What you will be able to do',
  /** Above a text about the people for whom the course is made. */
  audience: 'Who it is for',
  /** Above a text about the skills, tools or supplies that learners need. */
  requirements: 'What is needed',
  /** Above the description of the course. */
  about: 'About this course',
  /** Opens a long description that is cut off. */
  readMore: 'Read more',
  readLess: 'Show less',
  lectures: 'Lectures',
  /** Closes all sections of the outline; `expandAll` opens them. */
  collapseAll: 'Collapse all',
  expandAll: 'Expand all',
  /** The number of completed lectures of a section. */
  sectionDone: '{done} of {total} done',
  /** Above the portrait and the description of the instructor. */
  instructor: 'Who teaches it',
  noLectures: 'This course has no lectures yet.',
  /** On the picture of a course whose first lecture needs no subscription. It plays that lecture. */
  watchFirstFree: 'Watch the first lecture free',
  /** The same for a lecture that is not the first. */
  watchFree: 'Watch a free lecture',
  /** Below a free lecture that plays in place of the picture. Links to the page with its description and transcript. */
  openLecture: 'Open this lecture with its transcript',
  /** Above the files of the course, such as slides. */
  files: 'Files',
  questions: 'Questions and answers',
  /** Above a row of other courses. */
  related: 'Related courses',
  /** Marks a lecture that can be watched without a subscription. */
  freePreview: 'Free preview',
  /** How long it takes to read a lecture that is a text. */
  readingTime: '{minutes} min read',
  /** What screen readers say for a lecture that is a link to a page of another website. */
  externalPage: 'External page',
  /** What screen readers say for a lecture that only subscribers can watch. */
  locked: 'Locked',
  offer: {
    /** Links to the lecture where the learner resumes. */
    continueWith: 'Continue: <lecture>{lecture}</lecture>',
    watch: 'Watch Lectures',
    everyCourse: 'One subscription unlocks every course, including new ones.',
    /** While the course has no lectures. */
    soon: 'The lectures of this course are being prepared. One subscription unlocks them as they are published, along with every other course.',
    subscribe: 'Subscribe',
  },
  /** The controls that only admins see. */
  controls: {
    edit: 'Edit course',
    addLecture: 'Add new lecture',
    delete: 'Delete course',
    /** The screen reader name of an icon button. */
    deleteNamed: 'Delete course {title}',
    /** The consequence of deleting the course. `days` is the number of days during which it can be restored. */
    deletion:
      "'\u2068{title}\u2069' and all its lectures will be removed for everyone. You can restore them from the trash for {days} days.",
  },
  /** Lectures that will be published at a set time. */
  upcoming: {
    heading: 'Coming soon',
    /** `time` is a date, with the time of day where the reader's time zone is known. */
    availableOn: 'Available on {time}',
    /** A button that stays pressed. For screen readers, a colon and the title of the lecture follow. */
    notify: 'Notify me',
  },
});
