import { chakra } from '@chakra-ui/react';

/** Text written in Markdown. The server converts it to `html` and sanitizes it. */
export function Prose({ html }: { html: string }) {
  return <Text dir="auto" dangerouslySetInnerHTML={{ __html: html }} />;
}

const Text = chakra('div', {
  base: {
    maxWidth: 'prose',
    overflowWrap: 'break-word',
    '& > * + *': { marginTop: '4' },
    '& h2': { textStyle: 'h2', marginTop: '10' },
    '& h3, & h4, & h5, & h6': { textStyle: 'h3', marginTop: '8' },
    '& > :first-child': { marginTop: '0' },
    '& ul, & ol': { paddingInlineStart: '6' },
    '& ul': { listStyleType: 'disc' },
    '& ol': { listStyleType: 'decimal' },
    '& li + li': { marginTop: '1.5' },
    '& blockquote': { paddingInlineStart: '5', borderInlineStart: '3px solid', borderColor: 'action.line' },
    '& a': { color: 'link', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '& strong': { fontWeight: 'semibold' },
    '& em': { fontStyle: 'italic' },
    // What the school still has to write.
    '& mark': { bg: 'action.subtle', color: 'fg', outline: '1px dashed', outlineColor: 'action.line' },
    '& code': { fontFamily: 'mono', fontSize: '0.9em' },
    '& hr': { borderTop: 'line', borderColor: 'border', marginY: '8' },
    // Content wider than the page scrolls within itself.
    '& pre, & table': { display: 'block', overflowX: 'auto' },
    '& th, & td': { padding: '2', borderBottom: 'line', borderColor: 'border', textAlign: 'start' },
    '& th': { fontWeight: 'semibold' },
  },
});
