import { textsOf } from './texts.ts';

/** The about page. */
export const aboutTexts = textsOf('about', {
  mission: {
    heading: 'A good lecture should have room for everyone',
    text: 'Our mission is to bring learning from people who know their craft within everyone’s reach: at any hour, at any pace, and at a price that does not depend on how much you want to know.',
  },
  principles: {
    subscription: {
      title: 'One subscription, every door open',
      text: 'You pay once a year and follow your curiosity. You do not have to guess beforehand which course will be the one that matters.',
    },
    terms: {
      title: 'Plain terms',
      text: 'The price, the end of your year and your refund if you cancel are shown where you decide, not in a footnote.',
    },
  },
  mentors: {
    heading: 'Meet our mentors',
    previous: 'Previous mentor',
    next: 'Next mentor',
    /** Which mentors are visible: those from `first` to `last`. */
    one: 'Mentor {first, number} of {count, number}',
    several: 'Mentors {first, number} to {last, number} of {count, number}',
    /** The label of a mentor in the row, for screen readers. */
    place: '{name}, {number} of {count}',
    /** The roles of the row and of its parts, for screen readers. */
    carousel: 'carousel',
    slide: 'slide',
    /** The alternative text of a photograph, or of a drawing. */
    portrait: 'Portrait of {name}',
    drawing: 'Drawing of {name}',
  },
  free: {
    heading: 'Your seat is free',
    exploreCourses: 'Explore Courses',
    contact: 'Contact Us',
  },
});
