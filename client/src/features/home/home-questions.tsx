import { chakra, Heading } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useHomeContentQuery } from '#client/gql/graphql.ts';
import { homeTexts } from '#shared/texts/home.ts';
import { Section } from './section.tsx';

/**
 * The school's questions and answers at the end of the home page, which open without scripts as well. Renders nothing while they
 * load or when there are none. `CourseQuestions` looks the same: code that both shared would be loaded by all first screens.
 */
export function HomeQuestions() {
  const questions = useHomeContentQuery().data?.school.questions ?? [];
  if (questions.length === 0) return null;
  return (
    <Section aria-labelledby="questions-heading">
      <Heading as="h2" id="questions-heading" textStyle="h2" marginBottom={{ base: '2', md: '3' }}>
        {homeTexts.questions.heading}
      </Heading>
      {questions.map(({ question, answerHtml }, index) => (
        <Entry key={index}>
          <summary>
            <Heading as="h3" textStyle="h3" dir="auto">
              {question}
            </Heading>
            <ChevronDown size="1.25em" aria-hidden />
          </summary>
          {/* The server sanitizes the HTML. */}
          <Answer dir="auto" dangerouslySetInnerHTML={{ __html: answerHtml }} />
        </Entry>
      ))}
    </Section>
  );
}

const Entry = chakra('details', {
  base: {
    maxWidth: '48rem',
    borderBottom: 'line',
    borderColor: 'border',
    '&[open] svg': { transform: 'rotate(180deg)' },
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: '11',
      paddingY: '4',
      cursor: 'pointer',
      '&::-webkit-details-marker': { display: 'none' },
    },
    '& svg': { flexShrink: '0' },
  },
});

const Answer = chakra('div', {
  base: {
    maxWidth: 'prose',
    paddingBottom: '5',
    overflowWrap: 'break-word',
    '& > * + *': { marginTop: '4' },
    '& ul, & ol': { paddingInlineStart: '6', listStyleType: 'disc' },
    '& ol': { listStyleType: 'decimal' },
    '& a': { color: 'link', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '& strong': { fontWeight: 'semibold' },
  },
});
