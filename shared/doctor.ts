import { textsOf } from './texts/texts.ts';

/** The page Health of the admins, which shows the checks of the database, storage, email, payments and so on. */
export const doctorMessages = textsOf('health', {
  title: 'Health',
  heading: 'System status',
  /** While the checks run. */
  looking:
    'Checking the database, the storage, the mail server, Stripe and this address. This may take ten seconds.',
  lookAgain: 'Check again',
  /** After the summary. `time` is the date and time of the checks. */
  lookedAt: 'Last checked: <time>{time}</time>',
  /** The result of all checks. `faults` parts do not work, `attentions` parts need attention; they are listed below. */
  summary: {
    well: 'Everything works.',
    attentions:
      '{attentions, plural, one {Everything works. # part needs attention.} other {Everything works. # parts need attention.}}',
    faults: '{faults, plural, one {# part does not work.} other {# parts do not work.}}',
    both: '{faults, plural, one {# part does not work} other {# parts do not work}}, and {attentions, plural, one {# needs attention} other {# need attention}}.',
  },
  /** Labels of the icon before a finding, for screen readers. The name of the part follows: `Works: Database …` */
  state: {
    FAULT: 'Does not work:',
    ATTENTION: 'Needs attention:',
    WELL: 'Works:',
  },
  testMail: {
    title: 'Test email',
    intro: 'Sends an email to your own address. Check your inbox to see whether it arrives.',
    send: 'Send test email',
  },
  failure: {
    loadHealth: 'Failed to check the system',
    sendTestMail: 'Failed to send the test email',
  },
});
