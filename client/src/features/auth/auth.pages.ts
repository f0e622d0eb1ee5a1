import { members, type Screen } from '#client/routing/screen.ts';
import { paths } from '#shared/paths.ts';

export const pages: readonly Screen[] = [
  {
    path: paths.login,
    access: 'visitors',
    load: async () => (await import('./login-page.tsx')).LoginPage,
  },
  {
    path: paths.signup,
    access: 'visitors',
    load: async () => (await import('./signup-page.tsx')).SignupPage,
  },
  {
    path: paths.setup,
    access: 'visitors',
    load: async () => (await import('./setup-page.tsx')).SetupPage,
  },
  {
    path: paths.changePassword,
    access: members,
    load: async () => (await import('./change-password-page.tsx')).ChangePasswordPage,
  },
  {
    path: paths.changeEmail,
    access: members,
    load: async () => (await import('./change-email-page.tsx')).ChangeEmailPage,
  },
  {
    path: paths.confirmEmail,
    access: 'everyone',
    load: async () => (await import('./confirm-email-page.tsx')).ConfirmEmailPage,
  },
  {
    path: paths.forgotPassword,
    access: 'visitors',
    load: async () => (await import('./forgot-password-page.tsx')).ForgotPasswordPage,
  },
  {
    path: paths.resetPassword,
    access: 'everyone',
    load: async () => (await import('./reset-password-page.tsx')).ResetPasswordPage,
  },
  {
    path: paths.verifyEmail,
    access: 'everyone',
    load: async () => (await import('./verify-email-page.tsx')).VerifyEmailPage,
  },
  {
    path: paths.denied,
    access: 'everyone',
    load: async () => (await import('./denied-page.tsx')).DeniedPage,
  },
];
