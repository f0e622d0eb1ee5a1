import type { MarkdownIt } from 'markdown-it';
import { ownImage } from '#shared/own-image.ts';

/**
 * Shows the pictures that were uploaded to this school, with their size, so that the text does not move while they load. Any other
 * picture would reveal readers to another server: its description is shown in its place.
 */
export function showOwnImages(markdown: MarkdownIt): MarkdownIt {
  markdown.enable('image');
  const { escapeHtml } = markdown.utils;
  markdown.renderer.rules.image = (tokens, index, options, env, renderer) => {
    const { children, attrs } = tokens[index] ?? {};
    const description = escapeHtml(renderer.renderInlineAsText(children ?? [], options, env));
    const image = ownImage(String(Object.fromEntries(attrs ?? []).src ?? ''));
    if (!image) return description;
    const { url, width, height } = image;
    return `<img src="${escapeHtml(url)}" alt="${description}" width="${width}" height="${height}" loading="lazy" decoding="async">`;
  };
  return markdown;
}

/** Returns the lines, from 1, of the blocks with a picture that has no description. */
export function linesOfUnnamedImages(tokens: ReturnType<MarkdownIt['parse']>): number[] {
  return tokens.flatMap(({ children, map }) => {
    const isUnnamed = children?.some(({ type, content }) => type === 'image' && content.trim() === '');
    return isUnnamed ? [(map?.[0] ?? 0) + 1] : [];
  });
}
