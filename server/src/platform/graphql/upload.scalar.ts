import { Readable } from 'node:stream';
import { GraphQLError, GraphQLScalarType } from 'graphql';
// Imports single parts, because the whole package loads its own multipart reader.
import { GraphQLUpload as packageScalar } from 'graphql-upload-ts/graphql-upload';
import { Upload } from 'graphql-upload-ts/upload';

/**
 * A file that came with an operation and has not been read yet. It is the placeholder of `graphql-upload-ts` in the
 * operation's variables, without the promise of a file that is written to disk before the operation begins.
 */
export class IncomingFile extends Upload {
  constructor(private readonly bytes: () => AsyncIterable<Uint8Array>) {
    super();
  }

  /** Reads the bytes from the sender on demand, once. The stream fails with the errors of `formParts`. */
  open(): Readable {
    return Readable.from(this.bytes());
  }
}

function refuse(): never {
  throw new GraphQLError('A file is sent by a multipart request.');
}

/** A file of the GraphQL multipart request specification: the package's scalar, with our errors and the file as its value. */
export const GraphQLUpload = new GraphQLScalarType<IncomingFile, never>({
  ...packageScalar.toConfig(),
  parseValue: (value) => (value instanceof IncomingFile ? value : refuse()),
  parseLiteral: refuse,
  serialize: refuse,
});
