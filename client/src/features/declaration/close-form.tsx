import { Flex, Textarea } from '@chakra-ui/react';
import { useEffect, useState, type SubmitEvent } from 'react';
import { Field } from '#client/forms/field.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { useLazyRules } from '#client/forms/use-lazy-rules.ts';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { Button } from '#client/ui/button.tsx';
import { leaveTexts } from '#shared/texts/leave.ts';
import { messages } from '#shared/messages.ts';
import { useCloseDeclaration } from './use-settle-declaration.ts';

const loadRules = async () => (await import('#shared/declaration.rules.ts')).declarationNoteRules;
const { list: texts } = leaveTexts;
const { labels } = texts;
const nothingTyped = { note: '' };

/** The value of the button that refuses the declaration. */
const REFUSE = 'refuse';

interface CloseFormProps {
  declarationId: string;
  /** Called when it was closed, or when the admin changed their mind. */
  onClosed: () => void;
}

/** Closes a declaration by hand, with a note that the person gets. */
export function CloseForm({ declarationId, onClosed }: CloseFormProps) {
  const close = useCloseDeclaration();
  const form = useMutationForm({ resolver: useLazyRules(loadRules), defaultValues: nothingTyped, labels });
  const { errors, isSubmitting } = form.formState;
  const [isRefusing, setIsRefusing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const isRefused = event.nativeEvent.submitter?.getAttribute('value') === REFUSE;
    setIsRefusing(isRefused);
    const send = form.submit(async ({ note }) => {
      const outcome = await close({ id: declarationId, isRefused, note });
      if (outcome.ok) onClosed();
      return outcome;
    });
    return send(event);
  };
  const { setFocus } = form;
  useEffect(() => setFocus('note'), [setFocus]);
  return (
    <MutationForm form={form} onSubmit={submit} gap="4">
      <Field label={labels.note} error={errors.note?.message} help={texts.noteHelp}>
        <Textarea {...form.register('note')} dir="auto" rows={4} />
      </Field>
      <Flex gap="3" wrap="wrap">
        <Button type="submit" loading={isSubmitting && !isRefusing}>
          {texts.done}
        </Button>
        <Button
          type="submit"
          value={REFUSE}
          variant="outline"
          tone="danger"
          loading={isSubmitting && isRefusing}
        >
          {texts.refuse}
        </Button>
        <Button variant="outline" onClick={onClosed}>
          {messages.button.cancel}
        </Button>
      </Flex>
    </MutationForm>
  );
}
