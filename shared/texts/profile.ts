import { textsOf } from './texts.ts';

/** Texts of the person's own profile. */
export const profileTexts = textsOf('profile', {
  title: 'Profile',
  person: {
    roles: { USER: 'Learner', ADMIN: 'Admin' },
    edit: 'Edit profile',
    followLink: 'To verify it, open the link that we emailed to {email}. Nothing is locked in the meantime.',
  },
  edit: {
    title: 'Edit profile',
    picture: 'This is your current picture. Choose another one or keep it.',
    labels: { avatar: 'New picture', fullName: 'Full name' },
    keepPicture: 'Keep current picture',
    /** In place of a file name, for a picture that is kept. */
    yourPicture: 'Your picture',
    save: 'Save profile',
  },
  subscription: {
    title: 'Subscription',
    admin: 'As an admin, you can watch every course without a subscription.',
    /** Buttons. The one that fits the state of the subscription is shown. */
    ways: {
      subscribe: 'Subscribe',
      goOn: 'Continue your payment',
      confirm: 'Go to checkout',
      contact: 'Contact us',
    },
    cancel: 'Cancel Subscription',
    confirmCancel: 'Cancel subscription',
    keep: 'Keep subscription',
  },
  payments: {
    title: 'Payments',
    none: 'No payments yet. Every payment and its receipt will be listed here.',
    caption: 'Payments, newest first',
    /** Heading of the column that says whether a payment was paid or refunded. */
    state: 'Status',
  },
  player: {
    title: 'Playback settings',
    intro:
      'These settings apply on all your devices. When single-key shortcuts are off, / does not lead to search either.',
  },
  sessions: {
    title: 'Your devices',
    intro:
      'The devices on which you are logged in. Log out any device that you do not know or no longer use. If a login was not yours, also change your password.',
    caption: 'Your devices, newest login first',
    columns: {
      device: 'Device',
      address: 'IP address',
      loggedIn: 'Logged in',
      lastUsed: 'Last used',
      actions: 'Actions',
    },
    /** In place of an IP address. */
    unknown: 'Unknown',
    current: 'This device',
    logOut: 'Log out',
    /** The same button for screen readers. */
    logOutOne: 'Log out {device}',
  },
  tokens: {
    title: 'API tokens',
    intro:
      'API tokens let your own programs act on your behalf. Keep a token as secret as your password, and revoke it when you no longer need it. The page for <developers>developers</developers> explains how to use one.',
    none: 'You have no tokens.',
    labels: {
      name: 'Token name',
      scopes: 'Permissions',
      expiresInDays: 'Expires',
      currentPassword: 'Your password',
    },
    nameHelp: 'Where you will use it',
    scopes: { READ: 'Read', WRITE: 'Read and write' },
    areas: {
      COURSES: 'Courses and lectures',
      MEMBERS: 'Members',
      PAYMENTS: 'Payments',
      SCHOOL: 'School settings and messages',
      ACCOUNT: 'Your account and progress',
    },
    scope: '{area}: {access}',
    expiresIn: {
      week: 'In 7 days',
      month: 'In 30 days',
      quarter: 'In 90 days',
      year: 'In one year',
      never: 'No expiry',
    },
    never:
      'No token can change roles, email addresses, passwords, two-factor authentication, sessions or tokens.',
    noExpiry: 'No expiry',
    noExpiryHint: 'Consider replacing it with a token that expires.',
    expired: 'Expired on {day}',
    usedFrom: 'from {address}',
    /** Opens the form. */
    new: 'New token',
    create: 'Create token',
    created: 'Your token ‘<name>{name}</name>’',
    copyNow: 'Copy it now. It is shown only this once.',
    token: 'Token',
    copy: 'Copy token',
    done: 'Done',
    caption: 'API tokens, newest first',
    columns: {
      name: 'Name',
      scope: 'Access',
      created: 'Created',
      expires: 'Expires',
      lastUsed: 'Last used',
      actions: 'Actions',
    },
    neverUsed: 'Never',
    revoke: 'Revoke',
    /** The same button for screen readers. `name` is the token’s. */
    revokeOne: 'Revoke {name}',
    revokeTitle: 'Revoke the token ‘{name}’?',
    revokeDescription:
      'Programs that use it are refused from now on. This cannot be undone. To restore access, create a new token.',
    confirmRevoke: 'Revoke token',
  },
  data: {
    title: 'Your data',
    intro:
      'Download a copy of the data that this school holds about you, or permanently delete your account. The school keeps its payment records, without your name.',
    download: 'Download my data',
    deleteAccount: 'Delete account',
  },
  deletion: {
    title: 'Permanently delete your account?',
    /** `losses` is a list of the words in `loss` of `account`. */
    description: 'Your {losses} are deleted immediately. This cannot be undone.',
    labels: { currentPassword: 'Your password' },
    keep: 'Keep account',
    confirm: 'Delete permanently',
  },
  /** The page after an account was deleted. */
  deleted: {
    title: 'Goodbye',
    text: 'Your account is deleted. Only records that the law requires, such as those of payments, are kept. We have sent you an email that confirms it.',
    toCourses: 'View the courses',
  },
});
