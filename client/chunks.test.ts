import { fileURLToPath } from 'node:url';
import { normalizePath, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { chunkGroups } from './chunks.ts';

const screen = (path: string) =>
  normalizePath(fileURLToPath(new URL(`./src/features/${path}-page.tsx`, import.meta.url)));
const importing = (...importedIds: string[]) => ({ code: '', importedIds, exports: [] as string[] });
const documents = '/src/gql/graphql.ts';
const icons = '/node_modules/lucide-react/dist/esm/lucide-react.mjs';

const modules: Record<string, Pick<Rolldown.ModuleInfo, 'code' | 'importedIds' | 'exports'>> = {
  [screen('home/home')]: {
    ...importing('/card.tsx', documents, icons),
    code: 'import { PlanDocument } from "#client/gql/graphql.ts";\nimport { ChevronDown, Trash2 as Bin } from "lucide-react";',
  },
  [screen('course/course')]: {
    ...importing('/card.tsx', '/course-cache.ts', documents),
    code: 'import { PlanDocument, CourseDocument } from "#client/gql/graphql.ts";',
  },
  [screen('auth/login')]: importing('/field.tsx'),
  '/card.tsx': importing('/picture.tsx'),
  '/field.tsx': importing('/picture.tsx'),
  [documents]: importing('/plan.ts', '/course.ts', '/member.ts'),
  '/plan.ts': { ...importing(), exports: ['PlanDocument'] },
  '/course.ts': { ...importing(), exports: ['CourseDocument'] },
  '/member.ts': { ...importing(), exports: ['MemberDocument'] },
  [icons]: importing('/icons/chevron-down.mjs', '/icons/trash-2.mjs', '/icons/lock.mjs'),
};

/** The chunk of a module that several screens use, by the groups that depend on the screens. */
function chunkOf(id: string): string | undefined {
  // The groups read no other fields of a module.
  const context = {
    getModuleInfo: (each: string) => (modules[each] ?? null) as Rolldown.ModuleInfo | null,
  };
  const names = chunkGroups().map(({ name }) => (typeof name === 'function' ? name(id, context) : null));
  return names.find((name) => name !== null && name !== undefined) ?? undefined;
}

it('modules of several first screens share a chunk', () => {
  expect(chunkOf('/card.tsx')).toBe('shared');
  expect(chunkOf('/picture.tsx')).toBe('shared');
  expect(chunkOf('/plan.ts')).toBe('shared');
});

it('modules of one first screen are in a chunk of that screen', () => {
  expect(chunkOf('/course-cache.ts')).toBe('course');
  expect(chunkOf('/course.ts')).toBe('course');
  expect(chunkOf('/field.tsx')).toBe('login');
  expect(chunkOf('/icons/chevron-down.mjs')).toBe('home');
  expect(chunkOf('/icons/trash-2.mjs')).toBe('home');
});

it('modules that no first screen imports are left to the bundler', () => {
  expect(chunkOf('/member.ts')).toBeUndefined();
  expect(chunkOf('/icons/lock.mjs')).toBeUndefined();
});
