import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphqlContext } from './context.ts';

/** Tells in the header that HTTP has for it, too, how long a caller that came too often has to wait. */
export const retryAfterHeader: ApolloServerPlugin<GraphqlContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { body, http } }) {
        if (body.kind !== 'single') return;
        const waits = (body.singleResult.errors ?? []).map(({ extensions }) => extensions?.retryAfter);
        const longest = Math.max(0, ...waits.filter((seconds) => typeof seconds === 'number'));
        if (longest > 0) http.headers.set('retry-after', String(longest));
      },
    };
  },
};
