import { chakra, Input, Stack, Text } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { Field } from '#client/forms/field.tsx';
import { momentInput, readMoment } from '#client/routing/days.ts';
import { Button } from '#client/ui/button.tsx';
import { TitledDialog } from '#client/ui/titled-dialog.tsx';
import { lecturePublishingTexts as texts } from '#shared/lecture-publishing.ts';
import { lectureRefusals } from '#shared/lecture-refusals.ts';
import { messages } from '#shared/messages.ts';

interface PublishAtDialogProps {
  open: boolean;
  onChoose: (time: Date) => void;
  onClose: () => void;
}

/** Tomorrow at 9:00 local time. */
function tomorrowMorning(): Date {
  const time = new Date();
  time.setDate(time.getDate() + 1);
  time.setHours(9, 0, 0, 0);
  return time;
}

/** Asks for the time at which drafts are published. */
export function PublishAtDialog({ open, ...choices }: PublishAtDialogProps) {
  return (
    <TitledDialog open={open} onClose={choices.onClose} title={texts.later}>
      <PublishAtForm {...choices} />
    </TitledDialog>
  );
}

function PublishAtForm({ onChoose, onClose }: Omit<PublishAtDialogProps, 'open'>) {
  const [value, setValue] = useState(() => momentInput(tomorrowMorning()));
  const [error, setError] = useState<string>();
  const choose = (event: FormEvent) => {
    event.preventDefault();
    const time = readMoment(value);
    if (time && time > new Date()) onChoose(time);
    else setError(lectureRefusals.validation.publishAtOver);
  };
  return (
    <chakra.form display="flex" flexDirection="column" gap="5" noValidate onSubmit={choose}>
      <Field
        label={texts.time}
        help={texts.timeZone({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
        error={error}
      >
        <Input
          type="datetime-local"
          value={value}
          min={momentInput(new Date())}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      </Field>
      <Text textStyle="sm" color="fg.muted">
        {texts.announced}
      </Text>
      <Stack direction={{ base: 'column-reverse', sm: 'row' }} justify="end" gap="3">
        <Button variant="outline" onClick={onClose}>
          {messages.button.cancel}
        </Button>
        <Button type="submit">{texts.schedule}</Button>
      </Stack>
    </chakra.form>
  );
}
