import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useMailedToken } from '#client/features/auth/use-mailed-token.ts';
import { ProveDeclarationDocument, type ReceiptFragment } from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { Actions } from '#client/ui/actions.tsx';
import { Button } from '#client/ui/button.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { MessagePanel } from '#client/ui/message-panel.tsx';
import { OutcomePanel } from '#client/ui/outcome-panel.tsx';
import { SplitPage } from '#client/ui/split-page.tsx';
import { declarationMessages, declarationTime } from '#shared/declaration.ts';
import { pageNames } from '#shared/pages.ts';
import { paths } from '#shared/paths.ts';
import { leaveTexts } from '#shared/texts/leave.ts';

const { proof: texts } = leaveTexts;

/** Target of the link that proves a declaration. It asks for a click, because email scanners open links. */
export function ConfirmDeclarationPage() {
  const token = useMailedToken();
  const [mutate, isProving] = useToastMutation(ProveDeclarationDocument);
  const [receipt, setReceipt] = useState<ReceiptFragment | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const prove = async () => {
    const outcome = await mutate({
      variables: { input: { token } },
      loading: declarationMessages.loading.prove,
      success: declarationMessages.success.prove,
      failure: declarationMessages.failure.prove,
    });
    if (outcome.ok) setReceipt(outcome.value?.proveDeclaration.receipt ?? null);
    // After another failure, the link may still work. The toast shows the reason.
    else if (hasCode(outcome.error, 'BAD_USER_INPUT')) setRefusal(outcome.message);
  };
  const problem = token === '' ? texts.incomplete : refusal;
  // The pressed button is removed together with the focus.
  const ProblemPanel = refusal === null ? MessagePanel : OutcomePanel;
  return (
    <SplitPage title={texts.title}>
      <Stack role="status" gap="6" align="start">
        {receipt && (
          <OutcomePanel
            title={declarationMessages.success.prove}
            description={texts.done[receipt.kind]({ time: declarationTime(new Date(receipt.receivedAt)) })}
          />
        )}
        {!receipt && problem !== null && (
          <ProblemPanel width="full" title={problem}>
            <Actions>
              <LinkButton to={paths.cancel} variant="outline">
                {pageNames.cancel}
              </LinkButton>
              <LinkButton to={paths.withdraw} variant="outline">
                {pageNames.withdraw}
              </LinkButton>
            </Actions>
          </ProblemPanel>
        )}
        {!receipt && problem === null && (
          <>
            <Text color="fg.muted">{texts.intro}</Text>
            <Button size="lg" loading={isProving} onClick={() => void prove()}>
              {texts.confirm}
            </Button>
          </>
        )}
      </Stack>
    </SplitPage>
  );
}
