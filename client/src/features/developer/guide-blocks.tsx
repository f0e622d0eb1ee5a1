import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import { DataTable } from '#client/ui/data-table.tsx';
import { ExternalLink } from '#client/ui/text-link.tsx';
import { developerTexts } from '#shared/texts/developers.ts';
import { CodeSample } from './code-sample.tsx';
import { addressOf, readInline, type GuideBlock } from './guide.ts';
import { schoolOrigin, WRITTEN_ORIGIN } from './school-origin.ts';

/** The guide is in English, whatever the language of the page. */
const inEnglish = { lang: 'en', dir: 'ltr' };

/** Renders one block of the guide. */
export function GuidePart({ block }: { block: GuideBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading
          as={block.level === 2 ? 'h2' : 'h3'}
          id={block.id}
          textStyle={block.level === 2 ? 'h2' : 'h3'}
          paddingTop={block.level === 2 ? '8' : '4'}
          scrollMarginTop="4"
          {...inEnglish}
        >
          {block.text}
        </Heading>
      );
    case 'paragraph':
      return (
        <Text maxWidth="prose" {...inEnglish}>
          <InlineText text={block.text} />
        </Text>
      );
    case 'list':
      return (
        <chakra.ul
          as={block.isOrdered ? 'ol' : 'ul'}
          listStyleType={block.isOrdered ? 'decimal' : 'disc'}
          paddingInlineStart="5"
          maxWidth="prose"
          {...inEnglish}
        >
          {block.items.map((item) => (
            <li key={item}>
              <InlineText text={item} />
            </li>
          ))}
        </chakra.ul>
      );
    case 'code':
      return (
        <CodeSample language={block.language} text={block.text.replaceAll(WRITTEN_ORIGIN, schoolOrigin())} />
      );
    case 'table':
      return (
        <Box {...inEnglish}>
          <DataTable
            caption={block.head.join(', ')}
            cardsBelow="md"
            rows={block.rows}
            rowKey={(row) => row.join()}
            columns={block.head.map((header, index) => ({
              key: String(index),
              header,
              isRowHeader: index === 0,
              cell: (row: readonly string[]) => <InlineText text={row[index] ?? ''} />,
            }))}
          />
        </Box>
      );
  }
}

function InlineText({ text }: { text: string }) {
  return readInline(text).map((piece, index) => {
    // The pieces of a text never change order.
    const key = `${index}-${piece.kind}`;
    switch (piece.kind) {
      case 'text':
        return <Fragment key={key}>{piece.text}</Fragment>;
      case 'code':
        return <Code key={key}>{piece.text}</Code>;
      case 'strong':
        return <strong key={key}>{piece.text}</strong>;
      case 'emphasis':
        return <em key={key}>{piece.text}</em>;
      case 'link': {
        const href = addressOf(piece.href);
        return href === null ? (
          <Fragment key={key}>{piece.text}</Fragment>
        ) : (
          <ExternalLink key={key} href={href} rel={href.startsWith('https:') ? 'noreferrer' : undefined}>
            {piece.text}
          </ExternalLink>
        );
      }
    }
  });
}

const Code = chakra('code', {
  base: { fontFamily: 'mono', fontSize: '0.9em', overflowWrap: 'anywhere' },
});

/** Table of contents of the guide. */
export function GuideContents({ blocks }: { blocks: readonly GuideBlock[] }) {
  const headings = blocks.filter((block) => block.kind === 'heading');
  return (
    <Box as="nav" aria-label={developerTexts.contents} overflowY="auto">
      <chakra.ul role="list" listStyleType="none" {...inEnglish}>
        {headings.map(({ id, text, level }) => (
          <chakra.li
            key={id}
            paddingInlineStart={level === 3 ? '4' : '0'}
            // A phone shows the chapters only: the guide begins below the list.
            display={level === 3 ? { base: 'none', lg: 'list-item' } : undefined}
          >
            <ExternalLink href={`#${id}`} display="inline-block" paddingY="1.5">
              {text}
            </ExternalLink>
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
}
