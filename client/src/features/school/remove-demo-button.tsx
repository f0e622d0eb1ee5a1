import { useApolloClient } from '@apollo/client/react';
import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { DemoDocument, type DemoPartsFragment } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import { Button, type ButtonProps } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { demoTexts } from '#shared/demo.ts';
import { useRemoveDemo } from './use-remove-demo.ts';

/** A button that removes the demo (ADMIN). It first shows what is removed and what stays. */
export function RemoveDemoButton(props: Omit<ButtonProps, 'onClick' | 'loading' | 'children'>) {
  const client = useApolloClient();
  const remove = useRemoveDemo();
  const [asked, setAsked] = useState<DemoPartsFragment | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const ask = async () => {
    setIsBusy(true);
    try {
      const { data } = await client.query({ query: DemoDocument, fetchPolicy: 'network-only' });
      setAsked(data?.demo ?? null);
    } catch (error) {
      notify.error(errorMessage(error, demoTexts.failure.load));
    }
    setIsBusy(false);
  };
  const confirm = async (demo: DemoPartsFragment) => {
    setAsked(null);
    setIsBusy(true);
    await remove(demo);
    setIsBusy(false);
  };
  return (
    <>
      <Button {...props} loading={isBusy} onClick={() => void ask()}>
        {demoTexts.remove.go}
      </Button>
      <ConfirmDialog
        open={asked !== null}
        title={demoTexts.remove.question}
        description={demoTexts.remove.consequence}
        confirmLabel={demoTexts.remove.go}
        onConfirm={() => asked && void confirm(asked)}
        onCancel={() => setAsked(null)}
      >
        {asked && <WhatGoes demo={asked} />}
      </ConfirmDialog>
    </>
  );
}

/** Lists the demo content that is removed and the content that stays. */
function WhatGoes({ demo }: { demo: DemoPartsFragment }) {
  const { courses, accounts, changedCourses, learnerCount } = demo;
  const titles = (of: readonly { id: string; title: string }[]) =>
    of.map(({ id, title }) => ({ id, name: title }));
  return (
    <Stack gap="4">
      <Names intro={demoTexts.remove.courses({ count: courses.length })} of={titles(courses)} />
      {learnerCount > 0 && <Text>{demoTexts.remove.learners({ count: learnerCount })}</Text>}
      <Names
        intro={demoTexts.remove.accounts({ count: accounts.length })}
        of={accounts.map(({ id, email }) => ({ id, name: email }))}
      />
      {accounts.length > 0 && <Text>{demoTexts.remove.statistics}</Text>}
      <Names intro={demoTexts.remove.changed({ count: changedCourses.length })} of={titles(changedCourses)} />
    </Stack>
  );
}

function Names({ intro, of }: { intro: string; of: readonly { id: string; name: string }[] }) {
  if (of.length === 0) return null;
  return (
    <div>
      <Text>{intro}</Text>
      <Stack as="ul" gap="0.5" paddingInlineStart="5">
        {of.map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </Stack>
    </div>
  );
}
