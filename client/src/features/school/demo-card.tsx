import { Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useDemoQuery, type DemoPartsFragment } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { demoTexts } from '#shared/demo.ts';
import { useFocusWhenGone } from './demo-focus.ts';
import { useRemoveDemo } from './use-remove-demo.ts';

/** The demo content of a school, with a button to remove it. Renders nothing when there is none. */
export function DemoCard() {
  const { data } = useDemoQuery({ fetchPolicy: 'cache-and-network' });
  const remove = useRemoveDemo();
  const [isAsking, setIsAsking] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const demo = data?.demo;
  const { courses = [], accounts = [], isOwnAccount = false } = demo ?? {};
  const isThere = courses.length > 0 || accounts.length > 0;
  useFocusWhenGone(isThere);
  if (!demo || (!isThere && !isOwnAccount)) return null;
  const confirm = async () => {
    setIsAsking(false);
    setIsRemoving(true);
    await remove(demo);
    setIsRemoving(false);
  };
  return (
    <SectionCard title={demoTexts.title}>
      <Stack gap="2" maxWidth="prose">
        {courses.length > 0 && <Text>{demoTexts.intro.courses({ count: courses.length })}</Text>}
        {accounts.length > 0 && <Text>{demoTexts.intro.accounts({ count: accounts.length })}</Text>}
        {isOwnAccount && <Text>{demoTexts.ownAccount}</Text>}
      </Stack>
      {isThere && (
        <Flex>
          <Button variant="outline" tone="danger" loading={isRemoving} onClick={() => setIsAsking(true)}>
            {demoTexts.remove.go}
          </Button>
        </Flex>
      )}
      <ConfirmDialog
        open={isAsking}
        title={demoTexts.remove.question}
        description={demoTexts.remove.consequence}
        confirmLabel={demoTexts.remove.go}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
      >
        <WhatGoes demo={demo} />
      </ConfirmDialog>
    </SectionCard>
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
