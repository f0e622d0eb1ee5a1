import { Badge, Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Findings } from '#client/features/health/findings.tsx';
import {
  useCheckFirstStepMutation,
  useDismissFirstStepMutation,
  type CheckedPart,
  type FirstStepPartsFragment,
} from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { firstStepsTexts } from '#shared/first-steps.ts';
import { stepHeadingId } from './demo-focus.ts';
import { DemoOffer } from './demo-offer.tsx';
import { stepPages } from './step-places.ts';

type Step = FirstStepPartsFragment;

/** A step of the setup: its purpose, a link or a check, and a button to skip it. */
export function FirstStep({ step: { name, state } }: { step: Step }) {
  const { title, intro, go } = firstStepsTexts.steps[name];
  const to = stepPages[name];
  const [dismiss, dismissal] = useDismissFirstStepMutation();
  const [check, checked] = useCheckFirstStepMutation();
  const checkNow = () => void check({ variables: { part: name as CheckedPart } }).catch(() => undefined);
  const skip = (dismissed: boolean) =>
    void dismiss({ variables: { name, dismissed } }).catch(() => undefined);
  const headingId = stepHeadingId(name);
  const variant = state === 'OPEN' ? 'solid' : 'outline';
  return (
    <Card asChild>
      <section aria-labelledby={headingId}>
        <Stack gap="4" padding={{ base: '5', md: '6' }}>
          <Flex align="center" gap="3" wrap="wrap">
            {/* Takes the focus when the focused button of the demo is gone. */}
            <Heading as="h2" id={headingId} textStyle="h3" tabIndex={-1} _focus={{ outline: 'none' }}>
              {title}
            </Heading>
            <Badge
              color={state === 'DONE' ? 'success.text' : 'fg.muted'}
              borderColor={state === 'DONE' ? 'success.text' : 'border'}
            >
              {firstStepsTexts.state[state]}
            </Badge>
          </Flex>
          <Text color="fg.muted" maxWidth="prose">
            {intro}
          </Text>
          <Flex gap="3" wrap="wrap">
            {to ? (
              <LinkButton to={to} variant={variant}>
                {go}
              </LinkButton>
            ) : (
              <Button onClick={checkNow} loading={checked.loading} variant={variant}>
                {go}
              </Button>
            )}
            {state !== 'DONE' && name !== 'ACCOUNT' && (
              <Button
                variant="outline"
                loading={dismissal.loading}
                onClick={() => skip(state === 'OPEN')}
                aria-describedby={headingId}
              >
                {state === 'OPEN' ? firstStepsTexts.skip : firstStepsTexts.takeUp}
              </Button>
            )}
          </Flex>
          {name === 'COURSE' && <DemoOffer isOpen={state !== 'DONE'} />}
          <Box role="status" _empty={{ display: 'none' }}>
            {checked.error && (
              <ErrorState
                message={errorMessage(checked.error, firstStepsTexts.failure.check)}
                onRetry={checkNow}
              />
            )}
            {dismissal.error && (
              <Text color="danger.text">{errorMessage(dismissal.error, firstStepsTexts.failure.save)}</Text>
            )}
            {checked.data && !checked.error && <Findings of={checked.data.checkSetupStep.findings} />}
          </Box>
        </Stack>
      </section>
    </Card>
  );
}
