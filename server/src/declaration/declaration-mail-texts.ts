import { textsOf } from '#shared/texts/texts.ts';

/** Emails about cancellations and withdrawals from the public pages. `time` is like `March 3, 2027 at 9:30 AM UTC`. */
export const declarationMailTexts = textsOf('declaration-mail', {
  /** To the person, right after the declaration arrived. */
  received: {
    subject: {
      CANCELLATION: 'We received your cancellation',
      WITHDRAWAL: 'We received your withdrawal',
    },
    preheader: 'Received on {time}. Please keep this email.',
    paragraph: {
      CANCELLATION:
        'We received your cancellation on {time}. It takes effect from that moment. Please keep this email as proof.',
      WITHDRAWAL:
        'We received your withdrawal on {time}. That moment decides whether it is in time. Please keep this email as proof.',
    },
    /** If the person was not logged in and the address has an account. */
    prove:
      'Please confirm within {days, plural, one {# day} other {# days}} that it comes from you. Use the button below. You need no password.',
    confirm: 'Confirm that it comes from me',
    /** If the person was logged in. */
    underWay:
      'You were logged in, so there is nothing else to do. We will carry it out and write to you again.',
    openProfile: 'View your subscription',
    /** If no account has the address. */
    unknown:
      'We have no account with this email address. If you subscribed with another address, please declare it again with that address, or write to us. A person will also look at it.',
    contact: 'Write to us',
    reason:
      'You received this email because this address was entered on a page of {school} that ends contracts. If this was not you, you can ignore this email.',
  },
  /** To the person, when the declaration was refused or closed by hand. */
  result: {
    refused: {
      CANCELLATION: 'Your cancellation could not be carried out',
      WITHDRAWAL: 'Your withdrawal could not be carried out',
    },
    executed: {
      CANCELLATION: 'Your cancellation is done',
      WITHDRAWAL: 'Your withdrawal is done',
    },
    preheader: 'It was received on {time}.',
    nothingRuns: 'Your account has no running subscription. Nothing will be charged.',
    tooLate:
      'The withdrawal period was over when your withdrawal arrived. You can still cancel your subscription, so that it does not renew.',
    /** In front of the note of the admin. */
    note: 'The school notes: {note}',
    reason: 'You received this email because you ended a contract with {school} on its website.',
  },
  /** To the school, when it must decide. */
  school: {
    subject: {
      CANCELLATION: 'A cancellation needs your decision',
      WITHDRAWAL: 'A withdrawal needs your decision',
    },
    unknown:
      'The declaration came from an address without an account. Find the contract, or refuse the declaration.',
    decide:
      'This cannot be decided automatically. An extraordinary cancellation, a late end date or a withdrawal outside the refund period needs a person.',
    action: 'Open the list',
    reason: 'You received this email because declarations to {school} go to this address.',
  },
});
