import { chakra, Stack, Text } from '@chakra-ui/react';
import type { ReadPlan } from '#shared/course-import/read-plan.ts';
import { courseImportTexts as texts } from '#shared/texts/course-import.ts';

/** The files of a folder that are not imported, collapsed. */
export function LeftOutList({ files }: { files: ReadPlan['leftOut'] }) {
  return (
    <details>
      <chakra.summary cursor="pointer" minHeight="11" fontWeight="semibold" alignContent="center">
        {texts.leftOutTitle({ count: files.length })}
      </chakra.summary>
      <Stack as="ul" gap="3" listStyleType="none" paddingTop="2">
        {files.map(({ path, reason }) => (
          <li key={path}>
            <Text overflowWrap="anywhere">
              <bdi>{path}</bdi>
            </Text>
            <Text textStyle="sm" color="fg.muted">
              {reason}
            </Text>
          </li>
        ))}
      </Stack>
    </details>
  );
}
