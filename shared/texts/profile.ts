import { textsOf } from './texts.ts';

/** What the profile says of the person who looks at it. */
export const profileTexts = textsOf('profile', {
  title: 'Profile',
  person: {
    roles: { USER: 'USER', ADMIN: 'ADMIN' },
    edit: 'Edit profile',
    followLink: 'Follow the link that we mailed to {email}. Nothing is locked until then.',
  },
  edit: {
    title: 'Edit profile',
    picture: 'This is your picture now. Choose another one, or keep it.',
    labels: { avatar: 'New picture', fullName: 'Full name' },
    keepPicture: 'Keep the picture I have',
    /** Stands for the name of the file of a picture that is kept. */
    yourPicture: 'Your picture',
    save: 'Save profile',
  },
  subscription: {
    title: 'Subscription',
    admin: 'As an admin you watch every course without one.',
    /** What there is to do about it. */
    ways: {
      subscribe: 'Subscribe',
      goOn: 'Go on with your payment',
      confirm: 'Go to checkout',
      contact: 'Contact us',
    },
    cancel: 'Cancel Subscription',
    confirmCancel: 'Cancel subscription',
    keep: 'Keep it',
  },
  payments: {
    title: 'Payments',
    none: 'Nothing yet. Every payment and its receipt will be listed here.',
    caption: 'Payments, newest first',
    /** Head of the column of what became of a payment. */
    state: 'State',
  },
  player: {
    title: 'How you watch',
    intro:
      'It goes with your account to every device. Without keys of letters, digits and signs, / does not lead to the search either.',
  },
  sessions: {
    title: 'Your devices',
    intro:
      'Where you are logged in. Log out what you do not know or no longer use, and change your password if it was not you.',
    caption: 'Your devices, the newest login first',
    columns: {
      device: 'Device',
      address: 'Network address',
      loggedIn: 'Logged in',
      lastUsed: 'Last used',
      actions: 'Actions',
    },
    /** Instead of a network address. */
    unknown: 'Unknown',
    current: 'This device',
    logOut: 'Log out',
    /** The same for screen readers. */
    logOutOne: 'Log out {device}',
  },
  tokens: {
    title: 'API tokens',
    intro:
      'For programs of your own that act in your name. Keep a token as secret as your password, and revoke it when you no longer need it. How to use one is told on the page for <developers>developers</developers>.',
    none: 'You have no tokens.',
    labels: {
      name: 'Name of the token',
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
    never: 'No token can change roles, email addresses, passwords, second factors, sessions or tokens.',
    noExpiry: 'No expiry',
    noExpiryHint: 'Consider replacing it with a token that expires.',
    expired: 'Expired on {day}',
    usedFrom: 'from {address}',
    create: 'Create token',
    created: 'Your token ‘<name>{name}</name>’',
    copyNow: 'Copy it now: it is shown only this once.',
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
    /** The same for screen readers. */
    revokeOne: 'Revoke {name}',
    revokeTitle: 'Revoke the token ‘{name}’?',
    revokeDescription:
      'Programs that use it are refused from now on. This cannot be undone; you would have to make a new token.',
    confirmRevoke: 'Revoke token',
  },
  data: {
    title: 'Your data',
    intro:
      'Take a copy of what this school holds about you, or delete your account for good. The school keeps its payments, without your name.',
    download: 'Download my data',
    deleteAccount: 'Delete account',
  },
  deletion: {
    title: 'Delete your account for good?',
    /** The list is made of the words at `account`'s `loss`. */
    description: 'Your {losses} are gone at once and cannot be brought back.',
    labels: { currentPassword: 'Your password' },
    keep: 'Keep it',
    confirm: 'Delete for good',
  },
});
