import { textsOf } from './texts/texts.ts';

/** What is said about members, and the errors of what admins change of them. */
export const memberMessages = textsOf('member', {
  /** Of the list of all who have an account, and of its filters. */
  title: 'Members',
  caption: 'Members, newest first',
  column: {
    name: 'Name',
    role: 'Role',
    subscription: 'Subscription',
    /** When somebody signed up. */
    joined: 'Joined',
  },
  filter: {
    search: 'Name or mail address',
    everyRole: 'Every role',
    /** With a subscription, and without one. */
    anySubscription: 'With and without',
    active: 'Active',
    notActive: 'Not active',
  },
  nobodyFound: {
    title: 'Nobody found',
    description: 'Nobody has such a name or mail address, role and subscription.',
    showAll: 'Show all members',
  },
  /** How roles are called. */
  role: {
    ADMIN: 'Admin',
    USER: 'User',
  },
  /** The page of one person, while it is not known who that is. */
  member: 'Member',
  section: {
    role: 'Role: {role}',
    email: 'Email',
    subscription: 'Subscription',
    secondFactor: 'Two-step sign-in',
    sessions: 'Sessions',
    access: 'Why they can or can’t watch',
    learning: 'Learning',
    payments: 'Payments',
    audit: 'What admins did',
  },
  /** Of the mail address. */
  verified: 'Verified',
  notVerified: 'Not verified',
  seen: {
    /** Both are dates. */
    lately: 'Joined on {joined}, last seen on {seen}',
    never: 'Joined on {joined}, not seen since',
  },
  audit: {
    caption: 'What admins did about {name}',
    empty: 'No admin has changed anything about this member.',
  },
  changeRole: {
    admin: 'An admin runs the school: courses, members and messages, and watches everything.',
    user: 'A user watches lectures with an active subscription.',
    makeAdmin: 'Make an admin',
    makeUser: 'Make a user',
    /** Asks an admin who gives their own role away. */
    giveUp: {
      title: 'Give up being an admin?',
      description: 'You leave the administration at once, and only another admin can let you in again.',
      confirm: 'Give it up',
    },
  },
  makeAdmin: {
    title: 'Make <name>{name}</name> an admin?',
    description:
      'Admins see all people and payments, change every course, and can end your own part in running the school. All admins are told by mail.',
    /** Labels of fields: what the person who is to be an admin is called, and the password of whoever asks for it. */
    name: 'Their full name',
    password: 'Your password',
    confirm: 'Make an admin',
  },
  endSessions: {
    intro:
      'Logs the member out on all devices and ends their API tokens. A person who knows the password can log in again: have the member set a new password by email.',
    logOut: 'Log out everywhere',
    title: 'Log out {name} everywhere?',
    description:
      'All sessions and API tokens end now. The member is told by email, and the audit log has an entry.',
  },
  changeEmail: {
    intro:
      'For somebody who reads no mails to the address they have. It is told there, and the new one has to be verified.',
    email: 'New email',
    submit: 'Change email',
  },
  grantAccess: {
    until: 'Grant access until',
    help: 'The end of this day. Nothing is charged.',
    helpReplacing: 'The end of this day. It replaces the grant that runs.',
    submit: 'Grant access',
  },
  endAccess: {
    button: 'End access',
    title: 'End the access of <name>{name}</name>?',
    /** What comes of it, by what the member has: access that an admin granted, one that is unpaid, one that is paid. */
    consequence: {
      granted: 'The lectures are locked at once. Nothing was paid, so nothing is refunded.',
      unpaid: 'The subscription ends at once and is not tried again.',
      paid: 'The lectures are locked at once and the subscription is not renewed.',
    },
    lastPayment: 'The last payment',
    refund: 'Refund {amount}',
    refundDetail: 'To the card it was paid with',
    keep: 'Keep the payment',
    keepDetail: 'Nothing is refunded',
  },
  payments: {
    caption: 'Payments, newest first',
    /** The head of the column with links to them. */
    none: 'No payments yet.',
  },
  learning: {
    caption: 'Lectures, last watched first',
    nothing: 'Nothing watched yet.',
    column: {
      lecture: 'Lecture',
      course: 'Course',
      /** The place in the video up to which it was watched. */
      place: 'Watched to',
      done: 'Lectures done',
      when: 'When',
    },
    /** Of a lecture. */
    isDone: 'Done',
    /** Times like `3:20`. */
    place: '{position} of {duration}',
    doneOf: '{done, number} of {total, number}',
    certificates: 'Certificates',
    noCertificates: 'No certificates yet.',
    certificate: '<link>Certificate of <course>{course}</course></link>, completed on {date}',
  },
  failure: {
    updateMember: 'Failed to change the member',
    loadMembers: 'Failed to load the members',
    loadMember: 'Failed to load the member',
  },
  loading: {
    updateMember: 'Saving the change',
  },
  success: {
    changeRole: 'Role changed',
    changeEmail: 'Email changed. A mail asks them to verify it',
    endSessions: 'The member is logged out everywhere',
  },
  validation: {
    nameDiffers: 'This is not their name. Please type it as it stands above',
  },
  conflict: {
    lastAdmin: 'At least one admin has to stay',
  },
  notFound: {
    user: 'This person does not exist',
  },
});
