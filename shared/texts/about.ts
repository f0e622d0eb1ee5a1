import { textsOf } from './texts.ts';

/** What the about page says. */
export const aboutTexts = textsOf('about', {
  mission: {
    heading: 'A good lecture should have room for everyone',
    text: 'Our mission is to bring learning from people who know their craft within everybody’s reach: at any hour, at any pace, and at a price that does not depend on how much you want to know.',
    /** `school` is its name. */
    story:
      '<school>{school}</school> began with a full lecture hall and a queue outside. Whoever got in heard something that changed how they work; the others heard about it. So we put the lectern where there is always another free seat, and asked the best teachers we know to stand behind it.',
  },
  principles: {
    teachers: {
      title: 'Taught by people who do it',
      text: 'Every course is held by somebody who has earned their living with its subject. They show what they do on an ordinary day, slips included.',
    },
    subscription: {
      title: 'One subscription, every door open',
      text: 'You pay once a year and follow your curiosity. Nobody should have to guess beforehand which course will be the one that matters.',
    },
    terms: {
      title: 'Plain terms',
      text: 'The price, the end of your year and what you get back when you cancel are written where you decide, not in a footnote.',
    },
  },
  mentors: {
    heading: 'Meet our mentors',
    previous: 'Previous mentor',
    next: 'Next mentor',
    /** Which of them are seen: those from `first` to `last`. */
    one: 'Mentor {first, number} of {count, number}',
    several: 'Mentors {first, number} to {last, number} of {count, number}',
    /** Names a mentor’s place in the row, for those who hear it. */
    place: '{name}, {number} of {count}',
    /** What kinds of things the row and its parts are, for those who hear it. */
    carousel: 'carousel',
    slide: 'slide',
    /** Of a photograph. */
    portrait: 'Portrait of {name}',
    drawing: 'Drawing of {name}',
  },
  free: {
    heading: 'Your seat is free',
    exploreCourses: 'Explore Courses',
    contact: 'Contact Us',
  },
});
