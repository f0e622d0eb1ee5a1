import { chakra } from '@chakra-ui/react';
import { titledCallouts } from './titled-callouts.ts';

interface LectureProseProps {
  /** The server's HTML of the text: safe, and without styles of its own. */
  html: string;
  /** The language of the text; undefined if unknown. */
  lang?: string | undefined;
}

/**
 * The text of a lecture, for readers and in the preview of its editor. `Prose` looks similar: code that both shared would be loaded by
 * all first screens.
 */
export function LectureProse({ html, lang }: LectureProseProps) {
  return <Text dir="auto" lang={lang} dangerouslySetInnerHTML={{ __html: titledCallouts(html) }} />;
}

/** A box with a bar in the colour of its kind. */
const callout = (kinds: string, color: string, bg: string) => ({
  [`& :is(${kinds})`]: { borderInlineStartColor: color, bg },
  [`& :is(${kinds}) > .callout-title`]: { color },
});

const Text = chakra('div', {
  base: {
    maxWidth: '68ch',
    overflowWrap: 'break-word',
    // Not that of the page, which may have the other direction.
    '&[dir]': { textAlign: 'start' },
    '& h2': { textStyle: 'h2', marginTop: '10' },
    '& :is(h3, h4, h5, h6)': { textStyle: 'h3', marginTop: '8' },
    // The children of a callout and of an item keep the same distances.
    '& > * + *, & :is(aside, blockquote, li) > * + *': { marginTop: '4' },
    '& li > :is(ul, ol)': { marginTop: '1.5', marginBottom: '1.5' },
    '& :is(h4, h5, h6)': { fontSize: 'md' },
    '& > :first-child, & :is(aside, blockquote, li) > :first-child': { marginTop: '0' },
    '& :is(ul, ol)': { paddingInlineStart: '6' },
    '& ul': { listStyleType: 'disc' },
    '& ol': { listStyleType: 'decimal' },
    '& li + li': { marginTop: '1.5' },
    '& blockquote': { paddingInlineStart: '5', borderInlineStart: '3px solid', borderColor: 'action.line' },
    '& a': { color: 'link', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '& img': { maxWidth: 'full', height: 'auto', borderRadius: 'card' },
    '& strong': { fontWeight: 'semibold' },
    '& em': { fontStyle: 'italic' },
    '& hr': { borderTop: 'line', borderColor: 'border', marginY: '8' },
    '& .wide table': { borderCollapse: 'collapse', minWidth: 'full' },
    // Scrolls by itself, and takes the focus so that the keyboard scrolls it.
    '& :is(.wide, .formula, pre)': { overflowX: 'auto', maxWidth: 'full' },
    '& .wide :is(th, td)': { padding: '2', borderBottom: 'line', borderColor: 'border', textAlign: 'start' },
    '& .wide th': { fontWeight: 'semibold', bg: 'bg.muted' },
    '& code': {
      fontFamily: 'mono',
      fontSize: '0.9em',
      bg: 'bg.muted',
      borderRadius: '0.25rem',
      paddingX: '1',
    },
    '& pre': {
      direction: 'ltr',
      textAlign: 'left',
      padding: '4',
      bg: 'bg.muted',
      border: 'line',
      borderColor: 'border',
      borderRadius: 'card',
      lineHeight: 'body',
      tabSize: '2',
    },
    '& pre code': { bg: 'transparent', padding: '0', whiteSpace: 'pre' },
    // The base styles let all elements inherit their font; formulas need one with their signs, and smaller indexes.
    '& math': { direction: 'ltr', fontFamily: 'math' },
    '& math *': { fontSize: 'math' },
    '& .formula': { paddingY: '1', direction: 'ltr' },
    '& math[display=block]': { display: 'block math' },
    // Temml's classes for spaces that browsers do not add by themselves.
    '& .tml-sml-pad': { paddingInlineStart: '0.05em' },
    '& .callout': {
      padding: '4',
      borderInlineStart: '4px solid',
      borderColor: 'border.control',
      borderRadius: 'card',
      bg: 'bg.muted',
    },
    '& .callout-title': { fontWeight: 'semibold' },
    ...callout('.callout-note, .callout-important', 'link', 'bg.muted'),
    ...callout('.callout-tip', 'success.text', 'success.subtle'),
    ...callout('.callout-warning', 'action.text', 'action.subtle'),
    ...callout('.callout-caution', 'danger.text', 'danger.subtle'),
    // The classes of highlight.js, in colours that are readable on `pre`.
    '& :is(.hljs-comment, .hljs-quote, .hljs-meta, .hljs-punctuation)': { color: 'fg.muted' },
    '& :is(.hljs-comment, .hljs-quote)': { fontStyle: 'italic' },
    '& :is(.hljs-keyword, .hljs-selector-tag, .hljs-literal, .hljs-built_in, .hljs-type, .hljs-name)': {
      color: 'link',
      fontWeight: 'semibold',
    },
    '& :is(.hljs-string, .hljs-regexp, .hljs-addition, .hljs-template-tag)': { color: 'success.text' },
    '& :is(.hljs-number, .hljs-symbol, .hljs-bullet, .hljs-variable, .hljs-template-variable)': {
      color: 'danger.text',
    },
    '& :is(.hljs-title, .hljs-section, .hljs-attr, .hljs-attribute, .hljs-property, .hljs-params)': {
      color: 'action.text',
    },
    '& .hljs-deletion': { color: 'danger.text', textDecoration: 'line-through' },
    '& .hljs-emphasis': { fontStyle: 'italic' },
    '& :is(.hljs-strong, .hljs-section)': { fontWeight: 'semibold' },
    '@media print': { '& pre code': { whiteSpace: 'pre-wrap' } },
  },
});
