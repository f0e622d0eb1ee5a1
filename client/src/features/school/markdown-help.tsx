import { RichText } from '#client/ui/rich-text.tsx';
import { schoolTexts } from '#shared/texts/school.ts';

/** How a text with headings, lists and links is written. */
export function MarkdownHelp() {
  return <RichText text={schoolTexts.markdown} tags={{ code: (content) => <code>{content}</code> }} />;
}
