import { textsOf } from './texts.ts';

/** The home page. */
export const homeTexts = textsOf('home', {
  hero: {
    exploreCourses: 'Explore Courses',
    contact: 'Contact Us',
    stopFilm: 'Stop the film',
    playFilm: 'Play the film',
    /** The figures of the school, for screen readers. */
    figures: 'The school in figures',
    courses: '{count, plural, one {<number>#</number> course} other {<number>#</number> courses}}',
    hours:
      '{count, plural, one {<number>#</number> hour of video} other {<number>#</number> hours of video}}',
    /** The number is rounded down. */
    learners: '{count, plural, one {<number>#+</number> learner} other {<number>#+</number> learners}}',
  },
  /** The lectures that the learner has started. */
  continueWatching: {
    heading: 'Continue watching',
    /** `time` is a position in the video, such as 12:30. */
    resumeAt: 'Resume at {time}',
    start: 'Start',
    /** The screen reader name of the progress bar. */
    watched: 'Watched',
  },
  newest: {
    heading: 'Newest courses',
    all: 'All Courses',
  },
  mostWatched: {
    heading: 'Most watched',
  },
  quotes: {
    heading: 'What learners say',
  },
  questions: {
    heading: 'Questions and answers',
  },
  teachers: {
    heading: 'Meet your teachers',
    courses: '{count, plural, one {# course} other {# courses}}',
  },
  /** What the subscription includes. */
  included: {
    heading: 'One subscription, everything included',
    everyCourse: 'Every course available today',
    newCourses: 'Every new course from the day it is published',
    lectures: 'As many lectures as you like, as often as you like',
    devices: 'On your computer and on your phone',
    notSure:
      'Not sure yet? Every course shows its outline, and some lectures are free to watch without an account.',
    subscribe: 'Subscribe',
    /** While the school has no courses. */
    soon: {
      heading: 'The first courses are on their way',
      everyCourse: 'Every course from the day it is published',
      offer:
        'One subscription will unlock all of this. You can subscribe here as soon as there is something to watch.',
      contact: 'Contact Us',
    },
  },
});
