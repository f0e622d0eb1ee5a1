import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { trustedDocuments } from '#server/platform/graphql/trusted-documents.ts';

/** The state of the fake rendering program and the addresses that it was asked for. */
interface Rendering {
  addresses: string[];
  atOnce: number;
  mostAtOnce: number;
  /** Pages of `category=held-…` wait for this. */
  held: Promise<void>;
  /** The origin of the school that loaded the program last. */
  origin: string;
}
export const rendering: Rendering = {
  addresses: [],
  atOnce: 0,
  mostAtOnce: 0,
  held: Promise.resolve(),
  origin: '',
};
Object.assign(globalThis, { rendering });
const hashOf = (operation: string) =>
  [...trustedDocuments].find(([, text]) => new RegExp(`^query ${operation}\\b`).test(text))?.[0] ?? '';

/** A fake of the client's rendering program. It shows its input, and fails for certain addresses. */
const PROGRAM = `
let language;
export const speakLanguages = (current) => void (language = current);
export const setOrigin = (origin) => void (globalThis.rendering.origin = origin);
const spoken = () => '<meta name="spoken" content="' + language() + '" />';

export async function renderPage(address, ask) {
  const { rendering } = globalThis;
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  rendering.addresses.push(address);
  rendering.mostAtOnce = Math.max(rendering.mostAtOnce, ++rendering.atOnce);
  try {
    if (pathname === '/404') return { head: spoken(), body: '<div id="root"><main>Nothing</main></div>', answers: '', module: '' };
    if (pathname === '/about') throw new Error('A fault of ours');
    if (pathname === '/contact') return await new Promise(() => undefined);
    if (pathname === '/certificates') return null;
    if (searchParams.get('category')?.startsWith('held')) await rendering.held;
    const { data } = await ask('${hashOf('Courses')}', {});
    const search = searchParams.get('q');
    if (search) await ask('${hashOf('Search')}', { search });
    const titles = data.courses.edges.map(({ node }) => node.title);
    return {
      head: '<style data-emotion="css 1">.css-1{}</style>' + spoken(),
      body: '<div id="root"><main>' + titles.join() + '</main></div>',
      answers: searchParams.has('after') ? '' : '<script type="application/json" id="answers">{}</script>',
      module: 'src/courses-page.tsx',
    };
  } finally {
    rendering.atOnce--;
  }
}

export const answerSchool = async () => '<p>The school</p>';

export async function answerPage(address, ask) {
  const { data } = await ask('${hashOf('Me')}', {});
  if (!data.me) return null;
  if (address === '/about') throw new Error('A fault of ours');
  if (address === '/contact') return await new Promise(() => undefined);
  const isLecture = address.endsWith('/lectures');
  return {
    isRendered: isLecture,
    head: '<link rel="preload" as="image" href="/poster.webp" />' + spoken(),
    body: '<div id="root">Skeleton</div>',
    answers: '<script type="application/json" id="answers">' + JSON.stringify(data) + '</script>',
    ...(isLecture ? { module: 'src/lecture-page.tsx', soon: ['src/player.tsx'] } : { module: 'src/courses-page.tsx' }),
  };
}
`;

const MANIFEST = {
  ...Object.fromEntries(
    ['fraunces', 'lora'].map((name) => [
      `../node_modules/${name}-latin-wght-normal.woff2`,
      { file: `assets/${name}-1.woff2`, src: `../node_modules/${name}-latin-wght-normal.woff2` },
    ]),
  ),
  'src/main.tsx': { file: 'assets/main.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  '_cards.js': { file: 'assets/cards.js', imports: ['_shared.js'] },
  'src/courses-page.tsx': { file: 'assets/courses.js', imports: ['_cards.js'], css: ['assets/courses.css'] },
  'src/lecture-page.tsx': { file: 'assets/lecture.js', imports: ['_shared.js'] },
  'src/player.tsx': { file: 'assets/player.js', imports: ['_shared.js'], css: ['assets/player.css'] },
};

const TEXTS = {
  address: 'assets/texts/1/',
  fileOf: { 'assets/main.js': '0.js', 'assets/lecture.js': '1.js' },
};

/** Fills a folder like that of a built client. */
export async function buildClient(folder: string): Promise<void> {
  await mkdir(join(folder, 'client/.vite'), { recursive: true });
  await mkdir(join(folder, 'rendering'));
  const client = join(import.meta.dirname, '../../../client');
  await cp(join(client, 'index.html'), join(folder, 'client/index.html'));
  await cp(join(client, 'public'), join(folder, 'client'), { recursive: true });
  await writeFile(join(folder, 'client/.vite/manifest.json'), JSON.stringify(MANIFEST));
  await writeFile(join(folder, 'client/.vite/texts.json'), JSON.stringify(TEXTS));
  await writeFile(join(folder, 'rendering/render-page.js'), PROGRAM);
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
}
