import { chakra, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { paths } from '#shared/paths.ts';
import { Actions } from '#client/ui/actions.tsx';
import { Illustration } from '#client/ui/illustration.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { Section } from './section.tsx';

/** The buttons under the headline (specification, section 2). The first is the one to press. */
const actions = [
  { label: 'Explore Courses', to: paths.courses },
  { label: 'Contact Us', to: paths.contact },
] as const;

/** What the school is, in one look: dark by day and by night. */
export function Hero() {
  return (
    <chakra.div
      className="dark"
      bg="paper.3"
      color="fg"
      borderBottom="line"
      borderColor="border"
      overflow="hidden"
    >
      <Section as="div" paddingY={{ base: '12', lg: '16' }}>
        <Grid
          templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) minmax(0, 34rem)' }}
          gap={{ base: '10', lg: '12' }}
          alignItems="center"
        >
          <Stack gap="6" align="start">
            <Heading as="h1" textStyle="h1" tabIndex={-1}>
              Take a seat in every course
            </Heading>
            <Text textStyle="lead" color="fg.muted" maxWidth="32rem">
              Video courses taught by industry experts. One yearly subscription opens all of them, and the new
              ones too.
            </Text>
            <Actions paddingTop="2">
              {actions.map(({ label, to }, index) => (
                <LinkButton key={to} to={to} size="lg" variant={index === 0 ? 'solid' : 'outline'}>
                  {label}
                </LinkButton>
              ))}
            </Actions>
          </Stack>
          <Illustration
            width="full"
            maxWidth={{ base: '26rem', lg: 'none' }}
            height="auto"
            justifySelf="center"
          />
        </Grid>
      </Section>
    </chakra.div>
  );
}
