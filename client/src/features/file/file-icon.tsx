import {
  File,
  FileArchive,
  FileCode,
  FileHeadphone,
  FileImage,
  FileText,
  FileVideoCamera,
  Presentation,
  type LucideIcon,
} from 'lucide-react';

/** The icons by media type or file extension. The first match decides. */
const icons: readonly [RegExp, LucideIcon][] = [
  [/^image\//, FileImage],
  [/^audio\//, FileHeadphone],
  [/^video\//, FileVideoCamera],
  [/presentation|powerpoint|\.(?:pptx?|odp|key)$/i, Presentation],
  [/\.(?:zip|gz|tgz|tar|7z|rar|bz2|xz)$/i, FileArchive],
  [/\.(?:[cm]?[jt]sx?|py|java|c|h|cpp|cs|go|rs|rb|php|sh|sql|html?|css|json|ya?ml|xml|ipynb|r)$/i, FileCode],
  [/^text\/|pdf$|\.(?:docx?|odt|rtf|epub|md)$/i, FileText],
];

/** The icon for a kind of file. */
export function FileIcon({ name, contentType }: { name: string; contentType: string }) {
  const [, Icon] = icons.find(([kind]) => kind.test(contentType) || kind.test(name)) ?? [null, File];
  return <Icon size={20} aria-hidden />;
}
