import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { languageTags } from '../shared/languages.ts';
import { readTextFiles, textFile } from './text-files-plugin.ts';

/** The screens that people open first, by module path below `src/features`. */
export const firstScreens = [
  'home/home-page.tsx',
  'course/courses-page.tsx',
  'course/course-page.tsx',
  'lecture/lecture-page.tsx',
  'auth/login-page.tsx',
];

/**
 * The budget of a first screen: kB of script as sent (gzip), and number of files. The texts of a screen count. The aim is 130 kB:
 * see ADR 29.
 */
const budget = { kilobytes: 262, files: 10 };

/** The scripts of a build by their names. */
type Scripts = ReadonlyMap<string, Script>;

type Script = Pick<Rolldown.OutputChunk, 'code' | 'imports' | 'isEntry' | 'facadeModuleId'>;

/**
 * Returns one line for each screen over its budget. A screen costs the page's entry script, its own script, and everything that
 * both import statically.
 */
export function overBudget(
  scripts: Scripts,
  screens = firstScreens,
  { kilobytes, files } = budget,
): string[] {
  const named = [...scripts];
  const entries = named.filter(([, { isEntry }]) => isEntry).map(([name]) => name);
  return screens.flatMap((screen) => {
    const own = named.find(([, { facadeModuleId }]) => facadeModuleId?.endsWith(`/src/features/${screen}`));
    if (!own) return [`${screen} has no script of its own`];
    const needed = closureOf([...entries, own[0]], scripts);
    const bytes = needed.reduce((sum, name) => sum + gzipSync(scripts.get(name)?.code ?? '').length, 0);
    const isOver = bytes > kilobytes * 1000 || needed.length > files;
    const cost = `${(bytes / 1000).toFixed(1)} kB in ${needed.length} files`;
    return isOver ? [`${screen} needs ${cost}: it may be ${kilobytes} kB in ${files}`] : [];
  });
}

function closureOf(names: readonly string[], scripts: Scripts): string[] {
  const found = new Set(names);
  for (const name of found) scripts.get(name)?.imports.forEach((imported) => found.add(imported));
  return [...found];
}

/** Fails the build when a first screen exceeds its script budget. */
export function scriptBudget(): Plugin {
  return {
    name: 'script-budget',
    apply: 'build',
    generateBundle: {
      // Runs after Vite has written the preload lists into the scripts.
      order: 'post',
      handler(_options, bundle) {
        const faults = overBudget(scriptsOf(bundle));
        if (faults.length > 0) this.error(faults.join('\n'));
      },
    },
  };
}

/** The scripts of a bundle. Each imports the texts that it reads, in the language whose file is largest. */
function scriptsOf(bundle: Rolldown.OutputBundle): Scripts {
  const { address, fileOf } = readTextFiles(bundle);
  const bytesOf = (name: string) => {
    const file = bundle[name];
    return file?.type === 'asset' ? gzipSync(file.source).length : 0;
  };
  const most = (texts: string) =>
    languageTags
      .map((tag) => textFile(address, tag, texts))
      .reduce((one, other) => (bytesOf(other) > bytesOf(one) ? other : one));
  const textsOf = (script: string) => [fileOf[script]].flatMap((texts) => (texts ? [most(texts)] : []));
  return new Map(
    Object.entries(bundle).flatMap(([name, file]): [string, Script][] => {
      if (file.type === 'chunk') return [[name, { ...file, imports: [...file.imports, ...textsOf(name)] }]];
      const isText = name.startsWith(address);
      return isText
        ? [[name, { code: String(file.source), imports: [], isEntry: false, facadeModuleId: null }]]
        : [];
    }),
  );
}
