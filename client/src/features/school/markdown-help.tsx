import { RichText } from '#client/ui/rich-text.tsx';
import { schoolTexts } from '#shared/texts/school.ts';

/** A short help on the Markdown syntax of headings, lists and links. */
export function MarkdownHelp() {
  return <RichText text={schoolTexts.markdown} tags={{ code: (content) => <code>{content}</code> }} />;
}
