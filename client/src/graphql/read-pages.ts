import { limits } from '#shared/limits.ts';

/** A page of a cursor-based list. */
export interface Page<Node> {
  edges: readonly { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** The variables of a page: its size, and the cursor before it. */
export interface PageRequest {
  first: number;
  after: string | null;
}

/** Reads the first `most` nodes of a list, page by page. `isCut` tells whether there are more. */
export async function readPages<Node>(
  most: number,
  read: (page: PageRequest) => Promise<Page<Node> | undefined>,
): Promise<{ nodes: Node[]; isCut: boolean }> {
  const nodes: Node[] = [];
  let after: string | null = null;
  do {
    const first = Math.min(limits.pageSize.max, most - nodes.length);
    const page: Page<Node> | undefined = await read({ first, after });
    nodes.push(...(page?.edges ?? []).map(({ node }) => node));
    after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null && nodes.length < most);
  return { nodes, isCut: after !== null };
}
