import { textsOf } from './texts/texts.ts';

/** What is said of one's own account, and by its screens: apart from `auth.ts`, which the first screens load. */
export const accountMessages = textsOf('account', {
  failure: {
    changeEmail: 'Failed to change the email',
    keepAvatar: 'Your picture could not be fetched. Please choose it once more',
    updateProfile: 'Failed to update profile',
    changePassword: 'Failed to change the password',
    resetPassword: 'Failed to reset the password',
    requestPasswordReset: 'Failed to send the mail',
    verifyEmail: 'Failed to verify the email',
    deleteAccount: 'Failed to delete the account',
    confirmIdentity: 'Failed to confirm that it is you',
    exportData: 'Failed to collect your data',
    createToken: 'Failed to create the token',
    revokeToken: 'Failed to revoke the token',
    loadTokens: 'Failed to load the tokens',
    loadSessions: 'Failed to load your devices',
    endSession: 'Failed to log the device out',
    endOtherSessions: 'Failed to log your other devices out',
    tellNewDevices: 'Failed to save the setting',
  },
  loading: {
    changeEmail: 'Sending the mails',
    confirmEmail: 'Confirming the new email',
    updateProfile: 'Saving your profile',
    changePassword: 'Changing your password',
    resetPassword: 'Setting your new password',
    requestPasswordReset: 'Sending the mail',
    deleteAccount: 'Deleting your account',
    exportData: 'Collecting your data',
    createToken: 'Creating the token',
    revokeToken: 'Revoking the token',
    endSession: 'Logging the device out',
    endOtherSessions: 'Logging your other devices out',
    tellNewDevices: 'Saving the setting',
  },
  success: {
    changeEmail: 'Two mails are on their way',
    confirmEmail: 'Confirmed',
    updateProfile: 'Profile updated successfully',
    changePassword: 'Password changed. Your other devices are logged out',
    resetPassword: 'Password changed. You are logged in',
    requestPasswordReset: 'If this email has an account, a mail is on its way',
    resendVerification: 'A mail is on its way',
    verifyEmail: 'Your email is verified',
    deleteAccount: 'Your account is deleted',
    exportData: 'Your data is downloaded',
    createToken: 'Token created',
    revokeToken: 'Token revoked',
    endSession: 'The device is logged out',
    endOtherSessions: 'Your other devices are logged out',
    tellNewDevices: 'Setting saved',
  },
  otherDevices: {
    logOut: 'Log out all other devices',
    title: 'Log out all other devices?',
    description: 'This device stays logged in. API tokens keep working until you revoke them.',
    afterChange:
      'Your two-step sign-in changed. If you are still logged in elsewhere, you can log out there now.',
    tellNew: 'Email me about logins on new devices',
  },
  session: {
    ended: 'Your session has ended',
    logInAgain: 'Log in again, and what you asked for goes on by itself. What you typed is still here.',
    goOnWithout: 'Go on without logging in',
  },
  /** What goes with an account that is deleted, as words of the list in `profile`'s `deletion.description`. */
  loss: {
    name: 'name',
    picture: 'picture',
    tokens: 'API tokens',
    certificates: 'certificates',
    secondFactors: 'second factors',
    progress: 'progress',
  },
  /** Asks who is at the screen before something that a session that was left open must not be enough for. */
  identity: {
    title: 'Is it you?',
    description:
      'You logged in a while ago. Show once more who you are, and what you asked for goes on by itself.',
    labels: { currentPassword: 'Your password' },
    useCode: 'Use a code of your authenticator app',
    usePassword: 'Use your password',
    confirm: 'It is me',
  },
  signup: {
    title: 'SignUp',
    labels: { avatar: 'Picture', email: 'Email', password: 'Password', fullName: 'Full name' },
    submit: 'Create account',
    hasAccount: 'Already have an account? <login>Login</login>',
  },
  /** Below the fields of a person's picture and name. */
  help: {
    avatar: 'JPG, JPEG, PNG or WEBP, up to 10 MB. It is cropped to a square.',
    fullName: 'As others will see it, at least 5 characters',
  },
  /** What a password must have, ticked off as it is typed. */
  passwordHints: {
    length: '{min} to {max} characters',
    number: 'A number',
    special: 'A special character, like # or !',
    /** One that is ticked off, as screen readers say it. */
    met: '{hint}<done>, done</done>',
  },
  /** Where the first admin of a school makes an account. */
  setup: {
    title: 'Your school',
    incomplete:
      'This link is not complete. Please copy all of it from what the school told at its start, or ask for it by <code>npm run create-admin</code>.',
    intro: 'Make the first account of this school: it is the admin’s. The school’s name and look come next.',
  },
  changeEmail: {
    title: 'Change email',
    intro:
      'You log in by it, and our mails go there. Now it is {email}. If you read no mails there any more, ask the school to change it.',
    labels: { email: 'New email', currentPassword: 'Your password' },
    submit: 'Send the two mails',
    sent: 'Look into both mailboxes',
    sentTo:
      'A link is on its way to {old}, and one to {new}. When both have been followed, {new} is the address of your account. They work for 24 hours.',
  },
  confirmEmail: {
    title: 'Confirm your new email',
    intro: 'When both addresses have confirmed it, the new one is that of your account.',
    confirm: 'Confirm the new email',
    changed: 'Your email is changed',
    changedTo: 'From now on you log in by {email}.',
    oneMore: 'One more to go',
    oneMoreHow: 'This address has confirmed it. Please follow the link that we mailed to the other one, too.',
  },
  changePassword: {
    title: 'Change password',
    intro: 'Your other devices are logged out when the password changes; this one stays logged in.',
    labels: {
      currentPassword: 'Current password',
      newPassword: 'New password',
      repeat: 'New password again',
    },
    revokeApiTokens: 'Revoke all my API tokens, too',
    submit: 'Change password',
  },
  forgotPassword: {
    title: 'Forgotten your password?',
    intro: 'Tell us the email of your account, and we send you a link to choose a new one.',
    labels: { email: 'Email' },
    submit: 'Send me a link',
    remembered: 'Remembered it? <login>Login</login>',
    sent: 'Look into your mail',
    sentTo:
      'If {email} has an account, a link is on its way there. It works once, for one hour. Nothing after a few minutes? Look among the spam, too.',
    backToLogin: 'Back to the login',
    sendAgain: 'Send it again',
  },
  resetPassword: {
    title: 'Choose a new password',
    intro: 'It logs you in here, and ends your sessions on all other devices and your API tokens.',
    labels: { password: 'New password', repeat: 'New password again' },
    submit: 'Set new password',
    incomplete: 'This link is not complete. Open it from the mail once more, or ask for a new one.',
    askForNewLink: 'Ask for a new link',
  },
  verifyEmail: {
    /** What a visitor is asked before the address is verified. */
    confirmTitle: 'Verify your email',
    confirmIntro: 'This confirms that you receive our mail at this address.',
    confirm: 'Verify my email',
    /** Titles of the screen, by how far it is. */
    title: {
      working: 'Verifying your email …',
      done: 'Your email is verified',
      failed: 'Your email is not verified',
    },
    working: 'This takes a moment.',
    done: 'Thank you. Now we know that our mails reach you; there is nothing else to do.',
    incomplete: 'This link is not complete. Open it from the mail once more, or have a new mail sent.',
    newMail: 'A new mail goes to {email}. Until then nothing is locked: you can go on learning.',
    logIn:
      'Log in, and your profile sends a new mail. If you followed the link before, there is nothing to do.',
    sendAgain: 'Send the mail again',
  },
  /** Where a link of a mail leads that was used already or is too old. */
  deadLink: 'This link does not open anything',
  /** Links to other screens. */
  to: {
    profile: 'Go to your profile',
    backToProfile: 'Back to the profile',
    changeEmail: 'Change email',
    changePassword: 'Change password',
    courses: 'Explore Courses',
    login: 'Login',
  },
});
