import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { SchoolClient } from './school-client.ts';

interface Fetching {
  /** Address of the school. */
  school: string;
  /** API token of an admin. */
  token: string;
  /** Where the archives go. It is created if missing. */
  folder: string;
  /** The slug of the only course; undefined for all courses. */
  only?: string | undefined;
  tell: (line: string) => void;
}

interface Listed {
  id: string;
  slug: string;
  title: string;
}

interface Page {
  nodes: Listed[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const PAGE = `query ($after: String) {
  courses(first: 100, after: $after, state: ANY) { nodes { id slug title } pageInfo { hasNextPage endCursor } }
}`;
const COURSE = 'query ($slug: String!) { course(slug: $slug) { id slug title } }';
const LINK = 'query ($id: ID!) { courseExportUrl(courseId: $id) }';

/**
 * Writes an archive of each course of a school, drafts included, and replaces those of before. A course that cannot be exported is told,
 * and the others go on. Returns the number of such courses. Throws Error if the school cannot be reached.
 */
export async function fetchCourses({ school, token, folder, only, tell }: Fetching): Promise<number> {
  const client = new SchoolClient(school, token);
  await mkdir(folder, { recursive: true });
  let failed = 0;
  for (const { id, slug, title } of await listOf(client, only)) {
    try {
      const { courseExportUrl } = await client.ask<{ courseExportUrl: string }>(LINK, { id });
      await save(await client.download(courseExportUrl), join(folder, `${slug}.zip`));
      tell(`${slug}.zip`);
    } catch (error) {
      failed += 1;
      tell(`${title} was not exported: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return failed;
}

async function listOf(client: SchoolClient, only: string | undefined): Promise<Listed[]> {
  if (only !== undefined) return [(await client.ask<{ course: Listed }>(COURSE, { slug: only })).course];
  const all: Listed[] = [];
  for (let after: string | null = null, isLast = false; !isLast;) {
    const { courses }: { courses: Page } = await client.ask(PAGE, { after });
    all.push(...courses.nodes);
    after = courses.pageInfo.endCursor;
    isLast = !courses.pageInfo.hasNextPage;
  }
  return all;
}

/** Writes a response to a file, which appears only as a whole. */
async function save(response: Response, place: string): Promise<void> {
  const temporary = `${place}.part`;
  try {
    // The types of the browser and of Node.js differ.
    const body = Readable.fromWeb(response.body as ReadableStream<Uint8Array>);
    await pipeline(body, createWriteStream(temporary));
    await rename(temporary, place);
  } finally {
    await rm(temporary, { force: true });
  }
}
