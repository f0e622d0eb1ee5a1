import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

const shown = (text: string) =>
  renderToString(
    <RichText
      text={text}
      tags={{ terms: (content) => <a href="/terms">{content}</a>, b: (content) => <b>{content}</b> }}
    />,
  ).replaceAll('<!-- -->', '');

it.each([
  ['No tags', 'No tags'],
  ['Read the <terms>terms</terms> first', 'Read the <a href="/terms">terms</a> first'],
  ['<b>One</b> and <b>two <terms>three</terms></b>', '<b>One</b> and <b>two <a href="/terms">three</a></b>'],
  ['<i>Unknown</i> & 1 < 2', 'Unknown &amp; 1 &lt; 2'],
])('%s', (text, html) => expect(shown(text)).toBe(html));
