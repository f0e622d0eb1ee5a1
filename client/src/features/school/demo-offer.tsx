import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useDemoQuery } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { Button } from '#client/ui/button.tsx';
import { Progress } from '#client/ui/progress.tsx';
import { demoTexts } from '#shared/demo.ts';
import { useFocusWhenGone } from './demo-focus.ts';
import { useAddDemo } from './use-add-demo.ts';

/**
 * Offers to add the demo courses, as an alternative to creating a first course. Renders nothing for schools with
 * courses of their own or with the whole demo.
 */
export function DemoOffer({ isOpen }: { isOpen: boolean }) {
  const { data } = useDemoQuery();
  const { add, stop, isAdding, isStopping, error } = useAddDemo();
  const { courses = [], changedCourses = [], missingCourses = 0 } = data?.demo ?? {};
  const done = courses.length + changedCourses.length;
  const isOffered = missingCourses > 0 && (isOpen || done > 0);
  useFocusWhenGone(isOffered);
  if (!isOffered) return null;
  const total = done + missingCourses;
  return (
    <Stack gap="4">
      <Text color="fg.muted" maxWidth="prose">
        {demoTexts.add.offer}
      </Text>
      {isAdding && <Progress label={demoTexts.add.progress({ done, total })} value={(done / total) * 100} />}
      <Flex>
        <Button variant="outline" loading={isStopping} onClick={isAdding ? stop : () => void add()}>
          {isAdding ? demoTexts.add.stop : demoTexts.add.go}
        </Button>
      </Flex>
      <Box role="alert" _empty={{ display: 'none' }}>
        {error && !isAdding && <Text color="danger.text">{errorMessage(error, demoTexts.failure.add)}</Text>}
      </Box>
    </Stack>
  );
}
