import { textsOf } from './texts.ts';

/** The texts of a school that has not written its own. */
export const schoolDefaultTexts = textsOf('school-defaults', {
  /** The headline of the home page and the text below it. */
  headline: 'Take a seat in every course',
  intro:
    'Video courses taught by industry experts. One yearly subscription opens all of them, including new ones.',
  /** The mentors on the about page. They are invented. */
  mentors: {
    'priya-nambiar': {
      name: 'Priya Nambiar',
      subject: 'Data',
      bio: 'Ran the numbers for a city’s buses for eleven years. She teaches SQL the way she learned it: by asking one good question after the other.',
    },
    'marcus-oyelaran': {
      name: 'Marcus Oyelaran',
      subject: 'Photography',
      bio: 'Photographs theatre, where the light is never where you want it. His first rule is to look for a minute before you lift the camera.',
    },
    'ruth-abernathy': {
      name: 'Ruth Abernathy',
      subject: 'Cooking',
      bio: 'Baked for a village of four hundred until she retired, and has not stopped since. She believes in a scale, a clock and patience.',
    },
    'ines-calloway': {
      name: 'Ines Calloway',
      subject: 'Web Development',
      bio: 'Has kept the website of a public library alive since 2009. She writes pages that still work when the rest of the internet has moved on.',
    },
  },
});
