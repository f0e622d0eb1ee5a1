import { captionMessages } from '#shared/caption.ts';

/** Thrown for an invalid captions file. Its message is shown to the uploader. */
export class CaptionsFault extends Error {
  /** @param line number in the file, starting at 1. Omitted if the fault concerns the whole file. */
  constructor(
    readonly reason: string,
    readonly line?: number,
  ) {
    super(line === undefined ? reason : captionMessages.validation.captionsLine({ line, reason }));
    this.name = 'CaptionsFault';
  }
}
