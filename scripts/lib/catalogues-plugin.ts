import type { Plugin } from 'vite';
import { DEFAULT_LANGUAGE, languageTags } from '../../shared/languages.ts';
import { readCatalogue } from '../../shared/texts/catalogues.ts';

const CATALOGUE = 'virtual:catalogue/';
const others = languageTags.filter((tag) => tag !== DEFAULT_LANGUAGE);

/** Bundles the catalogues, each as a script of its own. Replaces the module that reads them from files. */
export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    resolveId: {
      filter: { id: /^virtual:catalogue\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /\/shared\/texts\/catalogues\.ts$|^\0virtual:catalogue\// },
      async handler(id) {
        const tag = others.find((one) => id === `\0${CATALOGUE}${one}`);
        if (tag)
          return `export default JSON.parse(${JSON.stringify(JSON.stringify(await readCatalogue(tag)))});`;
        const imports = others.map((one) => `'${one}': () => import('${CATALOGUE}${one}')`);
        return `const read = { ${imports.join(', ')} };
          export const readCatalogue = async (tag) => (await read[tag]()).default;`;
      },
    },
  };
}
