import { textsOf } from './texts/texts.ts';

/** The page First steps, on which admins set up a new school, and its card above the admin pages. */
export const firstStepsTexts = textsOf('first-steps', {
  title: 'First steps',
  intro: 'Set up your school. You can skip a step and return to it later.',
  /** How many steps are done or skipped. */
  progress: '{done, number} of {count, number}',
  /** The progress bar of the page. */
  progressLabel: 'Setup progress',
  card: {
    title: 'Set up your school',
    /** The title when no step is open. */
    done: 'Your school is set up',
    /** The button that opens the next step. */
    next: 'Next: {step}',
    /** The buttons that show and hide the list of steps. */
    show: 'Show steps',
    hide: 'Hide steps',
    /** A link to the page with all explanations. */
    all: 'All steps',
    /** How long a step takes. */
    minutes: '{count, number} min',
  },
  skip: 'Skip',
  /** The button of a step that was skipped. */
  takeUp: 'Reopen',
  /** After the title of a step, and for screen readers in the card. */
  state: { OPEN: 'Open', DONE: 'Done', DISMISSED: 'Skipped' },
  /** Each step has a title, an explanation and a button or link. */
  steps: {
    DEMO: {
      title: 'Demo',
      intro:
        'Remove the demo courses, the demo accounts and their statistics before people join your school.',
      go: 'Remove demo',
    },
    ACCOUNT: {
      title: 'Your account',
      intro:
        'You are logged in with a demo account whose password is published. Change its email address and password.',
      go: 'Change login',
    },
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
    COURSE: {
      title: 'First course',
      intro: 'A new course is a draft that only admins see, until you publish it.',
      go: 'Create a course',
    },
    MAIL: {
      title: 'Email',
      intro: 'Signups, password resets and payments send emails. This sends a test email to you.',
      go: 'Send test email',
    },
    STRIPE: {
      title: 'Payments',
      intro:
        'Stripe processes the payments. This checks the key, the price and the customer portal, and waits for an event from Stripe.',
      go: 'Check Stripe',
    },
    LEGAL: {
      title: 'Legal pages',
      intro:
        'The footer of every page links to the legal pages once you have written them. You can start from drafts. This step stays open while a saved text has placeholders.',
      go: 'Write legal pages',
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
    STORAGE: {
      title: 'Storage',
      intro: 'Where videos and pictures are stored. This writes, reads and deletes a test file.',
      go: 'Test storage',
    },
    BACKUPS: {
      title: 'Backups',
      intro:
        'A disk can fail and a person can delete the wrong thing. This checks that backups are made every night, and that one has been verified or restored.',
      go: 'Check backups',
    },
    GO_LIVE: {
      title: 'Go live',
      intro:
        'Learners open your school at a public address with HTTPS. Move it from your computer to a server.',
      go: 'See how',
    },
  },
  failure: {
    load: 'Failed to load the first steps',
    check: 'The check failed',
    save: 'Failed to save the change',
  },
});
