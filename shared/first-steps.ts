import { textsOf } from './texts/texts.ts';

/** What is said of the steps by which a new school is set up. */
export const firstStepsTexts = textsOf('first-steps', {
  title: 'First steps',
  intro: 'What a new school needs. Skip what you do not need now: it stays here.',
  /** So many of the steps are neither done nor skipped. */
  open: '{count, plural, one {# step is open} other {# steps are open}}',
  /** Names of steps. */
  skipped: 'Skipped: {steps}',
  goOn: 'Go on',
  skip: 'Skip',
  takeUp: 'Take it up again',
  /** Behind the title of a step. */
  state: { OPEN: 'Open', DONE: 'Done', DISMISSED: 'Skipped' },
  steps: {
    SCHOOL: {
      title: 'Name and look',
      intro: 'A name, a colour and a logo stand above every page, in mails and on certificates.',
      go: 'Name the school',
    },
    OFFER: {
      title: 'Offer',
      intro: 'What a year costs, and for how many days people get their money back.',
      go: 'Set the price',
    },
    MAIL: {
      title: 'Mail',
      intro: 'Whoever signs up, forgets a password or pays gets a mail. This sends one to you.',
      go: 'Send me a mail',
    },
    STORAGE: {
      title: 'Storage',
      intro: 'Videos and pictures are stored there. This writes a file, reads it and deletes it.',
      go: 'Try the storage',
    },
    STRIPE: {
      title: 'Payments',
      intro:
        'Stripe takes the payments. This looks at the key, the price and the customer portal, and waits for an event of Stripe to arrive here.',
      go: 'Ask Stripe',
    },
    COURSE: {
      title: 'First course',
      intro: 'It is a draft that nobody sees, until you publish it.',
      go: 'Make a course',
    },
    ABOUT: {
      title: 'About page',
      intro: 'Until you write it yourself, it says what the product says of every school.',
      go: 'Write the page',
    },
    MENTORS: {
      title: 'Mentors',
      intro:
        'The about page shows four people who are made up. Show those who teach at your school, or nobody.',
      go: 'Show who teaches',
    },
    LINKS: {
      title: 'Social links',
      intro:
        'The icons at the foot of every page lead to the start pages of the networks. Lead them to your school; empty ones are left out.',
      go: 'Set the links',
    },
    LEGAL: {
      title: 'Legal pages',
      intro:
        'Imprint, privacy policy and terms of service are linked at the foot of every page once they are written.',
      go: 'Write the legal pages',
    },
  },
  failure: {
    load: 'Failed to load the first steps',
    check: 'Failed to look at it',
    save: 'Failed to save that',
  },
});
