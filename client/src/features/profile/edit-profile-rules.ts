import { avatarRule } from '#client/features/auth/avatar-rule.ts';
import { authMessages } from '#shared/auth.ts';
import { profileRules } from '#shared/auth.rules.ts';

/** The form of `/user/editprofile`: the shared rules, and a new picture. */
export const editProfileRules = profileRules.extend({
  avatar: avatarRule(() => authMessages.validation.profileFieldsMandatory),
});
