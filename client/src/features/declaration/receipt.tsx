import { Text } from '@chakra-ui/react';
import type { ReceiptFragment } from '#client/gql/graphql.ts';
import { Actions } from '#client/ui/actions.tsx';
import { Button } from '#client/ui/button.tsx';
import { OutcomePanel } from '#client/ui/outcome-panel.tsx';
import { saveFile } from '#client/ui/save-file.ts';
import { declarationMessages, declarationTime, PROOF_DAYS } from '#shared/declaration.ts';
import { leaveTexts } from '#shared/texts/leave.ts';
import { declaredFacts, type Declared, type Fact } from './declared-facts.ts';
import { FactList } from './fact-list.tsx';

/** What was declared, and the server's receipt. */
export interface Received {
  declared: Declared;
  receipt: ReceiptFragment;
}

/** The confirmation that a declaration was received, with its content and time. It can be printed and saved. */
export function Receipt({ declared, receipt }: Received) {
  const { receipt: texts } = leaveTexts;
  const { id, kind, receivedAt, isProven } = receipt;
  const { facts: labels } = declarationMessages;
  const facts: Fact[] = [
    ...declaredFacts(kind, declared),
    { label: labels.received, value: declarationTime(new Date(receivedAt)) },
    { label: labels.reference, value: id },
  ];
  const save = () => {
    const lines = [texts.title[kind], '', ...facts.map(({ label, value }) => `${label}: ${value}`), ''];
    saveFile(`${kind.toLowerCase()}-${receivedAt.slice(0, 10)}.txt`, lines.join('\n'), 'text/plain');
  };
  return (
    <OutcomePanel title={texts.title[kind]} description={texts.mailed({ email: declared.email })}>
      <FactList facts={facts} />
      <Text maxWidth="prose">{isProven ? texts.proven : texts.prove({ days: PROOF_DAYS })}</Text>
      <Actions>
        <Button onClick={() => window.print()}>{texts.print}</Button>
        <Button variant="outline" onClick={save}>
          {texts.save}
        </Button>
      </Actions>
    </OutcomePanel>
  );
}
