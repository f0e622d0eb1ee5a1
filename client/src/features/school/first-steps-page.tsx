import { Stack, Text } from '@chakra-ui/react';
import { useFirstStepsQuery, type FirstStepPartsFragment } from '#client/gql/graphql.ts';
import { Progress } from '#client/ui/progress.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { firstStepsTexts } from '#shared/first-steps.ts';
import { DemoCard } from './demo-card.tsx';
import { FirstStep } from './first-step.tsx';
import { SettingsSections } from './settings-sections.tsx';

/** The setup of a new school, step by step (ADMIN). */
export function FirstStepsPage() {
  const query = useFirstStepsQuery({ fetchPolicy: 'cache-and-network' });
  const steps = query.data?.setupSteps ?? [];
  return (
    <SettingsSections>
      <Text color="fg.muted">{firstStepsTexts.intro}</Text>
      {steps.length > 0 && <SetupProgress steps={steps} />}
      <DemoCard isThere={steps.some(({ name }) => name === 'DEMO')} />
      {steps.length > 0 && (
        <Stack as="ol" gap="5" listStyleType="none">
          {steps
            .filter(({ name }) => name !== 'DEMO')
            .map((step) => (
              <li key={step.id}>
                <FirstStep step={step} />
              </li>
            ))}
        </Stack>
      )}
      {!query.data && <QueryFallback {...query} failure={firstStepsTexts.failure.load} skeleton="72" />}
    </SettingsSections>
  );
}

function SetupProgress({ steps }: { steps: readonly FirstStepPartsFragment[] }) {
  const done = steps.filter(({ state }) => state !== 'OPEN').length;
  return (
    <Progress
      label={firstStepsTexts.progressLabel}
      value={(done / steps.length) * 100}
      valueText={firstStepsTexts.progress({ done, count: steps.length })}
    />
  );
}
