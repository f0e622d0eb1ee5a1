import { textsOf } from './texts.ts';

/** What the first page says. */
export const homeTexts = textsOf('home', {
  hero: {
    exploreCourses: 'Explore Courses',
    contact: 'Contact Us',
  },
  /** The lectures that somebody has begun. */
  continueWatching: {
    heading: 'Continue watching',
    /** `time` is a place in the video, like 12:30. */
    resumeAt: 'Resume at {time}',
    start: 'Start',
    /** Names the bar of how much was watched, for those who hear it. */
    watched: 'Watched',
  },
  newest: {
    heading: 'Newest courses',
    all: 'All Courses',
    none: 'No courses yet',
    soon: 'The first ones are being prepared. Come back soon.',
  },
  /** What the subscription gives. */
  included: {
    heading: 'One subscription, everything included',
    everyCourse: 'Every course that exists today',
    newCourses: 'Every new course, from the day it appears',
    lectures: 'As many lectures as you like, as often as you like',
    devices: 'On your computer and on your phone',
    notSure:
      'Not sure yet? Every course shows its outline, and some lectures are free to watch without an account.',
    subscribe: 'Subscribe',
    /** While there is no course yet. */
    soon: {
      heading: 'The first courses are on their way',
      everyCourse: 'Every course, from the day it appears',
      offer:
        'One subscription will open all of this. It is offered here as soon as there is something to watch.',
      contact: 'Contact Us',
    },
  },
});
