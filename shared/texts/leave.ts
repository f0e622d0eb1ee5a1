import { textsOf } from './texts.ts';

/** The public pages that end contracts, and the admins’ list of what was declared there. */
export const leaveTexts = textsOf('leave', {
  intro: {
    CANCELLATION:
      'You end your contract for the future. You need no account and no password. The cancellation takes effect as soon as we receive it.',
    WITHDRAWAL:
      'You withdraw from your contract within the withdrawal period and get your money back. You need no account, no password and no reason.',
  },
  help: {
    contract: 'In words, or the number of the order or invoice.',
    endsOn: 'Leave it empty for the first possible day.',
  },
  /** The suggested content of the field for the contract. */
  subscription: 'Yearly subscription',
  /** Above the list of what the person is about to declare. */
  summary: {
    CANCELLATION: 'Your cancellation',
    WITHDRAWAL: 'Your withdrawal',
  },
  /** The button that sends the cancellation: § 312k (2) BGB. */
  cancelNow: 'Cancel now',
  /** The button that leads to the confirmation of a withdrawal. */
  withdraw: 'Withdraw from contract',
  /** The button that sends the withdrawal: Article 11a (3) of Directive 2011/83/EU. */
  confirmWithdrawal: 'Confirm withdrawal',
  change: 'Change',
  receipt: {
    title: {
      CANCELLATION: 'We received your cancellation',
      WITHDRAWAL: 'We received your withdrawal',
    },
    /** `email` is the address in the form. */
    mailed: 'We sent this confirmation to {email}. If it does not arrive, check your spam folder.',
    prove:
      'If you have an account with this address, the email has a link. Open it within {days, plural, one {# day} other {# days}} to confirm that the declaration comes from you. What counts is the time of receipt above.',
    proven: 'You are logged in, so there is nothing else to do.',
    print: 'Print',
    save: 'Save as a file',
  },
  /** The page behind the link of the email. */
  proof: {
    title: 'Confirm your declaration',
    intro: 'Confirm that the cancellation or withdrawal comes from you.',
    confirm: 'Confirm',
    incomplete: 'The link is incomplete. Open the link of the email again.',
    done: {
      CANCELLATION:
        'Thank you. Your cancellation of {time} is confirmed. We will carry it out and write to you.',
      WITHDRAWAL: 'Thank you. Your withdrawal of {time} is confirmed. We will carry it out and write to you.',
    },
  },
  /** The admins’ list. */
  list: {
    title: 'Cancellations and withdrawals',
    /** The label of the choice between states. */
    which: 'Declarations to show',
    everyState: 'All',
    state: {
      RECEIVED: 'Received',
      PROVEN: 'Proven',
      EXECUTED: 'Carried out',
      REFUSED: 'Refused',
    },
    refusal: {
      NOTHING_RUNS: 'No subscription was running',
      TOO_LATE: 'The withdrawal period was over',
      SCHOOL: 'Refused by an admin',
    },
    none: {
      title: 'No declarations',
      description: 'Cancellations and withdrawals from the public pages appear here.',
    },
    fact: { refusal: 'Why', note: 'Note', proven: 'Proven', closed: 'Closed' },
    account: 'Open the account',
    accept: 'Accept without proof',
    acceptOf: 'Accept without proof: {name}',
    close: 'Close',
    closeOf: 'Close: {name}',
    labels: { note: 'Note' },
    noteHelp: 'The person gets it by email.',
    done: 'Carried out',
    refuse: 'Refuse',
  },
  /** On the profile, while a withdrawal is possible. */
  profile: 'You can withdraw until {day}.',
});
