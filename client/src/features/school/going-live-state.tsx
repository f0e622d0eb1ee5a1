import { chakra, Flex } from '@chakra-ui/react';
import { Circle, CircleCheck } from 'lucide-react';
import { useFirstStepsQuery } from '#client/gql/graphql.ts';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { firstStepsTexts } from '#shared/first-steps.ts';
import { goingLiveTexts } from '#shared/texts/going-live.ts';
import { placeOfStep } from './step-places.ts';

const PARTS = ['GO_LIVE', 'MAIL', 'STRIPE', 'STORAGE', 'BACKUPS'] as const;

/** What a live school needs, and what of it is open. The rows are there before their states, so that nothing moves. */
export function GoingLiveState() {
  const query = useFirstStepsQuery({ fetchPolicy: 'cache-and-network' });
  const { data, error } = query;
  const { state: texts } = goingLiveTexts;
  if (error && !data) {
    return (
      <SectionCard title={texts.title}>
        <QueryFallback {...query} failure={firstStepsTexts.failure.load} skeleton="56" />
      </SectionCard>
    );
  }
  return (
    <SectionCard title={texts.title}>
      <chakra.ul role="list" listStyleType="none">
        {PARTS.map((name) => {
          const state = data?.setupSteps.find((step) => step.name === name)?.state;
          const Icon = state === 'DONE' ? CircleCheck : Circle;
          return (
            <chakra.li key={name} borderTop="line" borderColor="border" _first={{ borderTop: 'none' }}>
              <Flex gap="3" align="center" minHeight="11">
                <chakra.span flex="none" color={state === 'DONE' ? 'success.text' : 'fg.muted'}>
                  <Icon size={20} aria-hidden />
                </chakra.span>
                <chakra.span flex="1" minWidth="0">
                  {name === 'GO_LIVE' ? texts.address : firstStepsTexts.steps[name].title}
                </chakra.span>
                {state && state !== 'DONE' && name !== 'GO_LIVE' && (
                  <TextLink to={placeOfStep(name)}>{firstStepsTexts.steps[name].go}</TextLink>
                )}
                <chakra.span textStyle="sm" color="fg.muted">
                  {state && firstStepsTexts.state[state]}
                </chakra.span>
              </Flex>
            </chakra.li>
          );
        })}
      </chakra.ul>
    </SectionCard>
  );
}
