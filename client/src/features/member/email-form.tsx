import { Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { EmailField } from '#client/features/auth/email-field.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { Button } from '#client/ui/button.tsx';
import { changeEmailRules } from '#shared/auth.rules.ts';
import { useChangeEmail } from './use-member-changes.ts';

const labels = { email: 'New email' };

/** Gives a member another mail address, who reads no mails to the one they have. */
export function EmailForm({ userId }: { userId: string }) {
  const changeEmail = useChangeEmail();
  const form = useMutationForm({
    resolver: zodResolver(changeEmailRules),
    defaultValues: { email: '' },
    labels,
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.submit(async ({ email }) => {
    const outcome = await changeEmail(userId, email);
    if (outcome.ok) form.reset();
    return outcome;
  });
  return (
    <MutationForm form={form} gap="4" onSubmit={submit}>
      <Text color="fg.muted">
        For somebody who reads no mails to the address they have. It is told there, and the new one has to be
        verified.
      </Text>
      <EmailField
        {...form.register('email')}
        label={labels.email}
        autoComplete="off"
        error={errors.email?.message}
        onSuggestion={(suggested) => form.setValue('email', suggested)}
      />
      <Button type="submit" variant="outline" alignSelf="start" loading={isSubmitting}>
        Change email
      </Button>
    </MutationForm>
  );
}
