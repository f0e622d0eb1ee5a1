import { useState } from 'react';
import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { messages } from '#shared/messages.ts';
import { errorMessage, fieldErrors, retryAfter } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import { retryTime } from '#client/format/retry-time.ts';
import { notifyFirstFault, showServerFaults } from './form-errors.ts';

const { validation } = messages;
/** What forms say when something is missing. */
const missing: readonly unknown[] = [
  validation.fillAllDetails,
  validation.contactFieldsMandatory,
  validation.courseFieldsMandatory,
  validation.lectureFieldsMandatory,
  validation.profileFieldsMandatory,
];

/**
 * What was wrong with a form when it was sent last. `fields` are named from top to bottom: the cursor goes into the
 * first faulty one, so the form has `shouldFocusError: false`, which knows another order. What was wrong stays as it was until the form
 * is sent again, so that nothing moves while a person mends their fields; the fields themselves judge as one types.
 */
export function useFormFaults<Fields extends FieldValues, Output>(
  form: UseFormReturn<Fields, unknown, Output>,
  fields: readonly FieldPath<Fields>[],
) {
  const [faults, setFaults] = useState<FieldErrors<Fields>>({});
  const [refusal, setRefusal] = useState<string | null>(null);

  const clear = () => {
    setFaults({});
    setRefusal(null);
  };
  return {
    faults,
    /** Why the server refused the form as a whole; null when it did not, or named the faulty fields. */
    refusal,
    clear,
    /** Takes what the rules found, and says it: above all that something is missing (specification, section 5). */
    showInvalid: (errors: FieldErrors<Fields>) => {
      setFaults({ ...errors });
      setRefusal(null);
      const first = fields.find((name) => errors[name]);
      if (first) form.setFocus(first);
      const said = Object.values(errors).map((error) => error?.message);
      const mandatory = said.find((text) => missing.includes(text));
      if (typeof mandatory === 'string') notify.error(mandatory);
      else notifyFirstFault(errors);
    },
    /** Takes what the server answered; the toast of the call has said it already. */
    showRefused: (error: unknown, fallback: string) => {
      showServerFaults(error, fields, form.setError);
      if (Object.keys(fieldErrors(error)).length === 0) setRefusal(refusalText(error, fallback));
    },
  };
}

function refusalText(error: unknown, fallback: string): string {
  const reason = errorMessage(error, fallback);
  const seconds = retryAfter(error);
  return seconds === null ? reason : `${reason}. ${retryTime(seconds, new Date())}`;
}
