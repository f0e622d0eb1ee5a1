import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { boundaries, refusedImports } from './lib/boundaries.mjs';
import { root } from './lib/project.mjs';
import {
  createResolver,
  describeCycle,
  edgesBetween,
  findCycles,
  importsOf,
  misplacedImport,
  readSources,
  withoutTests,
} from './lib/rooms.mjs';

const { imports: aliases } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Returns the room of a file: its first folder below `base`, plus the second one if the first is in `holders`. */
const roomBelow = (base, holders) => (path) => {
  const [folder, ...rest] = path.slice(base.length + 1).split('/');
  return holders.includes(folder) && rest.length > 1 ? `${folder}/${rest[0]}` : folder;
};

/** Describes the cycles between the rooms of a project. */
const cyclesOf = (sources, roomOf) =>
  findCycles(edgesBetween(importsOf(sources, createResolver(aliases)), roomOf)).map(describeCycle);

const sourcesOf = (base) => {
  const sources = withoutTests(readSources(root, base));
  expect(sources.size).toBeGreaterThan(100);
  return sources;
};

describe('the rooms of the product', () => {
  it('have no cycle in the client', () => {
    const base = 'client/src';
    expect(cyclesOf(sourcesOf(base), roomBelow(base, ['entities', 'features']))).toEqual([]);
  });

  it('have no cycle between the layers of the client', () => {
    const base = 'client/src';
    expect(cyclesOf(sourcesOf(base), roomBelow(base, []))).toEqual([]);
  });

  it('have no cycle in the server', () => {
    const base = 'server/src';
    expect(cyclesOf(sourcesOf(base), roomBelow(base, ['payment', 'platform']))).toEqual([]);
  });

  it('have no cycle in the Stripe sandbox', () => {
    const base = 'sandbox/stripe';
    expect(cyclesOf(withoutTests(readSources(root, base)), roomBelow(base, []))).toEqual([]);
  });
});

describe('the boundaries of the product', () => {
  const folders = ['client', 'server', 'shared', 'sandbox'];
  const importsIn = (sources) => importsOf(sources, createResolver(aliases));

  it('are kept', () => {
    const sources = new Map([...folders, 'testing'].flatMap((folder) => [...readSources(root, folder)]));
    const product = withoutTests(sources);
    const imports = importsIn(sources).filter(({ from }) => product.has(from));
    expect(refusedImports(imports)).toEqual([]);
  });

  it('refer to existing folders', () => {
    const paths = folders.flatMap((folder) => [...readSources(root, folder).keys()]);
    const named = new Set(boundaries.flatMap(({ target, from }) => [...target, ...from]));
    const there = (folder) => folder === 'testing' || paths.some((path) => path.startsWith(`${folder}/`));
    expect([...named].filter((folder) => !there(folder))).toEqual([]);
  });

  it.each([
    ['server/src/course/course.service.ts', '#server/lecture/lecture.service.ts', 'compose.ts'],
    ['server/src/platform/db/orm.ts', '#server/user/user.entity.ts', 'not the other way round'],
    ['server/src/user/user.service.ts', '#server/api-v1/routes.ts', 'above the features'],
    ['client/src/ui/card.tsx', '#client/features/home/home.ts', 'layers below it'],
    ['client/src/features/home/home.tsx', '#client/app/router.ts', 'layers below it'],
    ['client/src/main.tsx', '#server/config.ts', 'by its schema only'],
    ['shared/course.ts', '#client/ui/card.ts', 'stands alone'],
    ['sandbox/stripe/server.ts', '#server/config.ts', 'knows nothing of us'],
    ['server/src/main.ts', '#testing/factories.ts', 'Only tests'],
  ])('do not allow %s to import %s', (from, specifier, message) => {
    const to = createResolver(aliases)(from, specifier);
    const files = { [from]: `import { one } from '${specifier}';`, [to]: '' };
    const [refused, ...others] = refusedImports(importsIn(new Map(Object.entries(files))));
    expect(others).toEqual([]);
    expect(refused).toContain(`${from} imports ${to}: `);
    expect(refused).toContain(message);
  });
});

describe('the files of the project', () => {
  const folders = [
    'bench',
    'client',
    'e2e',
    'faults',
    'fuzz',
    'sandbox',
    'scripts',
    'server',
    'shared',
    'testing',
  ];
  const each = (path) => path;

  it('have no cycle, tests included', () => {
    const sources = new Map(folders.flatMap((folder) => [...readSources(root, folder)]));
    expect(sources.size).toBeGreaterThan(1000);
    expect(cyclesOf(sources, each)).toEqual([]);
  });

  it('have sorted imports', () => {
    const sources = folders.flatMap((folder) => [...readSources(root, folder)]);
    const misplaced = sources.flatMap(([path, text]) => {
      const specifier = misplacedImport(text);
      return specifier === undefined ? [] : [`${path}: ${specifier} belongs further up`];
    });
    expect(misplaced).toEqual([]);
  });

  it.each([
    ["import { one } from './one.ts';", "import { join } from 'node:path';", 'node:path'],
    ["import { two } from '#shared/two.ts';", "import {\n  join,\n} from 'vite';", 'vite'],
    [
      "import { join } from 'vite';",
      "import { one } from './one.ts';\nexport { two } from 'vite';",
      undefined,
    ],
    ["import { join } from 'vite';", "import 'node:path';", undefined],
  ])('are checked for the order of imports: "%s" before "%s"', (first, second, misplaced) => {
    expect(misplacedImport(`${first}\n${second}\n`)).toBe(misplaced);
  });

  it('have a cycle if a file imports itself indirectly, which is reported without the way to it', () => {
    const sources = {
      'client/src/main.tsx': "import { App } from './app.tsx';",
      'client/src/app.tsx': "import { Header } from './header.tsx';",
      'client/src/header.tsx': "import type { App } from './app.tsx';\nimport { Menu } from './menu.tsx';",
      'client/src/menu.tsx': '',
    };
    expect(cyclesOf(new Map(Object.entries(sources)), each)).toEqual([
      'client/src/app.tsx -> client/src/header.tsx (client/src/app.tsx needs client/src/header.tsx), ' +
        'client/src/header.tsx -> client/src/app.tsx (client/src/header.tsx needs client/src/app.tsx)',
    ]);
  });
});

describe('a cycle between rooms', () => {
  const found = (files) => cyclesOf(new Map(Object.entries(files)), roomBelow('client/src', ['features']));

  it('is found by values, by alias and by path', () => {
    const files = {
      'client/src/features/course/card.ts': "import { play } from '#client/features/lecture/play.ts';",
      'client/src/features/lecture/play.ts': "import {\n  one,\n  two,\n} from '../course/card.ts';",
    };
    expect(found(files)).toEqual([
      'features/course -> features/lecture (client/src/features/course/card.ts needs client/src/features/lecture/play.ts), ' +
        'features/lecture -> features/course (client/src/features/lecture/play.ts needs client/src/features/course/card.ts)',
    ]);
  });

  it.each([
    ['types', "import type { Card } from '#client/ui/card.tsx';"],
    ['exports', "export { card } from '#client/ui/card.tsx';"],
    ['effects', "import '#client/ui/card.tsx';"],
    ['imports when needed', "const load = () => import('#client/ui/card.tsx');"],
  ])('is found by %s', (_, statement) => {
    const files = {
      'client/src/ui/card.tsx': "import { notify } from '#client/toasts/toasts.ts';",
      'client/src/toasts/toasts.ts': statement,
    };
    expect(found(files)).toHaveLength(1);
  });

  it('is found by fragments of GraphQL documents', () => {
    const files = {
      'client/src/features/course/course.graphql':
        'fragment CourseCard on Course {\n  lectures {\n    ...LectureRow\n  }\n}\n',
      'client/src/features/lecture/lecture.graphql':
        'fragment LectureRow on Lecture {\n  ...on Node {\n    id\n  }\n  course {\n    ...CourseCard\n  }\n}\n',
    };
    expect(found(files)).toHaveLength(1);
    const withComment = files['client/src/features/lecture/lecture.graphql'].replace('...C', '# ...C');
    expect(found({ ...files, 'client/src/features/lecture/lecture.graphql': withComment })).toEqual([]);
  });

  it('is found by what is generated from GraphQL documents', () => {
    const files = {
      'client/src/features/course/course.graphql': 'query Courses($first: Int) {\n  id\n}\n',
      'client/src/features/course/list.ts': "import { home } from '#client/features/home/home.ts';",
      'client/src/features/home/home.ts': "import { useCoursesQuery } from '#client/gql/graphql.ts';",
      'client/src/gql/graphql.ts': '',
    };
    expect(found(files)).toHaveLength(1);
  });

  it('is found over several rooms, with a fragment in the middle', () => {
    const files = {
      'client/src/app/router.ts': "import { home } from '#client/features/home/home.ts';",
      'client/src/features/home/home.ts': "import type { Card } from '#client/features/course/card.ts';",
      'client/src/features/course/course.graphql': 'query Courses {\n  ...SearchParts\n}\n',
      'client/src/features/course/card.ts': '',
      'client/src/features/search/search.graphql': 'fragment SearchParts on Query {\n  id\n}\n',
      'client/src/features/search/hits.ts': "import { home } from '#client/features/home/home.ts';",
    };
    const [cycle, ...others] = found(files);
    expect(others).toEqual([]);
    for (const room of ['home', 'course', 'search']) expect(cycle).toContain(`features/${room} -> `);
    expect(cycle).not.toContain('app');
  });

  it('is not reported if rooms import in one direction', () => {
    const files = {
      'client/src/ui/card.tsx':
        "import { format } from './format.ts';\nimport { Box } from '@chakra-ui/react';",
      'client/src/ui/format.ts': "import type { Card } from './card.tsx';",
      'client/src/features/course/card.ts': "import { Card } from '#client/ui/card.tsx';",
    };
    expect(found(files)).toEqual([]);
  });
});
