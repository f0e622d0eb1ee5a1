import { createHash } from 'node:crypto';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin, Rolldown } from 'vite';
import { englishIn, type EnglishTexts } from '../scripts/lib/english-texts.ts';
import { DEFAULT_LANGUAGE, languageTags, type Language } from '../shared/languages.ts';
import { readCatalogue, type Translation } from '../shared/texts/catalogues.ts';
import { translated } from '../shared/texts/load-languages.ts';

/** What the server is told. */
interface TextFiles {
  /** Of the folder, in which there is a folder for each language. */
  address: string;
  /** By script, the file with its texts in each of these folders. */
  fileOf: Record<string, string>;
}

type Chunks = Readonly<Record<string, Pick<Rolldown.RenderedChunk, 'fileName' | 'moduleIds'>>>;

const TOLD = '.vite/texts.json';
/** Where the code imports its texts from, until it is known which file they are in. */
const TEXTS = 'texts-of-this-script';
const IMPORT = new RegExp(`(["'\`])${TEXTS}\\1`);
/** What the page's import map resolves to the folder of its language. */
const PREFIX = 'texts/';

/** What a bundle with text files tells the server. */
export function readTextFiles(bundle: Rolldown.OutputBundle): TextFiles {
  const told = bundle[TOLD];
  if (told?.type !== 'asset') throw new Error('The bundle has no text files');
  return JSON.parse(String(told.source)) as TextFiles;
}

/** The address of a file of texts in a language. */
export const textFile = (address: string, tag: Language, file: string) => `${address}${tag}/${file}`;

/**
 * Takes the texts out of the scripts: each script that has some imports them from a file of its own, `texts/<number>.js`. The import map
 * of the page says in which folder these are, one for each language. Texts that are not translated are English in all of them. The name
 * of the folder changes with any text.
 */
export function textFiles(): Plugin {
  const catalogues = new Map<Language, Readonly<Record<string, Translation>>>();
  /** By the id of the module that they are in. */
  const english = new Map<string, EnglishTexts[]>();
  let numbers: ReadonlyMap<string, string> | undefined;
  const numbersIn = (chunks: Chunks) => (numbers ??= numbered(chunks, english));
  return {
    name: 'text-files',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      english.clear();
      numbers = undefined;
      const others = languageTags.filter((tag) => tag !== DEFAULT_LANGUAGE);
      await Promise.all(others.map(async (tag) => catalogues.set(tag, await readCatalogue(tag))));
    },
    resolveId: {
      filter: { id: new RegExp(`^${TEXTS}$`) },
      handler: (id) => ({ id, external: true }),
    },
    transform: {
      filter: { id: /\.tsx?$/, code: 'textsOf(' },
      handler(code, id) {
        const found = englishIn(id, code);
        if (found.length === 0) return null;
        english.set(id, found);
        const names = found.map(({ feature }) => nameOf(feature));
        const rest = found.toReversed().reduce(
          // Lines stay where they are.
          (before, { feature, start, end }) =>
            `${before.slice(0, start)}${nameOf(feature)}, tag${before.slice(start, end).replaceAll(/[^\n]/g, '')}${before.slice(end)}`,
          code,
        );
        return { code: `import { tag, ${names.join(', ')} } from '${TEXTS}'; ${rest}`, map: null };
      },
    },
    renderChunk(code, { fileName }, _options, { chunks }) {
      if (!IMPORT.test(code)) return null;
      return { code: code.replace(IMPORT, `"${PREFIX}${numbersIn(chunks).get(fileName)}"`), map: null };
    },
    generateBundle(_options, bundle) {
      const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
      const withTexts = scripts.flatMap(({ fileName, code, moduleIds }) => {
        const [, number] = /["'`]texts\/(\d+\.js)["'`]/.exec(code) ?? [];
        return number ? [{ fileName, number, features: textsIn(moduleIds, english) }] : [];
      });
      const files = languageTags.flatMap((tag) =>
        withTexts.map(({ number, features }) => ({
          name: textFile('', tag, number),
          source: textSource(tag, features, catalogues.get(tag)),
        })),
      );
      const hash = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8);
      const address = `assets/texts/${hash}/`;
      for (const { name, source } of files)
        this.emitFile({ type: 'asset', fileName: address + name, source });
      const fileOf = Object.fromEntries(withTexts.map(({ fileName, number }) => [fileName, number]));
      const told: TextFiles = { address, fileOf };
      this.emitFile({ type: 'asset', fileName: TOLD, source: JSON.stringify(told) });
    },
  };
}

/** What a feature's texts are called in the code. */
const nameOf = (feature: string) => `texts_${feature.replaceAll('-', '_')}`;

const textsIn = (moduleIds: readonly string[], english: ReadonlyMap<string, EnglishTexts[]>) =>
  moduleIds
    .flatMap((id) => english.get(id) ?? [])
    .toSorted((one, other) => (one.feature < other.feature ? -1 : 1));

/** The file of each script's texts. The order, and so the numbers, depend on the texts alone. */
function numbered(chunks: Chunks, english: ReadonlyMap<string, EnglishTexts[]>): Map<string, string> {
  const named = Object.values(chunks).flatMap(({ fileName, moduleIds }) => {
    const [first] = textsIn(moduleIds, english);
    return first ? [[first.feature, fileName] as const] : [];
  });
  const sorted = named.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return new Map(sorted.map(([, fileName], index) => [fileName, `${index}.js`]));
}

/** A file of texts: by feature, key and compiled text. */
function textSource(
  tag: Language,
  features: readonly EnglishTexts[],
  translations: Readonly<Record<string, Translation>> = {},
): string {
  const constants = features.map(({ feature, texts }) => {
    const source = Object.fromEntries(texts.map(({ key, text }) => [key, text]));
    const compiled = Object.entries(translated(source, translations)).map(([key, text]) => [
      key.slice(feature.length + 1),
      text.includes('{') ? compileMessage(text) : text,
    ]);
    return `${nameOf(feature)}=${JSON.stringify(Object.fromEntries(compiled))}`;
  });
  return `export const tag=${JSON.stringify(tag)},${constants.join(',')}`;
}
