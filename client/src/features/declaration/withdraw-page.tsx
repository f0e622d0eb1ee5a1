import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { Actions } from '#client/ui/actions.tsx';
import { Button } from '#client/ui/button.tsx';
import { Page } from '#client/ui/page.tsx';
import { pageNames } from '#shared/pages.ts';
import { leaveTexts } from '#shared/texts/leave.ts';
import { declaredFacts, type Declared } from './declared-facts.ts';
import { FactList } from './fact-list.tsx';
import { PersonFields } from './person-fields.tsx';
import { Receipt, type Received } from './receipt.tsx';
import { useDeclarationForm } from './use-declaration-form.ts';
import { useDeclareWithdrawal } from './use-declare.ts';

/** Withdraws from a contract without a login, in two steps: the data, and the confirmation. */
export function WithdrawPage() {
  const [entered, setEntered] = useState<Declared | null>(null);
  const [isReviewed, setIsReviewed] = useState(false);
  const [received, setReceived] = useState<Received | null>(null);
  const review = (declared: Declared) => {
    setEntered(declared);
    setIsReviewed(true);
  };
  return (
    <Page title={pageNames.withdraw}>
      <Box maxWidth="34rem">
        {received && <Receipt {...received} />}
        {!received && entered && isReviewed && (
          <Review declared={entered} onReceived={setReceived} onChange={() => setIsReviewed(false)} />
        )}
        {!received && !isReviewed && <WithdrawForm before={entered} onEntered={review} />}
      </Box>
    </Page>
  );
}

interface WithdrawFormProps {
  /** What was entered before the person went back. */
  before: Declared | null;
  onEntered: (declared: Declared) => void;
}

function WithdrawForm({ before, onEntered }: WithdrawFormProps) {
  const form = useDeclarationForm(before);
  const { setFocus } = form;
  // The review was removed together with the focus.
  useEffect(() => {
    if (before) setFocus('name');
  }, [before, setFocus]);
  const submit = form.submit(async (input) => {
    onEntered(input);
    return null;
  });
  return (
    <Stack gap="6">
      <Text maxWidth="prose">{leaveTexts.intro.WITHDRAWAL}</Text>
      <MutationForm form={form} onSubmit={submit}>
        <PersonFields form={form} />
        <Button type="submit" size="lg">
          {leaveTexts.withdraw}
        </Button>
      </MutationForm>
    </Stack>
  );
}

interface ReviewProps {
  declared: Declared;
  onReceived: (received: Received) => void;
  onChange: () => void;
}

function Review({ declared, onReceived, onChange }: ReviewProps) {
  const declare = useDeclareWithdrawal();
  const [isSending, setIsSending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form is removed together with the focus.
  useEffect(() => heading.current?.focus(), []);
  const send = async () => {
    setIsSending(true);
    const { name, email, contract } = declared;
    const outcome = await declare({ name, email, contract });
    setIsSending(false);
    const receipt = outcome.ok ? outcome.value?.declareWithdrawal.receipt : undefined;
    if (receipt) onReceived({ declared, receipt });
  };
  return (
    <Stack gap="6">
      <Heading as="h2" ref={heading} textStyle="h3" tabIndex={-1} _focus={{ outline: 'none' }}>
        {leaveTexts.summary.WITHDRAWAL}
      </Heading>
      <FactList facts={declaredFacts('WITHDRAWAL', declared)} />
      <Actions>
        <Button size="lg" loading={isSending} onClick={() => void send()}>
          {leaveTexts.confirmWithdrawal}
        </Button>
        <Button size="lg" variant="outline" onClick={onChange}>
          {leaveTexts.change}
        </Button>
      </Actions>
    </Stack>
  );
}
