import { Flex, Stack, Text } from '@chakra-ui/react';
import { useFirstStepsQuery } from '#client/gql/graphql.ts';
import { LinkButton } from '#client/ui/link-button.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { firstStepsTexts } from '#shared/first-steps.ts';
import { formatList } from '#shared/locale.ts';
import { settingsPaths } from '#shared/settings-paths.ts';

/** The open and the skipped steps of the setup. Renders nothing when all are done or while they load. */
export function FirstStepsCard() {
  const { data } = useFirstStepsQuery({ fetchPolicy: 'cache-and-network' });
  const steps = data?.setupSteps ?? [];
  const open = steps.filter(({ state }) => state === 'OPEN');
  const skipped = steps
    .filter(({ state }) => state === 'DISMISSED')
    .map(({ name }) => firstStepsTexts.steps[name].title);
  const ofSkipped = skipped.length > 0 && firstStepsTexts.skipped({ steps: formatList(skipped) });
  if (open.length === 0) {
    return (
      ofSkipped && (
        <Text color="fg.muted">
          <TextLink to={settingsPaths.firstSteps}>{firstStepsTexts.title}</TextLink> · {ofSkipped}
        </Text>
      )
    );
  }
  return (
    <SectionCard title={firstStepsTexts.title} intro={firstStepsTexts.open({ count: open.length })}>
      <Stack as="ul" gap="1" paddingInlineStart="5">
        {open.map(({ id, name }) => (
          <li key={id}>
            <Text>{firstStepsTexts.steps[name].title}</Text>
          </li>
        ))}
      </Stack>
      {ofSkipped && <Text color="fg.muted">{ofSkipped}</Text>}
      <Flex>
        <LinkButton to={settingsPaths.firstSteps}>{firstStepsTexts.goOn}</LinkButton>
      </Flex>
    </SectionCard>
  );
}
