import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { languageTags } from '../shared/languages.ts';
import { flat, type TextTree } from '../shared/texts/texts.ts';
import { groupOfFeature, textGroups, type TextGroup } from './text-groups.ts';

const folder = fileURLToPath(new URL('../shared/texts/', import.meta.url));
/** The module of a group's texts in a language: `virtual:texts/visitors/de`. */
const FILE = /^virtual:texts\/(\w+)\/([\w-]+)$/;

const features = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((feature) => groupOfFeature(feature));

/**
 * Has browsers fetch the texts of the language that they show, compiled, a file for each group of features. The English ones are
 * no part of the code.
 */
export function textFiles(): Plugin {
  return {
    name: 'text-files',
    resolveId: {
      filter: { id: FILE },
      handler: (id) => id,
    },
    load: {
      filter: { id: FILE },
      async handler(id) {
        const [, group, tag] = FILE.exec(id) ?? [];
        const texts = await Promise.all(
          features
            .filter((feature) => groupOfFeature(feature) === group)
            .map(async (feature) => {
              const file = `${folder}${feature}/${tag}.ts`;
              this.addWatchFile(file);
              const { texts } = (await import(pathToFileURL(file).href)) as { texts: TextTree };
              return [feature, compiled(texts)] as const;
            }),
        );
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(texts)))});`;
      },
    },
    transform: {
      filter: { id: /\/shared\/[\w./-]+\.ts$|\/client\/src\/texts\/text-files\.ts$/ },
      handler(code, id) {
        if (id.endsWith('/text-files.ts')) return { code: filesByGroup(), map: null };
        // Quoted as written, or as what has transformed it before writes it.
        const english = /import \{ texts(?: as (\w+))? \} from ['"][^'"]*\/en\.ts['"];/g;
        return english.test(code)
          ? { code: code.replace(english, (_, name = 'texts') => `const ${name} = undefined;`), map: null }
          : undefined;
      },
    },
    generateBundle(_options, bundle) {
      const inCode = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
      const english = inCode.filter((id) => /\/shared\/texts\/[\w-]+\/en\.ts$/.test(id));
      if (english.length > 0) this.error(`Texts of one language are in the code: ${english.join(', ')}`);
    },
  };
}

const compiled = (texts: TextTree) =>
  Object.fromEntries(
    Object.entries(flat(texts, '')).map(([key, text]) => [
      key.slice(1),
      text.includes('{') ? compileMessage(text) : text,
    ]),
  );

function filesByGroup(): string {
  const groupOf = Object.fromEntries(features.map((feature) => [feature, groupOfFeature(feature)]));
  const importOf = (group: TextGroup, tag: string) =>
    `${JSON.stringify(tag)}: () => import('virtual:texts/${group}/${tag}')`;
  const files = textGroups.map(
    (group) => `${group}: { ${languageTags.map((tag) => importOf(group, tag)).join(', ')} }`,
  );
  return `export const groupOf = ${JSON.stringify(groupOf)};\nexport const fileOf = { ${files.join(', ')} };`;
}
