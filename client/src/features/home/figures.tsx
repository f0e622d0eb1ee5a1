import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { HomeWordsQuery } from '#client/gql/graphql.ts';
import { RichText } from '#client/ui/rich-text.tsx';
import { homeTexts } from '#shared/texts/home.ts';

const { hero: texts } = homeTexts;
const names = ['courses', 'hours', 'learners'] as const;

/** The figures of the school that are large enough to show. Renders nothing without any. */
export function Figures({ figures }: { figures: HomeWordsQuery['school']['figures'] }) {
  const shown = names.flatMap((name) => {
    const count = figures[name];
    return count === null ? [] : [{ name, text: texts[name]({ count }) }];
  });
  if (shown.length === 0) return null;
  return (
    <Flex
      as="ul"
      role="list"
      listStyleType="none"
      aria-label={texts.figures}
      wrap="wrap"
      columnGap="8"
      rowGap="3"
    >
      {shown.map(({ name, text }) => (
        <chakra.li key={name} color="fg.muted">
          <RichText text={text} tags={{ number: bigNumber }} />
        </chakra.li>
      ))}
    </Flex>
  );
}

const bigNumber = (content: ReactNode) => (
  <chakra.strong textStyle="h3" color="fg">
    {content}
  </chakra.strong>
);
