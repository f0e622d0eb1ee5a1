import { textsOf } from './texts/texts.ts';

/** What people are told about an examination of the school. */
export const doctorMessages = textsOf('health', {
  title: 'Health',
  heading: 'What the school stands on',
  /** While everything is looked at. */
  looking:
    'Asking the database, the storage, the mail server, Stripe and this address. It may take ten seconds.',
  lookAgain: 'Look again',
  /** Behind the summary; `time` is when. */
  lookedAt: 'Looked at <time>{time}</time>',
  /** How many parts of the school are not well, which are listed below. */
  summary: {
    well: 'Everything works.',
    attentions:
      '{attentions, plural, one {Everything works; # needs attention.} other {Everything works; # need attention.}}',
    faults: '{faults, plural, one {# part does not work.} other {# parts do not work.}}',
    both: '{faults, plural, one {# part does not work} other {# parts do not work}}, and {attentions, plural, one {# needs attention} other {# need attention}}.',
  },
  /** Heard before a part of the school, whose name follows, and shown as a sign. */
  state: {
    FAULT: 'Does not work:',
    ATTENTION: 'Needs attention:',
    WELL: 'Works:',
  },
  testMail: {
    title: 'Does mail arrive?',
    intro: 'Sends a mail to your own address. Whether it is there, only you can see.',
    send: 'Send me a mail',
  },
  failure: {
    loadHealth: 'Failed to look at the school',
    sendTestMail: 'Failed to send a mail',
  },
});
