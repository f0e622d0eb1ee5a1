import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { GraphQLError, GraphQLScalarType } from 'graphql';
// Imports single parts, because the whole package loads its own multipart reader.
import { GraphQLUpload as packageScalar } from 'graphql-upload-ts/graphql-upload';
import { Upload } from 'graphql-upload-ts/upload';

interface FileSource {
  /** Reads the bytes from the sender on demand, once. */
  bytes: () => AsyncIterable<Uint8Array>;
  /** Stores the file on disk until the request ends, and updates the hash with it. Returns a function that opens it. */
  spool: (hash: Hash) => Promise<() => Readable>;
}

/**
 * A file that came with an operation and has not been read yet. It is the placeholder of `graphql-upload-ts` in the
 * operation's variables, without the promise of a file that is written to disk before the operation begins.
 */
export class IncomingFile extends Upload {
  private openSpooled?: () => Readable;

  constructor(private readonly source: FileSource) {
    super();
  }

  /**
   * Reads the bytes, once: from the disk after `hash`, otherwise from the sender on demand. The stream fails with the
   * errors of `formParts`.
   */
  open(): Readable {
    return this.openSpooled?.() ?? Readable.from(this.source.bytes());
  }

  /** Stores the file on disk and returns its SHA-256. Called once, before `open`. Throws the errors of `formParts`. */
  async hash(): Promise<string> {
    const hash = createHash('sha256');
    this.openSpooled = await this.source.spool(hash);
    return hash.digest('hex');
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
