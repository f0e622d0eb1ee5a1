/** Thrown for an archive that is not read. The message is one for users. */
export class ArchiveError extends Error {}
