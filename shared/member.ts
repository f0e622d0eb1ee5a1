import { textsOf } from './texts/texts.ts';

/** The admins’ pages about members, with their notices and errors. */
export const memberMessages = textsOf('member', {
  /** The list of all accounts, and its filters. */
  title: 'Members',
  caption: 'Members',
  /** Above the list. */
  total: '{count, plural, one {# member} other {# members}}',
  /** Downloads the list as a file. */
  download: 'Export as CSV',
  column: {
    name: 'Name',
    email: 'Email',
    role: 'Role',
    subscription: 'Subscription',
    /** The day on which the member signed up. */
    joined: 'Joined',
  },
  /** The columns of the CSV file, in their order. */
  exported: {
    name: 'Name',
    email: 'Email',
    emailState: 'Email verification',
    role: 'Role',
    subscription: 'Subscription',
    accessUntil: 'Access until (UTC)',
    joined: 'Joined (UTC)',
    seen: 'Last seen (UTC)',
  },
  filter: {
    search: 'Name or email address',
    everyRole: 'All roles',
    /** Of the filter by subscription: members with one and members without. */
    anySubscription: 'All',
    active: 'Active',
    notActive: 'Inactive',
  },
  nobodyFound: {
    title: 'No members found',
    description: 'No member matches these filters.',
    showAll: 'Show all members',
  },
  /** The names of the roles. */
  role: {
    ADMIN: 'Admin',
    USER: 'User',
  },
  /** Title of a member’s page while it is loading. */
  member: 'Member',
  section: {
    role: 'Role: {role}',
    email: 'Email',
    subscription: 'Subscription',
    secondFactor: 'Two-factor authentication',
    sessions: 'Sessions',
    access: 'Lecture access',
    learning: 'Learning',
    payments: 'Payments',
    audit: 'Admin activity',
  },
  /** State of the email. */
  verified: 'Verified',
  notVerified: 'Not verified',
  seen: {
    /** `joined` and `seen` are dates. */
    lately: 'Joined on {joined}, last seen on {seen}',
    never: 'Joined on {joined}, not seen since',
  },
  audit: {
    caption: 'Admin activity about {name}',
    empty: 'No admin has changed anything about this member.',
  },
  changeRole: {
    admin: 'Admins manage courses, members and messages, and can watch every lecture.',
    user: 'Users can watch lectures with an active subscription.',
    makeAdmin: 'Make admin',
    makeUser: 'Make user',
    /** A dialog for an admin who removes their own role. */
    giveUp: {
      title: 'Remove your admin role?',
      description:
        'You lose access to the administration immediately. Only another admin can give you the role again.',
      confirm: 'Remove role',
    },
  },
  makeAdmin: {
    title: 'Make <name>{name}</name> an admin?',
    description:
      'Admins can see all members and payments, change every course and remove your own admin role. All admins are notified by email.',
    /** Labels of fields: the name of the new admin, and the password of the current one. */
    name: 'Full name of the new admin',
    password: 'Your password',
    confirm: 'Make admin',
  },
  endSessions: {
    intro:
      'Logs the member out on all devices and revokes their API tokens. A person who knows the password can log in again, so ask the member to set a new password by email.',
    logOut: 'Log out everywhere',
    title: 'Log out {name} everywhere?',
    description:
      'All sessions and API tokens end immediately. The member is notified by email, and the audit log has an entry.',
  },
  changeEmail: {
    intro:
      'For a member who can no longer read email at the current address. The current address is notified, and the new one must be verified.',
    email: 'New email',
    submit: 'Change email',
  },
  grantAccess: {
    until: 'Grant access until',
    help: 'Until the end of this day. Nothing is charged.',
    helpReplacing: 'Until the end of this day. Replaces the current grant.',
    submit: 'Grant access',
  },
  endAccess: {
    button: 'Revoke access',
    title: 'Revoke <name>{name}</name>’s access?',
    /** The consequence, by the access of the member: granted by an admin, unpaid or paid. */
    consequence: {
      granted: 'The lectures are locked immediately. Nothing was paid, so nothing is refunded.',
      unpaid: 'The subscription ends immediately, and the payment is not retried.',
      paid: 'The lectures are locked immediately, and the subscription is not renewed.',
    },
    lastPayment: 'Last payment',
    refund: 'Refund {amount}',
    refundDetail: 'To the card used for the payment',
    keep: 'Keep the payment',
    keepDetail: 'Nothing is refunded',
  },
  payments: {
    caption: 'Payments, newest first',
    /** In place of the table. */
    none: 'No payments yet.',
  },
  learning: {
    caption: 'Lectures, most recently watched first',
    nothing: 'Nothing watched yet.',
    column: {
      lecture: 'Lecture',
      course: 'Course',
      /** The position up to which the video was watched. */
      place: 'Watched up to',
      done: 'Lectures completed',
      when: 'Last watched',
    },
    /** State of a lecture. */
    isDone: 'Completed',
    /** Both are times such as `3:20`. */
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
    changeEmail: 'Email changed. The member is asked by email to verify it',
    endSessions: 'The member is logged out everywhere',
  },
  validation: {
    nameDiffers: 'This name does not match. Enter it as shown above',
  },
  conflict: {
    lastAdmin: 'The school needs at least one admin',
  },
  notFound: {
    user: 'This member does not exist',
  },
});
