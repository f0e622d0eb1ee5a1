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
import { SetupPlace, SetupRoom } from './setup-room.tsx';
import { readSetupView, storeSetupView } from './setup-view.ts';
import { minutesOfStep, placeOfStep } from './step-places.ts';

const { card: texts, state: stateTexts } = firstStepsTexts;

type Step = FirstStepPartsFragment;

/**
 * The progress of the setup and its next step, until no step is open (ADMIN). The list of steps is unfolded on the first visit,
 * and later when the admin unfolds it.
 */
export function SetupCard() {
  const { data } = useFirstStepsQuery({ fetchPolicy: 'cache-and-network' });
  const [isOpen, setIsOpen] = useState(() => (readSetupView() ?? 'open') === 'open');
  const headingId = useId();
  const listId = useId();
  const steps = data?.setupSteps ?? [];
  const next = steps.find(({ state }) => state === 'OPEN');
  const hasNext = next !== undefined;
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (!isLoaded) return;
    if (!hasNext) storeSetupView('done');
    else if (readSetupView() !== 'open') storeSetupView('folded');
  }, [isLoaded, hasNext]);
  useFocusWhenGone(next?.name === 'DEMO', headingId);
  if (!next) return isLoaded ? null : <SetupRoom />;

  const toggle = () => {
    storeSetupView(isOpen ? 'folded' : 'open');
    setIsOpen(!isOpen);
  };
  const settled = steps.filter(({ state }) => state !== 'OPEN').length;
  const progress = firstStepsTexts.progress({ done: settled, count: steps.length });
  return (
    <SetupPlace>
      <Card asChild>
        <section aria-labelledby={headingId}>
          <Flex wrap="wrap" align="center" gap="3" padding="3" paddingInlineStart="4">
            <Ring value={settled / steps.length} />
            <Flex direction="column" flex="1 1 11rem" minWidth="0">
              {/* Takes the focus when the button that removes the demo is gone. */}
              <Heading
                as="h2"
                id={headingId}
                tabIndex={-1}
                fontSize="md"
                fontWeight="semibold"
                lineHeight="snug"
                _focus={{ outline: 'none' }}
              >
                {texts.title}
              </Heading>
              <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
                {progress}
              </Text>
            </Flex>
            <Flex gap="2" flex={{ base: '1 1 auto', sm: '0 0 auto' }}>
              <NextStep step={next} />
              <Button
                variant="ghost"
                paddingX="3"
                aria-expanded={isOpen}
                aria-controls={isOpen ? listId : undefined}
                aria-label={isOpen ? texts.hide : texts.show}
                title={isOpen ? texts.hide : texts.show}
                onClick={toggle}
              >
                {isOpen ? <ChevronUp size="1.25em" aria-hidden /> : <ChevronDown size="1.25em" aria-hidden />}
              </Button>
            </Flex>
          </Flex>
          {isOpen && <Steps id={listId} steps={steps} />}
        </section>
      </Card>
    </SetupPlace>
  );
}

/** The button that opens the next step. The demo is removed in place. */
function NextStep({ step: { name } }: { step: Step }) {
  const style = { flex: '1 1 auto', whiteSpace: 'normal' } as const;
  if (name === 'DEMO') return <RemoveDemoButton {...style} />;
  return (
    <LinkButton to={placeOfStep(name)} {...style}>
      {texts.next({ step: firstStepsTexts.steps[name].title })}
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
