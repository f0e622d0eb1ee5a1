import { Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { EmailField } from '#client/features/auth/email-field.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { Button } from '#client/ui/button.tsx';
import { changeEmailRules } from '#shared/auth.rules.ts';
import { memberMessages } from '#shared/member.ts';
import { useChangeEmail } from './use-member-changes.ts';

/** Form to change the email address of a member who has lost access to the current one. */
export function EmailForm({ userId }: { userId: string }) {
  const { changeEmail: texts } = memberMessages;
  const changeEmail = useChangeEmail();
  const form = useMutationForm({
    resolver: zodResolver(changeEmailRules),
    defaultValues: { email: '' },
    labels: { email: texts.email },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.submit(async ({ email }) => {
    const outcome = await changeEmail(userId, email);
    if (outcome.ok) form.reset();
    return outcome;
  });
  return (
    <MutationForm form={form} gap="4" onSubmit={submit}>
      <Text color="fg.muted">{texts.intro}</Text>
      <EmailField
        {...form.register('email')}
        label={texts.email}
        autoComplete="off"
        error={errors.email?.message}
        onSuggestion={(suggested) => form.setValue('email', suggested)}
      />
      <Button type="submit" variant="outline" alignSelf="start" loading={isSubmitting}>
        {texts.submit}
      </Button>
    </MutationForm>
  );
}
