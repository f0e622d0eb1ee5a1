import { Flex, Stack, Text } from '@chakra-ui/react';
import { useFirstStepsQuery } from '#client/gql/graphql.ts';
import { LinkButton } from '#client/ui/link-button.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { firstStepsTexts } from '#shared/first-steps.ts';
import { settingsPaths } from '#shared/settings-paths.ts';

/** What is still open of a new school; nothing once all is done or skipped, or as long as that is not known. */
export function FirstStepsCard() {
  const { data } = useFirstStepsQuery({ fetchPolicy: 'cache-and-network' });
  const open = data?.setupSteps.filter(({ state }) => state === 'OPEN') ?? [];
  if (open.length === 0) return null;
  return (
    <SectionCard title={firstStepsTexts.title} intro={firstStepsTexts.open({ count: open.length })}>
      <Stack as="ul" gap="1" paddingInlineStart="5">
        {open.map(({ id, name }) => (
          <li key={id}>
            <Text>{firstStepsTexts.steps[name].title}</Text>
          </li>
        ))}
      </Stack>
      <Flex>
        <LinkButton to={settingsPaths.firstSteps}>{firstStepsTexts.goOn}</LinkButton>
      </Flex>
    </SectionCard>
  );
}
