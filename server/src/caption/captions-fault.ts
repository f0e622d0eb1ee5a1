import { captionMessages } from '#shared/caption.ts';

/** Why a file cannot be taken as captions, in words that are meant for whoever chose the file. */
export class CaptionsFault extends Error {
  /** @param line where in the file, counted from 1; left out when it is about all of it. */
  constructor(reason: string, line?: number) {
    super(line === undefined ? reason : captionMessages.validation.captionsLine({ line, reason }));
    this.name = 'CaptionsFault';
  }
}
