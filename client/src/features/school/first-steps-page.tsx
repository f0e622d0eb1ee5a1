import { Stack, Text } from '@chakra-ui/react';
import { useFirstStepsQuery } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { ErrorState } from '#client/ui/error-state.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { firstStepsTexts } from '#shared/first-steps.ts';
import { DemoCard } from './demo-card.tsx';
import { FirstStep } from './first-step.tsx';
import { SettingsSections } from './settings-sections.tsx';

/** The setup of a new school, step by step (ADMIN). */
export function FirstStepsPage() {
  const { data, error, loading, refetch } = useFirstStepsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <SettingsSections>
      <Text color="fg.muted">{firstStepsTexts.intro}</Text>
      {data && (
        <Stack as="ol" gap="5" listStyleType="none">
          {data.setupSteps.map((step) => (
            <li key={step.id}>
              <FirstStep step={step} />
            </li>
          ))}
        </Stack>
      )}
      <DemoCard />
      {!data && error && !loading && (
        <ErrorState
          message={errorMessage(error, firstStepsTexts.failure.load)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!data && (loading || !error) && <Skeleton height="72" />}
    </SettingsSections>
  );
}
