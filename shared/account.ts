import { textsOf } from './texts/texts.ts';

/** Texts about the person's own account and its screens. They are not in `auth.ts`, because the first screens load that file. */
export const accountMessages = textsOf('account', {
  failure: {
    changeEmail: 'Failed to change the email',
    keepAvatar: 'Failed to load your current picture. Choose it again',
    updateProfile: 'Failed to update profile',
    changePassword: 'Failed to change the password',
    resetPassword: 'Failed to reset the password',
    requestPasswordReset: 'Failed to send the email',
    verifyEmail: 'Failed to verify the email',
    deleteAccount: 'Failed to delete the account',
    confirmIdentity: 'Failed to confirm your identity',
    exportData: 'Failed to export your data',
    createToken: 'Failed to create the token',
    revokeToken: 'Failed to revoke the token',
    loadTokens: 'Failed to load the tokens',
    loadSessions: 'Failed to load your devices',
    endSession: 'Failed to log out the device',
    endOtherSessions: 'Failed to log out your other devices',
    tellNewDevices: 'Failed to save the setting',
  },
  loading: {
    changeEmail: 'Sending the emails',
    confirmEmail: 'Confirming the new email',
    updateProfile: 'Saving your profile',
    changePassword: 'Changing your password',
    resetPassword: 'Setting your new password',
    requestPasswordReset: 'Sending the email',
    deleteAccount: 'Deleting your account',
    exportData: 'Exporting your data',
    createToken: 'Creating the token',
    revokeToken: 'Revoking the token',
    endSession: 'Logging out the device',
    endOtherSessions: 'Logging out your other devices',
    tellNewDevices: 'Saving the setting',
  },
  success: {
    changeEmail: 'Two emails are on their way',
    confirmEmail: 'Confirmed',
    updateProfile: 'Profile updated successfully',
    changePassword: 'Password changed. Your other devices are logged out',
    resetPassword: 'Password changed. You are logged in',
    requestPasswordReset: 'If an account with this email exists, a link is on its way',
    resendVerification: 'An email is on its way',
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
      'Your two-factor authentication changed. If you are still logged in on other devices, you can log them out now.',
    tellNew: 'Email me about logins on new devices',
  },
  /** A dialog over the current page, for a person whose session has ended. */
  session: {
    ended: 'Your session has ended',
    logInAgain:
      'Log in again to continue. Your request is completed automatically, and what you typed is still here.',
    goOnWithout: 'Continue without logging in',
  },
  /** What is deleted with an account: the items of the list in `deletion.description` of `profile`. */
  loss: {
    name: 'name',
    picture: 'picture',
    tokens: 'API tokens',
    certificates: 'certificates',
    secondFactors: 'two-factor settings',
    progress: 'progress',
  },
  /** A dialog before a sensitive action, because the person may have left a session open. It asks for a password, a code or a passkey. */
  identity: {
    title: 'Confirm your identity',
    description:
      'You logged in a while ago. Once you confirm your identity, your request continues automatically.',
    labels: { currentPassword: 'Your password' },
    useCode: 'Use a code from your authenticator app',
    usePassword: 'Use your password',
    confirm: 'Confirm',
  },
  signup: {
    title: 'SignUp',
    labels: { email: 'Email', password: 'Password', fullName: 'Full name', avatar: 'Picture' },
    avatarHelp: 'Optional. Without a picture, your initials are shown.',
    submit: 'Create account',
    hasAccount: 'Already have an account? <login>Login</login>',
  },
  /** Below the fields for a person's picture and name. */
  help: {
    avatar: 'JPG, JPEG, PNG or WEBP, up to 10 MB. It is cropped to a square.',
    fullName: 'As others will see it, at least 5 characters, or 2 in Chinese, Japanese or Korean',
  },
  /** The requirements for a password. Each is checked off as it is met. */
  passwordHints: {
    length: '{min} to {max} characters',
    number: 'A number',
    special: 'A special character, such as # or !',
    /** A requirement that is met, for screen readers. `hint` is one of the texts above. */
    met: '{hint}<done>, done</done>',
  },
  /** The screen on which the first admin of a school creates an account. */
  setup: {
    title: 'Your school',
    incomplete:
      'This link is incomplete. Copy the whole link from the server log, or get one with <code>npm run create-admin</code>.',
    intro: 'Create the first account of this school: the admin’s. Next, you set the school’s name and look.',
  },
  changeEmail: {
    title: 'Change email',
    intro:
      'You use your email to log in and receive our messages. Your current email is {email}. If you can no longer read email there, ask the school to change it.',
    labels: { email: 'New email', currentPassword: 'Your password' },
    submit: 'Send confirmation emails',
    sent: 'Check both mailboxes',
    sentTo:
      'We sent a link to {old} and another to {new}. Once you have confirmed with both, {new} is the email of your account. The links expire in 24 hours.',
  },
  confirmEmail: {
    title: 'Confirm your new email',
    intro: 'The new email takes effect once both addresses have confirmed it.',
    confirm: 'Confirm the new email',
    changed: 'Your email is changed',
    changedTo: 'From now on, log in with {email}.',
    oneMore: 'One more confirmation needed',
    oneMoreHow: 'This address is confirmed. Now open the link that we sent to the other address.',
  },
  changePassword: {
    title: 'Change password',
    intro: 'Changing your password logs out your other devices. This device stays logged in.',
    labels: {
      currentPassword: 'Current password',
      newPassword: 'New password',
      repeat: 'New password again',
    },
    revokeApiTokens: 'Also revoke all my API tokens',
    submit: 'Change password',
  },
  forgotPassword: {
    title: 'Forgot your password?',
    intro: 'Enter the email of your account. We will send you a link to choose a new password.',
    labels: { email: 'Email' },
    submit: 'Send me a link',
    remembered: 'Remember your password? <login>Login</login>',
    sent: 'Check your email',
    sentTo:
      'If an account with {email} exists, a link is on its way there. It works once and expires in one hour. If it does not arrive within a few minutes, check your spam folder.',
    backToLogin: 'Back to login',
    sendAgain: 'Send it again',
  },
  resetPassword: {
    title: 'Choose a new password',
    intro: 'Your new password logs you in here. It logs out all other devices and revokes your API tokens.',
    labels: { password: 'New password', repeat: 'New password again' },
    submit: 'Set new password',
    incomplete: 'This link is incomplete. Open it from the email again, or request a new one.',
    askForNewLink: 'Request a new link',
  },
  verifyEmail: {
    /** Visitors are asked this before the address is verified. */
    confirmTitle: 'Verify your email',
    confirmIntro: 'This confirms that you receive our emails at this address.',
    confirm: 'Verify my email',
    /** Titles of the screen, by its progress. */
    title: {
      working: 'Verifying your email …',
      done: 'Your email is verified',
      failed: 'Your email is not verified',
    },
    working: 'This takes a moment.',
    done: 'Thank you. We now know that our emails reach you. No further action is needed.',
    incomplete: 'This link is incomplete. Open it from the email again, or request a new email.',
    newMail: 'We can send a new email to {email}. Nothing is locked in the meantime: you can keep learning.',
    logIn:
      'Log in and request a new email on your profile. If you have already opened this link before, no action is needed.',
    sendAgain: 'Resend email',
  },
  /** The title for a link from an email that was already used or has expired. */
  deadLink: 'This link is invalid or has expired',
  /** Links to other screens. */
  to: {
    profile: 'Go to your profile',
    backToProfile: 'Back to your profile',
    changeEmail: 'Change email',
    changePassword: 'Change password',
    courses: 'Explore Courses',
    login: 'Login',
  },
});
