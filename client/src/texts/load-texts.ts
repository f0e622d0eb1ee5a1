import { addTexts, groupsOfTexts, language } from '#shared/texts/texts.ts';
import { textFiles } from './text-files.ts';

/** The texts of some features in one language, compiled, by feature and key. */
interface TextFile {
  default: Record<string, Record<string, unknown>>;
}

const loading = new Map<string, Promise<void>>();

/** Fetches the texts of all loaded code in the language of the page. Rejects when they cannot be fetched; the next call tries again. */
export async function loadTexts(): Promise<void> {
  await Promise.all(groupsOfTexts().map(loadOnce));
}

function loadOnce(group: string): Promise<void> {
  const started = loading.get(group) ?? load(group);
  loading.set(group, started);
  return started;
}

async function load(group: string): Promise<void> {
  try {
    const file = (await import(/* @vite-ignore */ `${textFiles}${group}-${language()}.js`)) as TextFile;
    for (const [feature, texts] of Object.entries(file.default)) addTexts(language(), feature, texts);
  } catch (error) {
    loading.delete(group);
    throw error;
  }
}

/** A part of the code that is loaded when it is needed, with its texts. */
export async function withTexts<Module>(part: Promise<Module>): Promise<Module> {
  const module = await part;
  await loadTexts();
  return module;
}
