import { createHash } from 'node:crypto';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin, Rolldown } from 'vite';
import { englishIn, type EnglishTexts } from '../scripts/lib/english-texts.ts';
import { DEFAULT_LANGUAGE, languageTags, type Language } from '../shared/languages.ts';
import { readCatalogue, type Translation } from '../shared/texts/catalogues.ts';
import { translated } from '../shared/texts/load-languages.ts';

/** The data for the server. */
interface TextFiles {
  /** The address of the folder that has a folder for each language. */
  address: string;
  /** The text file of each script, in each of these folders. */
  fileOf: Record<string, string>;
}

type Chunks = Readonly<Record<string, Pick<Rolldown.RenderedChunk, 'fileName' | 'moduleIds'>>>;

const TOLD = '.vite/texts.json';
/** The placeholder import of texts, until the name of their file is known. */
const TEXTS = 'texts-of-this-script';
const IMPORT = new RegExp(`(["'\`])${TEXTS}\\1`);
/** The import prefix that the page's import map resolves to the folder of its language. */
const PREFIX = 'texts/';

/** Reads the data for the server from a bundle. */
export function readTextFiles(bundle: Rolldown.OutputBundle): TextFiles {
  const told = bundle[TOLD];
  if (told?.type !== 'asset') throw new Error('The bundle has no text files');
  return JSON.parse(String(told.source)) as TextFiles;
}

/** The address of a file of texts in a language. */
export const textFile = (address: string, tag: Language, file: string) => `${address}${tag}/${file}`;

/**
 * Extracts the texts from the scripts: each script with texts imports them from a file of its own, `texts/<number>.js`. The
 * page's import map names the folder of these files for the page's language. Untranslated texts are English in all languages. The
 * name of the folder changes with any text.
 */
export function textFiles(): Plugin {
  const catalogues = new Map<Language, Readonly<Record<string, Translation>>>();
  /** English texts by the id of their module. */
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
          // Keeps the line numbers.
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

/** The variable name of a feature's texts. */
const nameOf = (feature: string) => `texts_${feature.replaceAll('-', '_')}`;

const textsIn = (moduleIds: readonly string[], english: ReadonlyMap<string, EnglishTexts[]>) =>
  moduleIds
    .flatMap((id) => english.get(id) ?? [])
    .toSorted((one, other) => (one.feature < other.feature ? -1 : 1));

/** Assigns a text file to each script with texts. The order, and so the numbers, depend only on the texts. */
function numbered(chunks: Chunks, english: ReadonlyMap<string, EnglishTexts[]>): Map<string, string> {
  const named = Object.values(chunks).flatMap(({ fileName, moduleIds }) => {
    const [first] = textsIn(moduleIds, english);
    return first ? [[first.feature, fileName] as const] : [];
  });
  const sorted = named.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return new Map(sorted.map(([, fileName], index) => [fileName, `${index}.js`]));
}

/** The source of a text file: compiled texts by feature and key. */
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
