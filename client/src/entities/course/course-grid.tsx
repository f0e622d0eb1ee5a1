import { AspectRatio, Flex, Grid, Stack, type StackProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from '#client/ui/card.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';

/** As many columns as fit, one on a phone. */
export function CourseGrid({ children }: { children: ReactNode }) {
  return (
    <Grid
      as="ul"
      role="list"
      listStyleType="none"
      gap="6"
      templateColumns="repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))"
    >
      {children}
    </Grid>
  );
}

/** Placeholders for lines of text, with the height of the text. */
function Lines({ count, width, ...rest }: { count: number } & StackProps) {
  return (
    <Stack gap="0" {...rest}>
      {Array.from({ length: count }, (_, index) => (
        <Flex key={index} height="1lh" align="center">
          <Skeleton height="0.75em" width={width} />
        </Flex>
      ))}
    </Stack>
  );
}

/** The placeholder of a card, with the height of the card. */
export function CourseCardSkeleton() {
  return (
    <Card asChild containerType="inline-size">
      <li>
        <AspectRatio ratio={16 / 9}>
          <Skeleton />
        </AspectRatio>
        <Stack gap="2" padding="4">
          <Lines count={1} width="30%" minHeight="6" textStyle="label" />
          {/* The longest title of a row decides its height: three lines in a narrow card. */}
          <Lines
            count={2}
            width="75%"
            textStyle="h3"
            css={{ '@container (max-width: 15rem)': { minHeight: '3lh' } }}
          />
          <Lines count={2} width="100%" />
          <Lines count={2} width="50%" textStyle="sm" marginTop="2" />
        </Stack>
      </li>
    </Card>
  );
}

/** The placeholder of a grid of cards. */
export function CourseGridSkeleton({ count }: { count: number }) {
  return (
    <CourseGrid>
      {Array.from({ length: count }, (_, index) => (
        <CourseCardSkeleton key={index} />
      ))}
    </CourseGrid>
  );
}
