import { Input, Stack, Textarea } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { EmailField } from '#client/features/auth/email-field.tsx';
import type { SessionUserFragment } from '#client/gql/graphql.ts';
import { useFormErrors } from '#client/forms/use-form-errors.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorSummary } from '#client/forms/error-summary.tsx';
import { Field } from '#client/forms/field.tsx';
import { FormError } from '#client/forms/form-error.tsx';
import { contactRules } from '#shared/contact.rules.ts';
import { contactFailure, useSendContactMessage } from './use-send-contact-message.ts';

const labels = { name: 'Name', email: 'Email', message: 'Message' };
const fields = ['name', 'email', 'message'] as const;

interface ContactFormProps {
  /** Whose name and address are filled in; they may become known while a person types. */
  user: SessionUserFragment | null;
  onSent: (email: string) => void;
}

/** A message to the school. What was typed stays when the server refuses. */
export function ContactForm({ user, onSent }: ContactFormProps) {
  const send = useSendContactMessage();
  const form = useForm({
    resolver: zodResolver(contactRules),
    defaultValues: { name: '', email: '', message: '' },
    values: user ? { name: user.fullName, email: user.email, message: '' } : undefined,
    // What was typed already stands.
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;
  const { submitErrors, formError, clear, showInvalid, showServerError } = useFormErrors(form, fields);

  const submit = form.handleSubmit(async (input) => {
    clear();
    const outcome = await send(input);
    if (outcome.ok) return onSent(input.email);
    showServerError(outcome.error, contactFailure(outcome.error));
  }, showInvalid);

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="6">
        {formError && <FormError text={formError} />}
        <ErrorSummary errors={submitErrors} labels={labels} onChoose={form.setFocus} />
        <Field label={labels.name} error={errors.name?.message}>
          <Input {...form.register('name')} autoComplete="name" />
        </Field>
        <EmailField
          {...form.register('email')}
          autoComplete="email"
          error={errors.email?.message}
          onSuggestion={(email) =>
            form.setValue('email', email, {
              shouldDirty: true,
              shouldValidate: form.formState.isSubmitted,
            })
          }
        />
        <Field label={labels.message} error={errors.message?.message}>
          <Textarea {...form.register('message')} rows={8} />
        </Field>
        <Button type="submit" size="lg" loading={isSubmitting}>
          Send message
        </Button>
      </Stack>
    </form>
  );
}
