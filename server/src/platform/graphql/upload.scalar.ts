import { Readable } from 'node:stream';
import { GraphQLError, GraphQLScalarType } from 'graphql';
// By its parts: as a whole it loads its reader, which is not ours.
import { GraphQLUpload as packageScalar } from 'graphql-upload-ts/graphql-upload';
import { Upload } from 'graphql-upload-ts/upload';

/**
 * A file that came with an operation. Nothing was read of it yet: of `graphql-upload-ts` it is the placeholder in the operation's
 * variables, but not the promise of a file that was written to the disk before the operation began.
 */
export class IncomingFile extends Upload {
  constructor(private readonly bytes: () => AsyncIterable<Uint8Array>) {
    super();
  }

  /** Its bytes, read from the sender as they are asked for; once. They fail with what `formParts` throws. */
  open(): Readable {
    return Readable.from(this.bytes());
  }
}

function refuse(): never {
  throw new GraphQLError('A file is sent by a multipart request.');
}

/** A file of the GraphQL multipart request specification: the package's scalar, with our refusals and the file as its value. */
export const GraphQLUpload = new GraphQLScalarType<IncomingFile, never>({
  ...packageScalar.toConfig(),
  parseValue: (value) => (value instanceof IncomingFile ? value : refuse()),
  parseLiteral: refuse,
  serialize: refuse,
});
