import { Heading, Stack, Text, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import type { z } from 'zod';
import { Field } from '#client/forms/field.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { useLazyRules } from '#client/forms/use-lazy-rules.ts';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { formatList } from '#shared/locale.ts';
import { Button } from '#client/ui/button.tsx';
import { Select } from '#client/ui/select.tsx';
import { invitationLimits, invitationMessages } from '#shared/invitation.ts';
import type { inviteFormRules } from '#shared/invitation.rules.ts';
import { languages, languageTags } from '#shared/languages.ts';
import { language } from '#shared/texts/texts.ts';
import { Role } from '#shared/roles.ts';
import { useInviteMembers } from './use-invitation-changes.ts';

const loadRules = async () => (await import('#shared/invitation.rules.ts')).inviteFormRules;
const { form: texts } = invitationMessages;

/** Form to invite people by their email addresses. It keeps role and language for the next ones. */
export function InviteForm() {
  const invite = useInviteMembers();
  const [alreadyMembers, setAlreadyMembers] = useState<readonly string[]>([]);
  const form = useMutationForm({
    resolver: useLazyRules(loadRules),
    defaultValues: { emails: '', role: Role.ADMIN, language: language() },
    labels: texts.labels,
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.submit(async (input: z.output<typeof inviteFormRules>) => {
    const outcome = await invite(input);
    if (outcome.ok) {
      setAlreadyMembers(outcome.value?.inviteMembers.alreadyMembers ?? []);
      form.resetField('emails');
    }
    return outcome;
  });
  return (
    <Stack as="section" gap="4" aria-labelledby="invite-people" maxWidth="40rem">
      <Heading as="h2" id="invite-people">
        {texts.title}
      </Heading>
      <Text color="fg.muted">{texts.intro({ days: invitationLimits.days })}</Text>
      {alreadyMembers.length > 0 && (
        <Text role="status" overflowWrap="anywhere">
          {invitationMessages.alreadyMembers({ emails: formatList([...alreadyMembers]) })}
        </Text>
      )}
      <MutationForm form={form} onSubmit={submit} gap="5">
        <Field
          label={texts.labels.emails}
          help={texts.emailsHelp({ max: invitationLimits.addresses })}
          error={errors.emails?.message}
        >
          <Textarea {...form.register('emails')} rows={4} dir="ltr" autoComplete="off" spellCheck={false} />
        </Field>
        <Field label={texts.labels.role} error={errors.role?.message}>
          <Select {...form.register('role')}>
            {Object.values(Role).map((role) => (
              <option key={role} value={role}>
                {texts.role[role]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={texts.labels.language} error={errors.language?.message}>
          <Select {...form.register('language')}>
            {languageTags.map((tag) => (
              <option key={tag} value={tag} lang={tag}>
                {languages[tag].name}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" alignSelf="start" loading={isSubmitting}>
          {texts.send}
        </Button>
      </MutationForm>
    </Stack>
  );
}
