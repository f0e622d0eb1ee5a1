import ines from './portraits/ines-calloway.svg?no-inline';
import marcus from './portraits/marcus-oyelaran.svg?no-inline';
import priya from './portraits/priya-nambiar.svg?no-inline';
import ruth from './portraits/ruth-abernathy.svg?no-inline';

/** Somebody who teaches here. */
export interface Mentor {
  name: string;
  subject: string;
  bio: string;
  /** Address of a drawing of `portraitSize`. */
  portrait: string;
}

/** Width and height of the portraits, in pixels. */
export const portraitSize = { width: 480, height: 480 };

/** The four mentors of the about page (specification, section 1). */
export const mentors: readonly Mentor[] = [
  {
    name: 'Priya Nambiar',
    subject: 'Data',
    bio: 'Ran the numbers for a city’s buses for eleven years. She teaches SQL the way she learned it: by asking one good question after the other.',
    portrait: priya,
  },
  {
    name: 'Marcus Oyelaran',
    subject: 'Photography',
    bio: 'Photographs theatre, where the light is never where you want it. His first rule is to look for a minute before you lift the camera.',
    portrait: marcus,
  },
  {
    name: 'Ruth Abernathy',
    subject: 'Cooking',
    bio: 'Baked for a village of four hundred until she retired, and has not stopped since. She believes in a scale, a clock and patience.',
    portrait: ruth,
  },
  {
    name: 'Ines Calloway',
    subject: 'Web Development',
    bio: 'Has kept the website of a public library alive since 2009. She writes pages that still work when the rest of the internet has moved on.',
    portrait: ines,
  },
];
