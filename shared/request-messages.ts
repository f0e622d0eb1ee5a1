import { textsOf } from './texts/texts.ts';

const requestTexts = textsOf('requests', {
  /** What requests are refused with that no page sends. */
  refusals: {
    bodyOverdue: 'This took too long to arrive. Please try again',
    overloaded: 'Too many people are here at this moment. Please try again in a few seconds',
    documentNotTrusted:
      'This school answers the queries of its own pages only. If you see this on one of them, please reload it',
    methodNotAllowed: 'This address does not take this method',
    crossSite: 'This request came from another site and was refused',
    byNavigation: 'Opening this address in a browser changes nothing. Call it from a script or use POST',
    linkExpired: 'This link has expired',
    /** An Idempotency-Key is a header of HTTP. */
    idempotencyKeyMalformed:
      'An Idempotency-Key has 1 to 255 letters, digits and signs of ASCII, without spaces',
    idempotencyKeyReused:
      'This Idempotency-Key came with another call before. Please make a new one for each call',
    idempotencyKeyUnanswered:
      'The first call with this Idempotency-Key has no answer: it is still in progress, or it failed before it was answered. Look whether it was done before you send it with a new key',
    idempotencyAnswerNotKept:
      'This call was carried out, but its answer was too long to keep. Read the result with a query; do not send the call again',
    nestedTooDeeply: 'This JSON is nested too deeply: lists and objects can be {limit} levels deep',
  },
  /** What input is refused with that forms judge otherwise. */
  input: {
    malformedId: 'This is not a valid id',
    /** A cursor is a place in a list, as the programming interface writes it. */
    malformedCursor: 'This is not a cursor of this list',
    pageSize: 'Ask for 1 to {limit} entries',
    imageMemory: 'This picture takes too much memory to read. Please save it with fewer pixels',
    imageParts: 'This picture is made of too many parts. Please save it again as a standard JPEG',
    imageTime: 'Reading this picture takes too long. Please save it with fewer pixels',
  },
});

/** What requests are refused with that no page sends: in a file of their own, so that browsers do not load it. */
export const requestMessages = requestTexts.refusals;

/** What input is refused with that forms judge otherwise: only the server says it. */
export const inputRefusals = requestTexts.input;
