import { avatarRule } from '#client/features/auth/avatar-rule.ts';
import { messages } from '#shared/messages.ts';
import { profileRules } from '#shared/rules.ts';

/** The form of `/user/editprofile`: the shared rules, and a new picture. */
export const editProfileRules = profileRules.extend({
  avatar: avatarRule(messages.validation.profileFieldsMandatory),
});
