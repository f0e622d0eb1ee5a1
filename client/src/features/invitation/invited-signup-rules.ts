import { signupRules } from '#client/features/auth/signup-rules.ts';

/** The rules of signup without the address, which the invitation has. */
export const invitedSignupRules = signupRules.omit({ email: true });
