import { textsOf } from './texts/texts.ts';

/** The page First steps, on which admins set up a new school, and its card on the dashboard. */
export const firstStepsTexts = textsOf('first-steps', {
  title: 'First steps',
  intro: 'What a new school needs. Skip the steps that you do not need now. You can find them here later.',
  /** How many steps are neither done nor skipped. */
  open: '{count, plural, one {# step is open} other {# steps are open}}',
  /** `steps` is a list of the titles of steps. */
  skipped: 'Skipped: {steps}',
  /** A link from the dashboard to the page. */
  goOn: 'Continue',
  skip: 'Skip',
  /** The button of a step that was skipped. */
  takeUp: 'Reopen',
  /** After the title of a step. */
  state: { OPEN: 'Open', DONE: 'Done', DISMISSED: 'Skipped' },
  /** Each step has a title, an explanation and a button or link. */
  steps: {
    SCHOOL: {
      title: 'Name and look',
      intro:
        'The name, colour and logo of the school are shown on every page, in emails and on certificates.',
      go: 'Name the school',
    },
    OFFER: {
      title: 'Offer',
      intro: 'The price of a year, and how many days customers have to get a refund.',
      go: 'Set price',
    },
    MAIL: {
      title: 'Email',
      intro: 'Signups, password resets and payments send emails. This sends a test email to you.',
      go: 'Send test email',
    },
    STORAGE: {
      title: 'Storage',
      intro: 'Where videos and pictures are stored. This writes, reads and deletes a test file.',
      go: 'Test storage',
    },
    STRIPE: {
      title: 'Payments',
      intro:
        'Stripe processes the payments. This checks the key, the price and the customer portal, and waits for an event from Stripe.',
      go: 'Check Stripe',
    },
    COURSE: {
      title: 'First course',
      intro: 'A new course is a draft that only admins see, until you publish it.',
      go: 'Create a course',
    },
    BACKUPS: {
      title: 'Backups',
      intro:
        'A disk can fail and a person can delete the wrong thing. This checks that backups are made every night, and that one has been verified or restored.',
      go: 'Check backups',
    },
    ABOUT: {
      title: 'About page',
      intro: 'Until you write your own, the page shows a default text.',
      go: 'Write about page',
    },
    MENTORS: {
      title: 'Mentors',
      intro:
        'The about page shows four invented people. Replace them with the teachers of your school, or remove them.',
      go: 'Edit mentors',
    },
    LINKS: {
      title: 'Social links',
      intro:
        'The icons in the footer of every page link to the home pages of the networks. Link them to your school’s profiles. Networks without an address are left out.',
      go: 'Set links',
    },
    LEGAL: {
      title: 'Legal pages',
      intro:
        'The footer of every page links to the legal pages once you have written them. You can start from drafts. This step stays open while a saved text has placeholders.',
      go: 'Write legal pages',
    },
  },
  failure: {
    load: 'Failed to load the first steps',
    check: 'The check failed',
    save: 'Failed to save the change',
  },
});
