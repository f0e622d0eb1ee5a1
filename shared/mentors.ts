/** Lengths count characters (code points). */
export const mentorLimits = {
  count: { max: 24 },
  name: { max: 60 },
  subject: { max: 40 },
  bio: { max: 400 },
} as const;

/** Somebody who teaches at a school, as the about page tells. */
export interface MentorTexts {
  id: string;
  name: string;
  subject: string;
  bio: string;
}

/** The four mentors of the about page (specification, section 1), whose portraits are drawings. */
export const defaultMentors: readonly MentorTexts[] = [
  {
    id: 'priya-nambiar',
    name: 'Priya Nambiar',
    subject: 'Data',
    bio: 'Ran the numbers for a city’s buses for eleven years. She teaches SQL the way she learned it: by asking one good question after the other.',
  },
  {
    id: 'marcus-oyelaran',
    name: 'Marcus Oyelaran',
    subject: 'Photography',
    bio: 'Photographs theatre, where the light is never where you want it. His first rule is to look for a minute before you lift the camera.',
  },
  {
    id: 'ruth-abernathy',
    name: 'Ruth Abernathy',
    subject: 'Cooking',
    bio: 'Baked for a village of four hundred until she retired, and has not stopped since. She believes in a scale, a clock and patience.',
  },
  {
    id: 'ines-calloway',
    name: 'Ines Calloway',
    subject: 'Web Development',
    bio: 'Has kept the website of a public library alive since 2009. She writes pages that still work when the rest of the internet has moved on.',
  },
];
