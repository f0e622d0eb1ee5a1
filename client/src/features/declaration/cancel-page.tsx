import { Box, Heading, Input, Stack, Text, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import { Checkbox } from '#client/forms/checkbox.tsx';
import { Field } from '#client/forms/field.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { Page } from '#client/ui/page.tsx';
import { declarationMessages } from '#shared/declaration.ts';
import { pageNames } from '#shared/pages.ts';
import { leaveTexts } from '#shared/texts/leave.ts';
import { declaredFacts } from './declared-facts.ts';
import { FactList } from './fact-list.tsx';
import { PersonFields } from './person-fields.tsx';
import { Receipt, type Received } from './receipt.tsx';
import { useDeclarationForm } from './use-declaration-form.ts';
import { useDeclareCancellation } from './use-declare.ts';

/**
 * Cancels a contract without a login. The page has the data, a summary and the one button that sends them: another step
 * between the data and the button is not allowed (§ 312k (2) BGB).
 */
export function CancelPage() {
  const [received, setReceived] = useState<Received | null>(null);
  return (
    <Page title={pageNames.cancel}>
      <Box maxWidth="34rem">
        {received ? <Receipt {...received} /> : <CancelForm onReceived={setReceived} />}
      </Box>
    </Page>
  );
}

const { facts: labels, termination } = declarationMessages;

function CancelForm({ onReceived }: { onReceived: (received: Received) => void }) {
  const form = useDeclarationForm();
  const declare = useDeclareCancellation();
  const { errors, isSubmitting } = form.formState;
  const declared = form.watch();
  const submit = form.submit(async (input) => {
    const { name, email, contract, isExtraordinary, reason, endsOn } = input;
    const outcome = await declare({ name, email, contract, isExtraordinary, reason, endsOn });
    const receipt = outcome.ok ? outcome.value?.declareCancellation.receipt : undefined;
    if (receipt) onReceived({ declared: input, receipt });
    return outcome;
  });
  return (
    <Stack gap="6">
      <Text maxWidth="prose">{leaveTexts.intro.CANCELLATION}</Text>
      <MutationForm form={form} onSubmit={submit}>
        <PersonFields form={form} />
        <Checkbox {...form.register('isExtraordinary')}>{termination.extraordinary}</Checkbox>
        {declared.isExtraordinary && (
          <Field label={labels.reason} error={errors.reason?.message}>
            <Textarea {...form.register('reason')} dir="auto" rows={5} />
          </Field>
        )}
        <Field label={labels.endsOn} error={errors.endsOn?.message} help={leaveTexts.help.endsOn}>
          <Input type="date" {...form.register('endsOn')} />
        </Field>
        <Stack asChild gap="3">
          <section aria-labelledby="summary-heading">
            <Heading as="h2" id="summary-heading" textStyle="h3">
              {leaveTexts.summary.CANCELLATION}
            </Heading>
            <FactList facts={declaredFacts('CANCELLATION', declared)} />
          </section>
        </Stack>
        <Button type="submit" size="lg" loading={isSubmitting}>
          {leaveTexts.cancelNow}
        </Button>
      </MutationForm>
    </Stack>
  );
}
