import { Input, Textarea } from '@chakra-ui/react';
import { EmailField } from '#client/features/auth/email-field.tsx';
import type { SessionUserFragment } from '#client/gql/graphql.ts';
import { FormDraftOffer } from '#client/forms/draft-offer.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { useFormDraft } from '#client/forms/use-form-draft.ts';
import { useLazyRules } from '#client/forms/use-lazy-rules.ts';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/forms/field.tsx';
import { paths } from '#shared/paths.ts';
import { contactPageTexts } from '#shared/texts/contact-page.ts';
import { useSendContactMessage } from './use-send-contact-message.ts';

const loadRules = async () => (await import('#shared/contact.rules.ts')).contactRules;
const { labels } = contactPageTexts;
const nothingTyped = { message: '' };
const textsOf = ({ message }: { message: string }) => ({ message });

interface ContactFormProps {
  /** Supplies the name and address. May become known while the visitor types. */
  user: SessionUserFragment | null;
  onSent: (email: string) => void;
  /** Error of a form that was posted without scripts; null for none. */
  refusal: string | null;
}

/** Contact form. It keeps the input when the server rejects it, and stores the message in the browser until it is sent. */
export function ContactForm({ user, onSent, refusal }: ContactFormProps) {
  const send = useSendContactMessage();
  const form = useMutationForm({
    resolver: useLazyRules(loadRules),
    defaultValues: { name: '', email: '', message: '' },
    values: user ? { name: user.fullName, email: user.email, message: '' } : undefined,
    // Keep what the visitor has already entered.
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    labels,
  });
  // The key has no user id, so that a visitor who logs in meanwhile keeps the draft.
  const draft = useFormDraft({ key: 'contact', form, textsOf, base: nothingTyped });
  const { errors, isSubmitting, submitCount } = form.formState;
  const formError = submitCount === 0 ? refusal : form.formError;

  const submit = form.submit(async (input) => {
    const outcome = await send(input);
    if (outcome.ok) {
      draft.drop();
      onSent(input.email);
    }
    return outcome;
  });

  return (
    <MutationForm form={{ ...form, formError }} onSubmit={submit} action={paths.contact}>
      <FormDraftOffer draft={draft} />
      <Field label={labels.name} error={errors.name?.message}>
        <Input {...form.register('name')} dir="auto" autoComplete="name" />
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
        <Textarea {...form.register('message')} dir="auto" rows={8} />
      </Field>
      <Button type="submit" size="lg" loading={isSubmitting}>
        {contactPageTexts.send}
      </Button>
    </MutationForm>
  );
}
