import type { MarkdownIt } from 'markdown-it';

/** Deeper lists and quotations are shown as text, because each level costs time. */
const MAX_NESTING = 20;

/** Links that cannot run code: https and http, mail, telephone, paths of this school, anchors. */
const INERT_ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

/** Level of the page's own heading. */
const PAGE_LEVEL = 1;
const LOWEST_LEVEL = 6;

/** The environment of a rendering. */
export interface Place {
  /** Level of the heading above the text. By default that of the page. */
  above?: number;
}

/**
 * Makes a renderer safe for any page: HTML tags in the source become text, links cannot run code, and images are left out, because
 * they would reveal readers to other servers. Headings start one level below the heading above the text, see `Place`.
 */
export function makeSafe(markdown: MarkdownIt): MarkdownIt {
  markdown.set({ html: false, maxNesting: MAX_NESTING });
  markdown.disable('image');
  markdown.validateLink = (address) => INERT_ADDRESS.test(address.trim());
  markdown.core.ruler.push('fit_page', ({ tokens, env }) => {
    const { above = PAGE_LEVEL } = env as Place;
    let level = above;
    for (const token of tokens) {
      // Does not skip levels, whichever level the text starts with: users of screen readers navigate by headings.
      if (token.type === 'heading_open')
        level = Math.min(levelOf(token.tag) + above, level + 1, LOWEST_LEVEL);
      if (token.type === 'heading_open' || token.type === 'heading_close') token.tag = `h${level}`;
      // The content security policy of the page forbids inline styles.
      if (token.tag === 'th' || token.tag === 'td') token.attrs = null;
    }
  });
  return markdown;
}

const levelOf = (tag: string): number => Number(tag.slice(1));
