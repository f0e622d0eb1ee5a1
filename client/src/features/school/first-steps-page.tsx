import { Stack, Text } from '@chakra-ui/react';
import { useFirstStepsQuery } from '#client/gql/graphql.ts';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { firstStepsTexts } from '#shared/first-steps.ts';
import { DemoCard } from './demo-card.tsx';
import { FirstStep } from './first-step.tsx';
import { SettingsSections } from './settings-sections.tsx';

/** The setup of a new school, step by step (ADMIN). */
export function FirstStepsPage() {
  const query = useFirstStepsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <SettingsSections>
      <Text color="fg.muted">{firstStepsTexts.intro}</Text>
      {query.data && (
        <Stack as="ol" gap="5" listStyleType="none">
          {query.data.setupSteps.map((step) => (
            <li key={step.id}>
              <FirstStep step={step} />
            </li>
          ))}
        </Stack>
      )}
      <DemoCard />
      {!query.data && <QueryFallback {...query} failure={firstStepsTexts.failure.load} skeleton="72" />}
    </SettingsSections>
  );
}
