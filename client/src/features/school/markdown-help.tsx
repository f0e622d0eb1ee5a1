/** How a text with headings, lists and links is written. */
export function MarkdownHelp() {
  return (
    <>
      Markdown: <code># Heading</code>, <code>**bold**</code>, <code>- list</code>,{' '}
      <code>[text](https://…)</code>. HTML and pictures are not shown.
    </>
  );
}
