import { textsOf } from './texts/texts.ts';

const requestTexts = textsOf('requests', {
  /** Errors for requests that the pages of the school do not send. Programs and developers see them. */
  refusals: {
    bodyOverdue: 'The request took too long to arrive. Try again',
    overloaded: 'The school is very busy right now. Try again in a few seconds',
    documentNotTrusted:
      'This school only answers queries from its own pages. If you see this on one of them, reload it',
    methodNotAllowed: 'This address does not support this method',
    crossSite: 'This request came from another site and was refused',
    byNavigation: 'Opening this address in a browser changes nothing. Call it from a script or use POST',
    linkExpired: 'This link has expired',
    /** `Idempotency-Key` is an HTTP header. */
    idempotencyKeyMalformed:
      'An Idempotency-Key has 1 to 255 ASCII letters, digits and symbols, without spaces',
    idempotencyKeyReused:
      'This Idempotency-Key has already been used with another call. Use a new key for each call',
    idempotencyKeyUnanswered:
      'The first call with this Idempotency-Key has no response: it is still in progress, or it failed before the response. Check whether it was carried out before you send it with a new key',
    idempotencyAnswerNotKept:
      'This call was carried out, but its response was too long to keep. Read the result with a query. Do not send the call again',
    nestedTooDeeply: 'This JSON is nested too deeply. Lists and objects can be up to {limit} levels deep',
  },
  /** Errors for input that forms check in other ways. */
  input: {
    malformedId: 'This is not a valid id',
    /** A cursor is the API’s reference to a position in a list. */
    malformedCursor: 'This cursor does not belong to this list',
    pageSize: 'Request 1 to {limit} entries',
    idCount: 'Request up to {limit} ids',
    /** `slug` and `id` are names of arguments. */
    slugOrId: 'Pass either slug or id',
    imageMemory: 'This picture needs too much memory to process. Save it with fewer pixels',
    imageParts: 'This picture consists of too many parts. Save it again as a standard JPEG',
    imageTime: 'This picture takes too long to process. Save it with fewer pixels',
  },
});

/** Errors for requests that the pages do not send. They have a file of their own, so that browsers do not load them. */
export const requestMessages = requestTexts.refusals;

/** Errors for input that forms check in other ways. Only the server uses them. */
export const inputRefusals = requestTexts.input;
