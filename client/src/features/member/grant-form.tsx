import { Input, Stack } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { fieldErrors } from '#client/graphql/errors.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/forms/field.tsx';
import { accessGrantMessages } from '#shared/access-grant.ts';
import { accessLimits } from '#shared/access.ts';
import { memberMessages } from '#shared/member.ts';
import { dayFrom, endOfDay } from './days.ts';
import { useGrantAccess } from './use-member-changes.ts';

interface GrantFormProps {
  userId: string;
  /** Whether a current grant would be replaced. */
  isGranted: boolean;
}

/** Grants a member access until the end of a day, by default a year from now. */
export function GrantForm({ userId, isGranted }: GrantFormProps) {
  const { grantAccess: texts } = memberMessages;
  const grantAccess = useGrantAccess();
  const [day, setDay] = useState(() => dayFrom(new Date(), { years: 1 }));
  const [error, setError] = useState<string>();
  const [isGranting, setIsGranting] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isGranting) return;
    const until = endOfDay(day);
    const input = event.currentTarget.elements.namedItem('until');
    const fail = (text: string) => {
      setError(text);
      if (input instanceof HTMLElement) input.focus();
    };
    if (!until || until <= new Date()) return fail(accessGrantMessages.validation.timeOver);
    setError(undefined);
    setIsGranting(true);
    const outcome = await grantAccess(userId, until.toISOString());
    setIsGranting(false);
    const serverError = outcome.ok ? undefined : fieldErrors(outcome.error)['until'];
    if (serverError) fail(serverError);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="4">
        <Field label={texts.until} help={isGranted ? texts.helpReplacing : texts.help} error={error}>
          <Input
            type="date"
            name="until"
            value={day}
            min={dayFrom(new Date(), { years: 0 })}
            max={dayFrom(new Date(), { years: accessLimits.grantYears })}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" variant="outline" alignSelf="start" loading={isGranting}>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}
