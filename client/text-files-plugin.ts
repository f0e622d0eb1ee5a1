import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin, Rolldown } from 'vite';
import { languageTags } from '../shared/languages.ts';
import { flat, type TextTree } from '../shared/texts/texts.ts';
import { groupOfFeature, textGroups, type TextGroup } from './text-groups.ts';

const folder = fileURLToPath(new URL('../shared/texts/', import.meta.url));

/** What the server is told. */
interface TextFiles {
  /** Of the folder, as it is in the build's. */
  address: string;
  /** The groups that a script reads texts of, by its file. */
  groupsOf: Record<string, TextGroup[]>;
}

const TOLD = '.vite/texts.json';

/** The file of a group's texts in a language. */
export const textFile = (address: string, group: string, tag: string) => `${address}${group}-${tag}.js`;

/** What a bundle with text files tells the server. */
export function readTextFiles(bundle: Rolldown.OutputBundle): TextFiles {
  const told = bundle[TOLD];
  if (told?.type !== 'asset') throw new Error('The bundle has no text files');
  return JSON.parse(String(told.source)) as TextFiles;
}

/** How a module takes in the English texts of a feature; quoted as written, or as what has transformed it before writes it. */
const ENGLISH = /import \{ texts(?: as (\w+))? \} from ['"][^'"]*?([\w-]+)\/en\.ts['"];/g;
const ENGLISH_FILE = /\/shared\/texts\/[\w-]+\/en\.ts$/;

/**
 * Has browsers fetch the texts of the language that they show, compiled, a file for each group of features. None are part of the
 * code. The files are in one folder whose name changes with any of them, so that the code need not name each. `.vite/texts.json`
 * tells the server which, and of what groups each script reads texts.
 */
export function textFiles(): Plugin {
  let files: Map<string, string>;
  let address: string;
  /** By the id of the module that takes a feature's texts in. */
  const groups = new Map<string, TextGroup | null>();
  return {
    name: 'text-files',
    async buildStart() {
      const made = await makeFiles();
      const hash = createHash('sha256').update(JSON.stringify(made)).digest('base64url').slice(0, 8);
      address = `assets/texts/${hash}/`;
      files = new Map(made.map(({ group, tag, source }) => [textFile(address, group, tag), source]));
    },
    transform: {
      filter: {
        id: /\/shared\/[\w./-]+\.ts$|\/client\/src\/texts\/text-files\.ts$/,
      },
      handler(code, id) {
        if (id.endsWith('/text-files.ts'))
          return { code: `export const textFiles = ${JSON.stringify(`/${address}`)};`, map: null };
        const nameOfGroup = (_: string, name = 'texts', feature = '') => {
          const group = groupOfFeature(feature);
          groups.set(id, group);
          return `const ${name} = ${JSON.stringify(group)};`;
        };
        return { code: code.replaceAll(ENGLISH, nameOfGroup), map: null };
      },
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const source = files.get(request.url?.slice(1) ?? '');
        if (source === undefined) return next();
        response.setHeader('Content-Type', 'text/javascript').end(source);
      });
    },
    generateBundle(_options, bundle) {
      const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
      const english = scripts.flatMap(({ moduleIds }) => moduleIds).filter((id) => ENGLISH_FILE.test(id));
      if (english.length > 0) this.error(`Texts of one language are in the code: ${english.join(', ')}`);
      const groupsOf = Object.fromEntries(
        scripts.map(({ fileName, moduleIds }) => [
          fileName,
          [...new Set(moduleIds.flatMap((id) => groups.get(id) ?? []))],
        ]),
      );
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
      const told: TextFiles = { address, groupsOf };
      this.emitFile({ type: 'asset', fileName: TOLD, source: JSON.stringify(told) });
    },
  };
}

/** The texts of each group in each language, as a script. */
async function makeFiles() {
  const features = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const made = textGroups.flatMap((group) =>
    languageTags.map(async (tag) => {
      const texts = features
        .filter((feature) => groupOfFeature(feature) === group)
        .map(async (feature) => [feature, await readCompiled(`${folder}${feature}/${tag}.ts`)] as const);
      const source = `export default ${JSON.stringify(Object.fromEntries(await Promise.all(texts)))}`;
      return { group, tag, source };
    }),
  );
  return Promise.all(made);
}

async function readCompiled(file: string) {
  const { texts } = (await import(pathToFileURL(file).href)) as { texts: TextTree };
  return Object.fromEntries(
    Object.entries(flat(texts, '')).map(([key, text]) => [
      key.slice(1),
      text.includes('{') ? compileMessage(text) : text,
    ]),
  );
}
