import { Fragment, type ReactNode } from 'react';

interface Props<Tag extends string> {
  /** `Read the <terms>terms</terms> first`. */
  text: string;
  /** What shows each tag of it, given what is in it. */
  tags: Readonly<Record<Tag, (content: ReactNode) => ReactNode>>;
}

const TAG = /<(\w+)>(.*?)<\/\1>/su;

/** A text with elements in it, which it marks by tags: each language has them where its sentence does. */
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
