import { Flex, Text, Textarea } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useDraftKey } from '#client/features/auth/use-draft-key.ts';
import { FormDraftOffer } from '#client/forms/draft-offer.tsx';
import { Field } from '#client/forms/field.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { useFormDraft } from '#client/forms/use-form-draft.ts';
import { useLazyRules } from '#client/forms/use-lazy-rules.ts';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import type { InboxMessageFragment } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { inboxMessages } from '#shared/inbox.ts';
import { messages } from '#shared/messages.ts';
import { useReplyToMessage } from './use-reply-to-message.ts';

const loadRules = async () => (await import('#shared/inbox.rules.ts')).contactReplyRules;
const { reply: texts } = inboxMessages;
const { labels } = texts;
const nothingTyped = { text: '' };
const textsOf = ({ text }: { text: string }) => ({ text });

interface ReplyFormProps {
  message: InboxMessageFragment;
  onSent: () => void;
  onCancel: () => void;
}

/** Form for a reply. The text is stored in the browser until it is sent. */
export function ReplyForm({ message, onSent, onCancel }: ReplyFormProps) {
  const { id, name, email } = message;
  const reply = useReplyToMessage();
  const form = useMutationForm({ resolver: useLazyRules(loadRules), defaultValues: nothingTyped, labels });
  const draft = useFormDraft({ key: useDraftKey(`reply:${id}`), form, textsOf, base: nothingTyped });
  const { errors, isSubmitting } = form.formState;
  const submit = form.submit(async ({ text }) => {
    const outcome = await reply(message, text);
    if (outcome.ok) {
      draft.drop();
      onSent();
    }
    return outcome;
  });
  const { setFocus } = form;
  useEffect(() => setFocus('text'), [setFocus]);
  return (
    <MutationForm form={form} onSubmit={submit} gap="4">
      <FormDraftOffer draft={draft} />
      <Field
        label={labels.text}
        error={errors.text?.message}
        help={
          <Text as="span" overflowWrap="anywhere">
            {texts.help({ email })}
          </Text>
        }
      >
        <Textarea {...form.register('text')} dir="auto" rows={6} aria-label={texts.labelTo({ name })} />
      </Field>
      <Flex gap="3" wrap="wrap">
        <Button type="submit" loading={isSubmitting}>
          {texts.send}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {messages.button.cancel}
        </Button>
      </Flex>
    </MutationForm>
  );
}
