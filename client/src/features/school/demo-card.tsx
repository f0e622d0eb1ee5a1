import { Flex, Stack, Text } from '@chakra-ui/react';
import { useDemoQuery } from '#client/gql/graphql.ts';
import { SectionCard } from '#client/ui/section-card.tsx';
import { demoTexts } from '#shared/demo.ts';
import { useFocusWhenGone } from './demo-focus.ts';
import { RemoveDemoButton } from './remove-demo-button.tsx';

/** The demo content of a school, with a button to remove it. Renders nothing when there is none. */
export function DemoCard({ isThere }: { isThere: boolean }) {
  const { data } = useDemoQuery({ fetchPolicy: 'cache-and-network' });
  const { courses = [], accounts = [] } = data?.demo ?? {};
  useFocusWhenGone(isThere);
  if (!isThere) return null;
  return (
    <SectionCard title={demoTexts.title}>
      {/* At least as high as both sentences, so that the steps below do not move while they load. */}
      <Stack gap="2" maxWidth="prose" minHeight="14">
        {courses.length > 0 && <Text>{demoTexts.intro.courses({ count: courses.length })}</Text>}
        {accounts.length > 0 && <Text>{demoTexts.intro.accounts({ count: accounts.length })}</Text>}
      </Stack>
      <Flex>
        <RemoveDemoButton />
      </Flex>
    </SectionCard>
  );
}
