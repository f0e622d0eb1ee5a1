import { Fragment, type ReactNode } from 'react';

interface Props<Tag extends string> {
  /** `Read the <terms>terms</terms> first`. */
  text: string;
  /** Renders each tag with its content. */
  tags: Readonly<Record<Tag, (content: ReactNode) => ReactNode>>;
}

const TAG = /<(\w+)>(.*?)<\/\1>/su;

/** A text with elements marked by tags, whose position each language chooses. */
export function RichText<Tag extends string>({ text, tags }: Props<Tag>): ReactNode {
  const [whole, name, content = ''] = TAG.exec(text) ?? [];
  if (whole === undefined) return text;
  const start = text.indexOf(whole);
  const show =
    name !== undefined && Object.hasOwn(tags, name) ? tags[name as Tag] : (inner: ReactNode) => inner;
  return (
    <Fragment>
      {text.slice(0, start)}
      {show(<RichText text={content} tags={tags} />)}
      <RichText text={text.slice(start + whole.length)} tags={tags} />
    </Fragment>
  );
}
