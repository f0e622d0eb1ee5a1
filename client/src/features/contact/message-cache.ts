import { isReference, type ApolloCache } from '@apollo/client/cache';
import type { ContactMessagesQuery, InboxMessageFragment } from '#client/gql/graphql.ts';
import type { Stored } from '#client/graphql/stored.ts';

/** The filter of a list: `true` for handled messages, `false` for open ones, null for all. */
function filterOf(storeFieldName: string): boolean | null {
  // The field name comes from the type policy: `contactMessages:{"isHandled":false}`.
  const json = storeFieldName.slice(storeFieldName.indexOf(':') + 1);
  const { isHandled } = JSON.parse(json.startsWith('{') ? json : '{}') as { isHandled?: boolean | null };
  return isHandled ?? null;
}

/** Moves a message between the open and the handled list, to its position by time, newest first. */
export function moveMessage(cache: ApolloCache, message: InboxMessageFragment): void {
  const id = cache.identify({ ...message });
  if (!id) return;
  const isHandled = message.handledAt != null;
  cache.modify<Stored<ContactMessagesQuery>>({
    fields: {
      contactMessages(stored, { storeFieldName, readField }) {
        const filter = filterOf(storeFieldName);
        if (isReference(stored) || filter === null) return stored;
        const others = stored.edges.filter(({ node }) => node.__ref !== id);
        const wasHere = others.length < stored.edges.length;
        if (filter !== isHandled) {
          return wasHere ? { ...stored, edges: others, totalCount: stored.totalCount - 1 } : stored;
        }
        if (wasHere) return stored;
        const changed = { ...stored, totalCount: stored.totalCount + 1 };
        const place = others.findIndex(
          ({ node }) => String(readField('createdAt', node)) < message.createdAt,
        );
        // The message is past the loaded part of the list; a later page brings it.
        if (place === -1 && stored.pageInfo?.hasNextPage) return changed;
        const edge = { __typename: 'ContactMessageEdge' as const, cursor: '', node: { __ref: id } };
        return { ...changed, edges: others.toSpliced(place === -1 ? others.length : place, 0, edge) };
      },
    },
  });
}
