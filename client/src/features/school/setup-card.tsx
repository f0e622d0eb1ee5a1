import { chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { ChevronDown, ChevronUp, Circle, CircleCheck, CircleMinus, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFirstStepsQuery, type FirstStepPartsFragment } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { Ring } from '#client/ui/ring.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { firstStepsTexts } from '#shared/first-steps.ts';
import { settingsPaths } from '#shared/settings-paths.ts';
import { useFocusWhenGone } from './demo-focus.ts';
import { RemoveDemoButton } from './remove-demo-button.tsx';
import { readSetup, SetupPlace, storeSetup } from './setup-place.tsx';
import { minutesOfStep, placeOfStep } from './step-places.ts';

const { card: texts, state: stateTexts } = firstStepsTexts;

type Step = FirstStepPartsFragment;

/**
 * The progress of the setup and its next step (ADMIN). It unfolds to a list of all steps. Once no step is open, it says so until the
 * next page.
 */
export function SetupCard() {
  const [isExpected] = useState(() => readSetup() !== 'done');
  const { data } = useFirstStepsQuery({ fetchPolicy: isExpected ? 'cache-and-network' : 'cache-first' });
  const [isOpen, setIsOpen] = useState(false);
  const headingId = useId();
  const listId = useId();
  const steps = data?.setupSteps ?? [];
  const next = steps.find(({ state }) => state === 'OPEN');
  const hasNext = next !== undefined;
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded) storeSetup(hasNext ? 'open' : 'done');
  }, [isLoaded, hasNext]);
  useFocusWhenGone(next?.name === 'DEMO', headingId);
  if (!isLoaded) return isExpected && <SetupPlace />;
  if (!hasNext && !isExpected) return null;

  const settled = steps.filter(({ state }) => state !== 'OPEN').length;
  const progress = firstStepsTexts.progress({ done: settled, count: steps.length });
  return (
    <SetupPlace>
      <Card asChild>
        <section aria-labelledby={headingId}>
          <Bar>
            <Ring value={settled / steps.length} />
            <Flex
              minWidth="0"
              direction={{ base: 'column', md: 'row' }}
              align={{ md: 'baseline' }}
              columnGap="3"
            >
              {/* Takes the focus when the button that removes the demo is gone. */}
              <Heading
                as="h2"
                id={headingId}
                tabIndex={-1}
                fontSize="md"
                fontWeight="semibold"
                lineHeight="snug"
                truncate
                _focus={{ outline: 'none' }}
              >
                {next ? texts.title : texts.done}
              </Heading>
              <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
                {progress}
              </Text>
            </Flex>
            <NextStep step={next} />
            <Button
              variant="ghost"
              paddingX="3"
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              aria-label={isOpen ? texts.hide : texts.show}
              title={isOpen ? texts.hide : texts.show}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? <ChevronUp size="1.25em" aria-hidden /> : <ChevronDown size="1.25em" aria-hidden />}
            </Button>
          </Bar>
          {isOpen && <Steps id={listId} steps={steps} />}
        </section>
      </Card>
    </SetupPlace>
  );
}

/** One line, on phones two. */
const Bar = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    padding: '3',
    paddingInlineStart: '4',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr) auto', md: 'auto minmax(0, 1fr) minmax(0, auto) auto' },
  },
});

/** On phones, the button has a line of its own. */
const SECOND_LINE = { gridColumn: { base: '1 / -1', md: 'auto' }, gridRow: { base: '2', md: 'auto' } };

/** The button that opens the next step, or all steps when none is open. The demo is removed in place. */
function NextStep({ step }: { step: Step | undefined }) {
  if (step?.name === 'DEMO') return <RemoveDemoButton {...SECOND_LINE} />;
  const label = step ? texts.next({ step: firstStepsTexts.steps[step.name].title }) : texts.all;
  return (
    <LinkButton
      {...SECOND_LINE}
      variant={step ? 'solid' : 'outline'}
      to={step ? placeOfStep(step.name) : settingsPaths.firstSteps}
    >
      <chakra.span truncate>{label}</chakra.span>
    </LinkButton>
  );
}

const icons: Record<Step['state'], LucideIcon> = {
  OPEN: Circle,
  DONE: CircleCheck,
  DISMISSED: CircleMinus,
};

function Steps({ id, steps }: { id: string; steps: readonly Step[] }) {
  return (
    <Grid
      id={id}
      borderTop="line"
      borderColor="border"
      padding="2"
      columnGap="4"
      templateColumns={{
        base: 'minmax(0, 1fr)',
        md: 'repeat(2, minmax(0, 1fr))',
        xl: 'repeat(3, minmax(0, 1fr))',
      }}
    >
      <chakra.ul role="list" display="contents" listStyleType="none">
        {steps.map((step) => (
          <li key={step.id}>
            <StepRow step={step} />
          </li>
        ))}
      </chakra.ul>
      <Flex align="center" minHeight="11" paddingX="2">
        <TextLink to={settingsPaths.firstSteps}>{texts.all}</TextLink>
      </Flex>
    </Grid>
  );
}

function StepRow({ step: { name, state } }: { step: Step }) {
  const Icon = icons[state];
  return (
    <StepLink to={placeOfStep(name)}>
      <chakra.span flexShrink="0" color={state === 'DONE' ? 'success.text' : 'fg.muted'}>
        <Icon size={20} aria-hidden />
      </chakra.span>
      <chakra.span flex="1" minWidth="0" color={state === 'OPEN' ? 'fg' : 'fg.muted'}>
        {firstStepsTexts.steps[name].title}
        {state !== 'OPEN' && <VisuallyHidden> ({stateTexts[state]})</VisuallyHidden>}
      </chakra.span>
      {state === 'OPEN' && (
        <chakra.span textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {texts.minutes({ count: minutesOfStep[name] })}
        </chakra.span>
      )}
    </StepLink>
  );
}

const StepLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '11',
    paddingX: '2',
    borderRadius: 'card',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outlineOffset: '-3px' },
  },
});
