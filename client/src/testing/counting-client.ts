import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { GraphQLError } from 'graphql';
import { createCache } from '#client/app/cache.ts';

/** What the server would answer to an operation, by its name: its data, or an error to refuse it with. */
export type Answers = Record<string, (variables: Record<string, unknown>) => object | GraphQLError>;

/** A client with the product's cache that is answered from memory and keeps the name of every operation it sent. */
export function createCountingClient(answers: Answers) {
  const sent: string[] = [];
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        sent.push(operationName);
        const answer =
          answers[operationName]?.(variables) ?? new GraphQLError(`No answer to ${operationName}`);
        observer.next(
          answer instanceof GraphQLError
            ? { data: null, errors: [answer.toJSON()] }
            : { data: { ...answer } },
        );
        observer.complete();
      }),
  );
  return { client: new ApolloClient({ cache: createCache(), link }), sent };
}
