/** Texts of no single feature: each feature's are in the file of its name beside this one. */
export const messages = {
  failure: {
    operation: 'Operation failed',
    copy: 'It could not be copied. Please select it and copy it yourself',
  },
  success: {
    copy: 'Copied',
  },
  validation: {
    imageUnreadable: 'This picture cannot be read. Please choose another file',
    imageTooLarge: 'This picture is too large. At most 10 MB and 50 megapixels are allowed',
    imageMemory: 'This picture takes too much memory to read. Please save it with fewer pixels',
    textTooLong: (limit: number) => `At most ${limit} characters are allowed`,
    malformedId: 'This is not a valid id',
    malformedCursor: 'This is not a cursor of this list',
    pageSize: (limit: number) => `Ask for 1 to ${limit} entries`,
  },
  access: {
    loginRequired: 'Please log in first',
    denied: 'You are not allowed to do this',
    crossSite: 'This request came from another site and was refused',
    linkExpired: 'This link has expired',
    tooManyRequests: 'Too many requests. Please try again later',
  },
  notFound: {
    page: 'There is nothing at this address',
  },
  internal: 'Something went wrong on our side. Please try again',
  unavailable: 'The service is not available right now. Please try again in a moment',
  bodyOverdue: 'This took too long to arrive. Please try again',
  badRequest: 'This request is not well formed',
  documentNotTrusted:
    'This school answers the queries of its own pages only. If you see this on one of them, please reload it',
  methodNotAllowed: 'This address does not take this method',
} as const;
