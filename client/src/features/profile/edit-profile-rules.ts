import { avatarRule } from '#client/features/auth/avatar-rule.ts';
import { authMessages } from '#shared/auth.ts';
import { profileRules } from '#shared/auth.rules.ts';

/** Rules of the `/user/editprofile` form: the shared rules, and an avatar. */
export const editProfileRules = profileRules.extend({
  avatar: avatarRule(() => authMessages.validation.profileFieldsMandatory),
});
