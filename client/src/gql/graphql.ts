/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useMutation, useQuery, useSubscription, type SkipToken } from '@apollo/client/react';
/** Kinds of what happens on the way to access. */
export type AccessHistoryKind =
  | 'AUTHENTICATION_NEEDED'
  | 'CANCELLATION_REQUESTED'
  | 'CANCELLED_FOR_PERIOD_END'
  | 'CHECKOUT_EXPIRED'
  | 'CHECKOUT_FAILED'
  | 'CHECKOUT_PAID'
  | 'CHECKOUT_PENDING'
  | 'CHECKOUT_STARTED'
  | 'DISPUTE_CLOSED'
  | 'DISPUTE_OPENED'
  | 'GRANTED'
  | 'GRANT_ENDED'
  | 'PAYMENT'
  | 'PAYMENT_FAILED'
  | 'REFUND'
  | 'REFUND_FAILED'
  | 'REFUND_REQUESTED'
  | 'RESUMED'
  | 'SUBSCRIPTION_ENDED'
  | 'SUBSCRIPTION_STARTED';

/** What decides whether a person may watch. */
export type AccessReason =
  /** An admin watches everything. */
  | 'ADMIN'
  /** The payer's bank took the last payment back. */
  | 'DISPUTED'
  /** The subscription or the granted time is over. */
  | 'ENDED'
  /** The renewal could not be paid; the days of grace are running. */
  | 'GRACE'
  /** An admin gave access. */
  | 'GRANTED'
  /** There never was a subscription. */
  | 'NEVER'
  /** A paid year is running. */
  | 'PAID'
  /** A paid year is running and will not be renewed. */
  | 'PAID_LAST_YEAR'
  /** A payment was made, and the bank has not confirmed it yet. */
  | 'PENDING'
  /** The last payment was given back. */
  | 'REFUNDED'
  /** The renewal could not be paid, and the days of grace are over. */
  | 'UNPAID';

/** What a personal API token may do. */
export type ApiTokenScope =
  /** Queries and GETs. */
  | 'READ'
  /** Everything the person may do, but not: passwords and tokens. */
  | 'WRITE';

/** What an admin may have done. */
export type AuditAction =
  /** Ended somebody's access. */
  | 'ACCESS_ENDED'
  /** Gave somebody access without a payment. */
  | 'ACCESS_GRANTED'
  /** Created a course, or a draft of one. */
  | 'COURSE_CREATED'
  /** Put a course in the trash. */
  | 'COURSE_DELETED'
  /** Changed texts or picture of a course. */
  | 'COURSE_EDITED'
  /** Showed a draft to everybody. */
  | 'COURSE_PUBLISHED'
  /** Took a course out of the trash. */
  | 'COURSE_RESTORED'
  /** Made a published course a draft. */
  | 'COURSE_UNPUBLISHED'
  /** Put the lectures of a course in a new order. */
  | 'LECTURES_REORDERED'
  /** Added a lecture to a course. */
  | 'LECTURE_ADDED'
  /** Put a lecture in the trash. */
  | 'LECTURE_DELETED'
  /** Changed texts, preview or video of a lecture. */
  | 'LECTURE_EDITED'
  /** Took a lecture out of the trash. */
  | 'LECTURE_RESTORED'
  /** Marked a message as done. */
  | 'MESSAGE_HANDLED'
  /** Marked a message as open again. */
  | 'MESSAGE_REOPENED'
  /** Compared the payments with Stripe. */
  | 'PAYMENTS_RECONCILED'
  /** Tried a failed refund once more. */
  | 'REFUND_RETRIED'
  /** Made somebody an admin, or no longer one. */
  | 'ROLE_CHANGED'
  /** Removed somebody's second factor. */
  | 'SECOND_FACTOR_REMOVED';

/** How captions came to be. */
export type CaptionSource =
  /** A machine listened, and nobody has edited them since. */
  | 'AUTOMATIC'
  /** Somebody wrote them. */
  | 'UPLOADED';

/** A new password, by the current one. */
export type ChangePasswordInput = {
  /** The password as it is. */
  currentPassword: string;
  /** 6 to 16 characters with a number and a special character. */
  newPassword: string;
  /** Whether all API tokens of the person end, too. */
  revokeApiTokens?: boolean;
};

/** How far a checkout is. */
export type CheckoutState =
  /** It was not paid in time. */
  | 'EXPIRED'
  /** The bank refused the payment in the end. */
  | 'FAILED'
  /** It can be paid. */
  | 'OPEN'
  /** Paid. */
  | 'PAID'
  /** The payment was made, and the bank has not confirmed it yet. */
  | 'PENDING';

/** What shows who is at a session: one of its fields. */
export type ConfirmIdentityInput = {
  /** What the authenticator app shows, 6 digits. */
  code?: string | null | undefined;
  /** Password of the account. */
  currentPassword?: string | null | undefined;
  /** What the browser answers for a passkey: the JSON of WebAuthn's `AuthenticationResponseJSON`. */
  passkey?: string | null | undefined;
  /** One of the recovery codes. */
  recoveryCode?: string | null | undefined;
};

/** A message to whoever runs the school. */
export type ContactMessageInput = {
  /** Mail address to answer to. */
  email: string;
  /** What there is to say, plain text. */
  message: string;
  /** Name of the sender. */
  name: string;
};

/** Order of a list of courses. */
export type CourseSort =
  /** By category, A to Z. */
  | 'CATEGORY'
  /** By category, Z to A. */
  | 'CATEGORY_DESC'
  /** Fewest lectures first. */
  | 'FEWEST_LECTURES'
  /** By instructor, A to Z. */
  | 'INSTRUCTOR'
  /** By instructor, Z to A. */
  | 'INSTRUCTOR_DESC'
  /** Longest first. */
  | 'LONGEST'
  /** Most lectures first. */
  | 'MOST_LECTURES'
  /** Newest first. */
  | 'NEWEST'
  /** Oldest first. */
  | 'OLDEST'
  /** Best match of the search first. */
  | 'RELEVANCE'
  /** Shortest first. */
  | 'SHORTEST'
  /** By title, A to Z. */
  | 'TITLE'
  /** By title, Z to A. */
  | 'TITLE_DESC';

/** Which courses of the school a list shows. */
export type CourseState =
  /** Both. Admins only. */
  | 'ANY'
  /** Those that visitors do not see yet. Admins only. */
  | 'DRAFT'
  /** Those that everybody sees. */
  | 'PUBLISHED';

/** A new personal API token. */
export type CreateApiTokenInput = {
  /** Password of the account. */
  currentPassword: string;
  /** What its owner calls it, at most 60 characters. */
  name: string;
  /** What it may do. */
  scope: ApiTokenScope;
};

/** A new course. */
export type CreateCourseInput = {
  /** Category it is listed under. */
  category: string;
  /** What it is about, plain text. */
  description: string;
  /** Name of the person who teaches it. */
  instructor: string;
  /** Whether everybody sees it at once. A draft needs a title only; leave the other texts empty. */
  publish?: boolean;
  /** Picture: JPEG or PNG, at most 10 MB; it is cropped to 16:9. Only a draft may do without. */
  thumbnail?: File | null | undefined;
  /** Title. */
  title: string;
};

/** What shows that somebody has their second factor: one of its fields. */
export type FactorProof = {
  /** What the authenticator app shows, 6 digits. */
  code?: string | null | undefined;
  /** What the browser answers for a passkey: the JSON of WebAuthn's `AuthenticationResponseJSON`. */
  passkey?: string | null | undefined;
  /** One of the recovery codes. */
  recoveryCode?: string | null | undefined;
};

/** Where in a lecture something was found. */
export type LectureHitKind =
  /** In what is said. */
  | 'SPOKEN'
  /** In its title or description. */
  | 'TEXT';

/** Where a lecture's video is on its way to everybody's screen. */
export type LectureStatus =
  /** Its video could not be prepared; `failure` says why. */
  | 'FAILED'
  /** Its video has arrived, plays as it is, and is being prepared for streaming. */
  | 'PROCESSING'
  /** Its video plays. */
  | 'READY'
  /** Its video is being sent. An older one plays meanwhile, if there is one. */
  | 'UPLOADING';

/** Who logs in. */
export type LoginInput = {
  /** Mail address of the account. */
  email: string;
  /** Password of the account. */
  password: string;
};

/** A mark set by hand. */
export type MarkLectureInput = {
  /** Whether it is done. */
  isDone: boolean;
  /** The lecture. */
  lectureId: string;
};

/** What a passkey is asked for. */
export type PasskeyPurpose =
  /** To show again who is at the session: `confirmIdentity`. */
  | 'CONFIRMATION'
  /** To log in by it alone: `loginWithPasskey`. */
  | 'LOGIN'
  /** To end a login: `completeLogin`. */
  | 'SECOND_STEP';

/** Kinds of trouble with payments. */
export type PaymentProblemKind =
  /** Stripe opens no payment page. */
  | 'CHECKOUT_REFUSED'
  /** A payer's bank takes a payment back. */
  | 'DISPUTE'
  /** An event of Stripe could not be worked off yet. */
  | 'EVENT_FAILED'
  /** An event of Stripe told of something that this school does not sell. */
  | 'EVENT_ODD'
  /** An event of Stripe was not for this school. */
  | 'EVENT_REFUSED'
  /** Stripe refuses the key of the school. */
  | 'KEY_REFUSED'
  /** Stripe opens no billing page. */
  | 'PORTAL_REFUSED'
  /** Stripe does not sell at the price of the school. */
  | 'PRICE_REFUSED'
  /** The last comparison with Stripe broke off. */
  | 'RECONCILIATION_FAILED'
  /** A refund failed. */
  | 'REFUND_FAILED'
  /** Stripe makes no refund. */
  | 'REFUND_REFUSED'
  /** A cancellation could not be carried out yet. */
  | 'REQUEST_STUCK'
  /** Stripe cannot work out the tax. */
  | 'TAX_REFUSED';

/** How far a refund is. */
export type RefundState =
  /** It was called off at Stripe. */
  | 'CANCELED'
  /** It came back to the school and is tried again. */
  | 'FAILED'
  /** On its way. */
  | 'PENDING'
  /** With the payer's bank, which may take some days to show it. */
  | 'SUCCEEDED';

/** A new account. */
export type RegisterInput = {
  /** Portrait: JPEG, PNG or WebP, at most 10 MB. */
  avatar: File;
  /** Mail address; it is the name to log in with. */
  email: string;
  /** At least 5 characters. */
  fullName: string;
  /** 6 to 16 characters with a number and a special character. */
  password: string;
};

/** A new order of a course's lectures. */
export type ReorderLecturesInput = {
  /** The course. */
  courseId: string;
  /** All lectures of the course, in their new order. CONFLICT when they are not the ones it has now. */
  lectureIds: Array<string>;
};

/** A new password, by the link of a mail. */
export type ResetPasswordInput = {
  /** 6 to 16 characters with a number and a special character. */
  password: string;
  /** From the mail. */
  token: string;
};

/** What a person may do. */
export type Role =
  /** Runs the school: manages courses and lectures, watches everything. */
  | 'ADMIN'
  /** Learns: watches with an active subscription. */
  | 'USER';

/** Captions of a lecture in one language. */
export type SaveCaptionsInput = {
  /** WebVTT or SRT, UTF-8, at most 2 MB. */
  file: File;
  /** BCP 47 tag, like `en` or `pt-BR`. */
  language: string;
  /** The lecture. */
  lectureId: string;
  /** The version that was edited; null for captions in a new language. CONFLICT when somebody else saved another meanwhile. */
  version?: number | null | undefined;
};

/** Where somebody is in a lecture. */
export type SaveProgressInput = {
  /** How many milliseconds ago that was; older positions do not undo newer ones. */
  age?: number;
  /** The lecture. */
  lectureId: string;
  /** Where they are, in seconds. */
  position: number;
};

/** A picture of a lecture's video, for when the server can make none. */
export type SetPosterInput = {
  /** The lecture. */
  lectureId: string;
  /** JPEG, PNG or WebP, at most 10 MB. */
  poster: File;
};

/** A new lecture and the video that is to be uploaded for it. */
export type StartLectureInput = {
  /** The course it is added to, at the end. */
  courseId: string;
  /** What it is about, plain text. */
  description: string;
  /** The file. */
  file: UploadFileInput;
  /** Whether everybody may watch it. */
  isFreePreview?: boolean;
  /** Title. */
  title: string;
};

/** A video that is to take the place of a lecture's. */
export type StartReplacementInput = {
  /** The file. */
  file: UploadFileInput;
  /** The lecture. */
  lectureId: string;
};

/** Videos that are to become lectures. */
export type StartUploadsInput = {
  /** The course they are added to, at the end and in this order. */
  courseId: string;
  /** The files, at most 100. */
  files: Array<UploadFileInput>;
};

/** Why a subscription gives access. */
export type SubscriptionKind =
  /** Given by an admin, without a payment. */
  | 'GRANTED'
  /** Paid for. */
  | 'PAID';

/** What was asked for of a subscription. */
export type SubscriptionRequestKind =
  /** Ends now. */
  | 'AT_ONCE'
  /** Ends with the paid year. */
  | 'AT_PERIOD_END'
  /** Goes on after all. */
  | 'RESUME';

/** State of a subscription. ACTIVE and GRACE open the lectures. */
export type SubscriptionStatus =
  /** Paid, and the paid year is not over. */
  | 'ACTIVE'
  /** The renewal could not be paid yet. The lectures stay open until `accessUntil`, so that the card can be updated. */
  | 'GRACE'
  /** Ended: cancelled, refunded or run out. */
  | 'INACTIVE'
  /** The renewal could not be paid, and the days of grace are over. */
  | 'PAST_DUE'
  /** The first payment is not confirmed yet. */
  | 'PENDING';

/** How far a machine is with the captions of a lecture. */
export type TranscriptionState =
  /** The captions are there. */
  | 'DONE'
  /** It could not be done; `failure` says why. */
  | 'FAILED'
  /** It waits for its turn or listens. */
  | 'RUNNING';

/** An edit of a course. What is left out stays as it is. */
export type UpdateCourseInput = {
  /** Category it is listed under. */
  category?: string | null | undefined;
  /** What it is about, plain text. */
  description?: string | null | undefined;
  /** The course. */
  id: string;
  /** Name of the person who teaches it. */
  instructor?: string | null | undefined;
  /** Replaces the picture. */
  thumbnail?: File | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** The version that was edited. CONFLICT when somebody else saved another meanwhile. */
  version: number;
};

/** An edit of a lecture. What is left out stays as it is. */
export type UpdateLectureInput = {
  /** What it is about, plain text. */
  description?: string | null | undefined;
  /** The lecture. */
  id: string;
  /** Whether everybody may watch it. */
  isFreePreview?: boolean | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** The version that was edited. CONFLICT when somebody else saved another meanwhile. */
  version: number;
  /** Replaces the video. */
  video?: File | null | undefined;
};

/** An edit of the caller's own profile. */
export type UpdateProfileInput = {
  /** Portrait: JPEG, PNG or WebP, at most 10 MB. */
  avatar: File;
  /** At least 5 characters. */
  fullName: string;
};

/** A file that is to be uploaded. */
export type UploadFileInput = {
  /** Name of the file; a new lecture is named after it. */
  fileName: string;
  /** Size in bytes. */
  size: number;
};

export type AccessReportPartsFragment = { __typename: 'AccessReport', mayWatch: boolean, reason: AccessReason, time: string | null, text: string };

export type AccessEntryFragment = { __typename: 'AccessHistoryEntry', id: string, kind: AccessHistoryKind, at: string, text: string, until: string | null, amount: { __typename: 'Money', amount: number, currency: string } | null };

export type AccessHistoryPageFragment = { __typename: 'AccessHistoryEntryConnection', totalCount: number, edges: Array<{ __typename: 'AccessHistoryEntryEdge', cursor: string, node: { __typename: 'AccessHistoryEntry', id: string, kind: AccessHistoryKind, at: string, text: string, until: string | null, amount: { __typename: 'Money', amount: number, currency: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } };

export type CourseCardFragment = { __typename: 'Course', id: string, slug: string, title: string, description: string, category: string, instructor: string, createdAt: string, publishedAt: string | null, numberOfLectures: number, duration: number, thumbnail: { __typename: 'Image', url: string, width: number, height: number } | null, progress: { __typename: 'CourseProgress', id: string, done: number, total: number } | null };

export type CoursesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  search?: string | null | undefined;
  category?: string | null | undefined;
  sort?: CourseSort | null | undefined;
  state?: CourseState | null | undefined;
}>;


export type CoursesQuery = { courses: { __typename: 'CourseConnection', totalCount: number, categories: Array<{ __typename: 'CategoryCount', name: string, count: number }>, edges: Array<{ __typename: 'CourseEdge', cursor: string, node: { __typename: 'Course', id: string, slug: string, title: string, description: string, category: string, instructor: string, createdAt: string, publishedAt: string | null, numberOfLectures: number, duration: number, thumbnail: { __typename: 'Image', url: string, width: number, height: number } | null, progress: { __typename: 'CourseProgress', id: string, done: number, total: number } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type CourseQueryVariables = Exact<{
  slug: string;
}>;


export type CourseQuery = { course: { __typename: 'Course', id: string, slug: string, title: string, description: string, category: string, instructor: string, createdAt: string, publishedAt: string | null, numberOfLectures: number, duration: number, progress: { __typename: 'CourseProgress', id: string, done: number, total: number, nextLecture: { __typename: 'Lecture', id: string, title: string } | null, certificate: { __typename: 'Certificate', id: string, code: string, pdfUrl: string } | null } | null, lectures: Array<{ __typename: 'Lecture', id: string, title: string, description: string, position: number, duration: number, isFreePreview: boolean, locked: boolean, progress: { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string } | null }>, thumbnail: { __typename: 'Image', url: string, width: number, height: number } | null } };

export type ImagePartsFragment = { __typename: 'Image', url: string, width: number, height: number };

export type OutlineLectureFragment = { __typename: 'Lecture', id: string, title: string, description: string, position: number, duration: number, isFreePreview: boolean, locked: boolean };

export type OwnOutlineLectureFragment = { __typename: 'Lecture', id: string, title: string, description: string, position: number, duration: number, isFreePreview: boolean, locked: boolean, progress: { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string } | null };

export type PlayableVideoFragment = { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null };

export type PlayableLectureFragment = { __typename: 'Lecture', status: LectureStatus, progressPercent: number, failure: string | null, id: string, title: string, description: string, position: number, duration: number, isFreePreview: boolean, locked: boolean, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null, captions: Array<{ __typename: 'Captions', id: string, language: string, source: CaptionSource, url: string, version: number }>, progress: { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string } | null };

export type LectureStatusPartsFragment = { __typename: 'Lecture', status: LectureStatus, progressPercent: number, failure: string | null, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null };

export type TranscriptionPartsFragment = { __typename: 'Transcription', id: string, state: TranscriptionState, failure: string | null };

export type RetryProcessingMutationVariables = Exact<{
  lectureId: string;
}>;


export type RetryProcessingMutation = { retryProcessing: { __typename: 'Lecture', id: string, status: LectureStatus, progressPercent: number, failure: string | null, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null } };

export type CheckoutPartsFragment = { __typename: 'Checkout', id: string, state: CheckoutState, url: string | null, startedAt: string };

export type OpenBillingPortalMutationVariables = Exact<{ [key: string]: never; }>;


export type OpenBillingPortalMutation = { openBillingPortal: { __typename: 'BillingPortal', userId: string, url: string } };

export type PlanQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanQuery = { plan: { __typename: 'Plan', termYears: number, refundWindowDays: number, graceDays: number, price: { __typename: 'Money', amount: number, currency: string } } };

export type RetryRefundMutationVariables = Exact<{
  paymentId: string;
}>;


export type RetryRefundMutation = { retryRefund: { __typename: 'Payment', id: string, isDisputed: boolean, user: { __typename: 'User', id: string, access: { __typename: 'AccessReport', mayWatch: boolean, reason: AccessReason, time: string | null, text: string }, accessHistory: { __typename: 'AccessHistoryEntryConnection', totalCount: number, edges: Array<{ __typename: 'AccessHistoryEntryEdge', cursor: string, node: { __typename: 'AccessHistoryEntry', id: string, kind: AccessHistoryKind, at: string, text: string, until: string | null, amount: { __typename: 'Money', amount: number, currency: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null, refunded: { __typename: 'Money', amount: number, currency: string }, latestRefund: { __typename: 'Refund', id: string, state: RefundState, failureReason: string | null, requestedAt: string, amount: { __typename: 'Money', amount: number, currency: string } } | null } };

export type RefundOfPaymentFragment = { __typename: 'Payment', isDisputed: boolean, refunded: { __typename: 'Money', amount: number, currency: string }, latestRefund: { __typename: 'Refund', id: string, state: RefundState, failureReason: string | null, requestedAt: string, amount: { __typename: 'Money', amount: number, currency: string } } | null };

export type LectureProgressPartsFragment = { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string };

export type CourseProgressPartsFragment = { __typename: 'CourseProgress', id: string, done: number, total: number, nextLecture: { __typename: 'Lecture', id: string, title: string } | null, certificate: { __typename: 'Certificate', id: string, code: string, pdfUrl: string } | null };

export type OwnSubscriptionFragment = { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, refundableUntil: string | null };

export type OpenRequestPartsFragment = { __typename: 'SubscriptionRequest', id: string, kind: SubscriptionRequestKind, requestedAt: string, withRefund: boolean };

export type ResumeSubscriptionMutationVariables = Exact<{ [key: string]: never; }>;


export type ResumeSubscriptionMutation = { resumeSubscription: { __typename: 'User', id: string, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, refundableUntil: string | null, openRequest: { __typename: 'SubscriptionRequest', id: string, kind: SubscriptionRequestKind, requestedAt: string, withRefund: boolean } | null } | null, access: { __typename: 'AccessReport', mayWatch: boolean, reason: AccessReason, time: string | null, text: string }, accessHistory: { __typename: 'AccessHistoryEntryConnection', totalCount: number, edges: Array<{ __typename: 'AccessHistoryEntryEdge', cursor: string, node: { __typename: 'AccessHistoryEntry', id: string, kind: AccessHistoryKind, at: string, text: string, until: string | null, amount: { __typename: 'Money', amount: number, currency: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } };

export type MyAccessQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyAccessQuery = { me: { __typename: 'User', id: string, access: { __typename: 'AccessReport', mayWatch: boolean, reason: AccessReason, time: string | null, text: string }, accessHistory: { __typename: 'AccessHistoryEntryConnection', totalCount: number, edges: Array<{ __typename: 'AccessHistoryEntryEdge', cursor: string, node: { __typename: 'AccessHistoryEntry', id: string, kind: AccessHistoryKind, at: string, text: string, until: string | null, amount: { __typename: 'Money', amount: number, currency: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, checkout: { __typename: 'Checkout', id: string, state: CheckoutState, url: string | null, startedAt: string } | null, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, refundableUntil: string | null, openRequest: { __typename: 'SubscriptionRequest', id: string, kind: SubscriptionRequestKind, requestedAt: string, withRefund: boolean } | null } | null } | null };

export type MemberAccessQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type MemberAccessQuery = { user: { __typename: 'User', id: string, access: { __typename: 'AccessReport', mayWatch: boolean, reason: AccessReason, time: string | null, text: string }, accessHistory: { __typename: 'AccessHistoryEntryConnection', totalCount: number, edges: Array<{ __typename: 'AccessHistoryEntryEdge', cursor: string, node: { __typename: 'AccessHistoryEntry', id: string, kind: AccessHistoryKind, at: string, text: string, until: string | null, amount: { __typename: 'Money', amount: number, currency: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } };

export type MyHistoryQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyHistoryQuery = { me: { __typename: 'User', id: string, accessHistory: { __typename: 'AccessHistoryEntryConnection', nodes: Array<{ __typename: 'AccessHistoryEntry', at: string, kind: AccessHistoryKind, text: string, until: string | null, amount: { __typename: 'Money', amount: number, currency: string } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type AuditLogQueryVariables = Exact<{
  subjectId?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AuditLogQuery = { auditLog: { __typename: 'AuditEntryConnection', totalCount: number, edges: Array<{ __typename: 'AuditEntryEdge', cursor: string, node: { __typename: 'AuditEntry', id: string, action: AuditAction, createdAt: string, subject: string, subjectId: string, details: string, actor: { __typename: 'User', id: string, fullName: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type CourseAddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type CourseAddressesQuery = { courses: { __typename: 'CourseConnection', nodes: Array<{ __typename: 'Course', id: string, slug: string, lectures: Array<{ __typename: 'Lecture', id: string }> }> } };

export type SessionUserFragment = { __typename: 'User', id: string, fullName: string, email: string, isEmailVerified: boolean, role: Role, hasSecondFactor: boolean, needsSecondFactor: boolean, avatar: { __typename: 'Image', url: string, width: number, height: number }, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, refundableUntil: string | null } | null };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { __typename: 'User', id: string, fullName: string, email: string, isEmailVerified: boolean, role: Role, hasSecondFactor: boolean, needsSecondFactor: boolean, avatar: { __typename: 'Image', url: string, width: number, height: number }, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, refundableUntil: string | null } | null } | null };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login: { __typename: 'User', id: string, fullName: string, email: string, isEmailVerified: boolean, role: Role, hasSecondFactor: boolean, needsSecondFactor: boolean, avatar: { __typename: 'Image', url: string, width: number, height: number }, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, refundableUntil: string | null } | null } };

export type CompleteLoginMutationVariables = Exact<{
  proof: FactorProof;
}>;


export type CompleteLoginMutation = { completeLogin: { __typename: 'User', id: string, fullName: string, email: string, isEmailVerified: boolean, role: Role, hasSecondFactor: boolean, needsSecondFactor: boolean, avatar: { __typename: 'Image', url: string, width: number, height: number }, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, refundableUntil: string | null } | null } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { __typename: 'User', id: string, fullName: string, email: string, isEmailVerified: boolean, role: Role, hasSecondFactor: boolean, needsSecondFactor: boolean, avatar: { __typename: 'Image', url: string, width: number, height: number }, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, refundableUntil: string | null } | null } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { __typename: 'LogoutPayload', userId: string | null } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { __typename: 'User', id: string } };

export type PendingLoginQueryVariables = Exact<{ [key: string]: never; }>;


export type PendingLoginQuery = { pendingLogin: { __typename: 'PendingLogin', hasApp: boolean, hasPasskeys: boolean } | null };

export type AskForPasskeyMutationVariables = Exact<{
  purpose: PasskeyPurpose;
}>;


export type AskForPasskeyMutation = { askForPasskey: { __typename: 'PasskeyQuestionPayload', options: string } };

export type LoginWithPasskeyMutationVariables = Exact<{
  passkey: string;
}>;


export type LoginWithPasskeyMutation = { loginWithPasskey: { __typename: 'User', id: string, fullName: string, email: string, isEmailVerified: boolean, role: Role, hasSecondFactor: boolean, needsSecondFactor: boolean, avatar: { __typename: 'Image', url: string, width: number, height: number }, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, refundableUntil: string | null } | null } };

export type ConfirmIdentityMutationVariables = Exact<{
  input: ConfirmIdentityInput;
}>;


export type ConfirmIdentityMutation = { confirmIdentity: { __typename: 'ConfirmIdentityPayload', confirmedAt: string } };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { __typename: 'RequestPasswordResetPayload', email: string } };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { __typename: 'User', id: string, fullName: string, email: string, isEmailVerified: boolean, role: Role, hasSecondFactor: boolean, needsSecondFactor: boolean, avatar: { __typename: 'Image', url: string, width: number, height: number }, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, refundableUntil: string | null } | null } };

export type VerifyEmailMutationVariables = Exact<{
  token: string;
}>;


export type VerifyEmailMutation = { verifyEmail: { __typename: 'VerifyEmailPayload', userId: string } };

export type ResendVerificationMutationVariables = Exact<{ [key: string]: never; }>;


export type ResendVerificationMutation = { resendVerification: { __typename: 'User', id: string, isEmailVerified: boolean } };

export type CaptionPartsFragment = { __typename: 'Captions', id: string, language: string, source: CaptionSource, version: number, url: string };

export type CaptionedLectureFragment = { __typename: 'Lecture', id: string, captions: Array<{ __typename: 'Captions', id: string, language: string, source: CaptionSource, version: number, url: string }> };

export type LectureTranscriptionQueryVariables = Exact<{
  slug: string;
}>;


export type LectureTranscriptionQuery = { canTranscribe: boolean, course: { __typename: 'Course', id: string, lectures: Array<{ __typename: 'Lecture', id: string, transcription: { __typename: 'Transcription', id: string, state: TranscriptionState, failure: string | null } | null, captions: Array<{ __typename: 'Captions', id: string, language: string, source: CaptionSource, version: number, url: string }> }> } };

export type SaveCaptionsMutationVariables = Exact<{
  input: SaveCaptionsInput;
}>;


export type SaveCaptionsMutation = { saveCaptions: { __typename: 'Captions', id: string, language: string, source: CaptionSource, version: number, url: string, lecture: { __typename: 'Lecture', id: string, captions: Array<{ __typename: 'Captions', id: string, language: string, source: CaptionSource, version: number, url: string }> } } };

export type DeleteCaptionsMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCaptionsMutation = { deleteCaptions: { __typename: 'DeleteCaptionsPayload', id: string, lecture: { __typename: 'Lecture', id: string, captions: Array<{ __typename: 'Captions', id: string, language: string, source: CaptionSource, version: number, url: string }> } } };

export type TranscribeLectureMutationVariables = Exact<{
  lectureId: string;
}>;


export type TranscribeLectureMutation = { transcribeLecture: { __typename: 'Lecture', id: string, transcription: { __typename: 'Transcription', id: string, state: TranscriptionState, failure: string | null } | null } };

export type CertificatePartsFragment = { __typename: 'Certificate', id: string, code: string, fullName: string, courseTitle: string, completedAt: string, pdfUrl: string };

export type CertificateQueryVariables = Exact<{
  code: string;
}>;


export type CertificateQuery = { certificate: { __typename: 'Certificate', id: string, code: string, fullName: string, courseTitle: string, completedAt: string, pdfUrl: string } };

export type IssueCertificateMutationVariables = Exact<{
  courseId: string;
}>;


export type IssueCertificateMutation = { issueCertificate: { __typename: 'Certificate', id: string, code: string, fullName: string, courseTitle: string, completedAt: string, pdfUrl: string } };

export type MyCertificatesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyCertificatesQuery = { me: { __typename: 'User', id: string, certificates: Array<{ __typename: 'Certificate', id: string, code: string, fullName: string, courseTitle: string, completedAt: string }> } | null };

export type SendContactMessageMutationVariables = Exact<{
  input: ContactMessageInput;
}>;


export type SendContactMessageMutation = { sendContactMessage: { __typename: 'SendContactMessagePayload', id: string } };

export type InboxMessageFragment = { __typename: 'ContactMessage', id: string, name: string, email: string, message: string, createdAt: string, handledAt: string | null };

export type ContactMessagesQueryVariables = Exact<{
  isHandled?: boolean | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ContactMessagesQuery = { contactMessages: { __typename: 'ContactMessageConnection', totalCount: number, edges: Array<{ __typename: 'ContactMessageEdge', cursor: string, node: { __typename: 'ContactMessage', id: string, name: string, email: string, message: string, createdAt: string, handledAt: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type MarkContactMessageMutationVariables = Exact<{
  id: string;
  isHandled: boolean;
}>;


export type MarkContactMessageMutation = { markContactMessage: { __typename: 'ContactMessage', id: string, name: string, email: string, message: string, createdAt: string, handledAt: string | null } };

export type EditableCourseFragment = { __typename: 'Course', version: number, id: string, slug: string, title: string, description: string, category: string, instructor: string, createdAt: string, publishedAt: string | null, numberOfLectures: number, duration: number, lectures: Array<{ __typename: 'Lecture', id: string, title: string, description: string, position: number, duration: number, isFreePreview: boolean, locked: boolean, status: LectureStatus, progressPercent: number, failure: string | null, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null }>, thumbnail: { __typename: 'Image', url: string, width: number, height: number } | null, progress: { __typename: 'CourseProgress', id: string, done: number, total: number } | null };

export type EditCourseQueryVariables = Exact<{
  slug: string;
}>;


export type EditCourseQuery = { course: { __typename: 'Course', version: number, id: string, slug: string, title: string, description: string, category: string, instructor: string, createdAt: string, publishedAt: string | null, numberOfLectures: number, duration: number, lectures: Array<{ __typename: 'Lecture', id: string, title: string, description: string, position: number, duration: number, isFreePreview: boolean, locked: boolean, status: LectureStatus, progressPercent: number, failure: string | null, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null }>, thumbnail: { __typename: 'Image', url: string, width: number, height: number } | null, progress: { __typename: 'CourseProgress', id: string, done: number, total: number } | null } };

export type CreateCourseMutationVariables = Exact<{
  input: CreateCourseInput;
}>;


export type CreateCourseMutation = { createCourse: { __typename: 'Course', version: number, id: string, slug: string, title: string, description: string, category: string, instructor: string, createdAt: string, publishedAt: string | null, numberOfLectures: number, duration: number, lectures: Array<{ __typename: 'Lecture', id: string, title: string, description: string, position: number, duration: number, isFreePreview: boolean, locked: boolean, status: LectureStatus, progressPercent: number, failure: string | null, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null }>, thumbnail: { __typename: 'Image', url: string, width: number, height: number } | null, progress: { __typename: 'CourseProgress', id: string, done: number, total: number } | null } };

export type UpdateCourseMutationVariables = Exact<{
  input: UpdateCourseInput;
}>;


export type UpdateCourseMutation = { updateCourse: { __typename: 'Course', version: number, id: string, slug: string, title: string, description: string, category: string, instructor: string, createdAt: string, publishedAt: string | null, numberOfLectures: number, duration: number, thumbnail: { __typename: 'Image', url: string, width: number, height: number } | null, progress: { __typename: 'CourseProgress', id: string, done: number, total: number } | null } };

export type PublishCourseMutationVariables = Exact<{
  id: string;
}>;


export type PublishCourseMutation = { publishCourse: { __typename: 'Course', version: number, id: string, slug: string, title: string, description: string, category: string, instructor: string, createdAt: string, publishedAt: string | null, numberOfLectures: number, duration: number, thumbnail: { __typename: 'Image', url: string, width: number, height: number } | null, progress: { __typename: 'CourseProgress', id: string, done: number, total: number } | null } };

export type UnpublishCourseMutationVariables = Exact<{
  id: string;
}>;


export type UnpublishCourseMutation = { unpublishCourse: { __typename: 'Course', version: number, id: string, slug: string, title: string, description: string, category: string, instructor: string, createdAt: string, publishedAt: string | null, numberOfLectures: number, duration: number, thumbnail: { __typename: 'Image', url: string, width: number, height: number } | null, progress: { __typename: 'CourseProgress', id: string, done: number, total: number } | null } };

export type DeleteCourseMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCourseMutation = { deleteCourse: { __typename: 'DeleteCoursePayload', id: string } };

export type RestoreCourseMutationVariables = Exact<{
  id: string;
}>;


export type RestoreCourseMutation = { restoreCourse: { __typename: 'Course', version: number, id: string, slug: string, title: string, description: string, category: string, instructor: string, createdAt: string, publishedAt: string | null, numberOfLectures: number, duration: number, lectures: Array<{ __typename: 'Lecture', id: string, title: string, description: string, position: number, duration: number, isFreePreview: boolean, locked: boolean, status: LectureStatus, progressPercent: number, failure: string | null, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null }>, thumbnail: { __typename: 'Image', url: string, width: number, height: number } | null, progress: { __typename: 'CourseProgress', id: string, done: number, total: number } | null } };

export type CoursesOverviewQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  sort?: CourseSort | null | undefined;
}>;


export type CoursesOverviewQuery = { courses: { __typename: 'CourseConnection', totalCount: number, edges: Array<{ __typename: 'CourseEdge', cursor: string, node: { __typename: 'Course', id: string, slug: string, title: string, description: string, category: string, instructor: string, createdAt: string, publishedAt: string | null, numberOfLectures: number, duration: number, thumbnail: { __typename: 'Image', url: string, width: number, height: number } | null, progress: { __typename: 'CourseProgress', id: string, done: number, total: number } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type UserStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type UserStatsQuery = { stats: { __typename: 'Stats', registeredUsers: number, subscribedUsers: number, totalRevenue: { __typename: 'Money', amount: number, currency: string }, collected: { __typename: 'Money', amount: number, currency: string } } };

export type MonthlySalesQueryVariables = Exact<{
  year?: number | null | undefined;
}>;


export type MonthlySalesQuery = { stats: { __typename: 'Stats', sales: { __typename: 'YearlySales', year: number, years: Array<number>, count: number, collected: { __typename: 'Money', amount: number, currency: string }, months: Array<{ __typename: 'MonthlySales', month: number, count: number, collected: { __typename: 'Money', amount: number, currency: string } }> } } };

export type SecondFactorPartsFragment = { __typename: 'User', id: string, hasSecondFactor: boolean, needsSecondFactor: boolean, secondFactor: { __typename: 'SecondFactor', isOn: boolean, appSince: string | null, recoveryCodesLeft: number, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }> } };

export type PasskeyRecordFragment = { __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null };

export type MySecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type MySecondFactorQuery = { me: { __typename: 'User', id: string, hasSecondFactor: boolean, needsSecondFactor: boolean, secondFactor: { __typename: 'SecondFactor', isOn: boolean, appSince: string | null, recoveryCodesLeft: number, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } | null };

export type StartTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type StartTotpMutation = { startTotp: { __typename: 'StartTotpPayload', secret: string, uri: string } };

export type ConfirmTotpMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmTotpMutation = { confirmTotp: { __typename: 'SecondFactorPayload', recoveryCodes: Array<string>, user: { __typename: 'User', id: string, hasSecondFactor: boolean, needsSecondFactor: boolean, secondFactor: { __typename: 'SecondFactor', isOn: boolean, appSince: string | null, recoveryCodesLeft: number, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } } };

export type RemoveTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveTotpMutation = { removeTotp: { __typename: 'SecondFactorPayload', user: { __typename: 'User', id: string, hasSecondFactor: boolean, needsSecondFactor: boolean, secondFactor: { __typename: 'SecondFactor', isOn: boolean, appSince: string | null, recoveryCodesLeft: number, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } } };

export type RenewRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { __typename: 'SecondFactorPayload', recoveryCodes: Array<string>, user: { __typename: 'User', id: string, hasSecondFactor: boolean, needsSecondFactor: boolean, secondFactor: { __typename: 'SecondFactor', isOn: boolean, appSince: string | null, recoveryCodesLeft: number, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } } };

export type RemoveSecondFactorMutationVariables = Exact<{
  userId: string;
}>;


export type RemoveSecondFactorMutation = { removeSecondFactor: { __typename: 'User', id: string, hasSecondFactor: boolean } };

export type MySecondFactorDataQueryVariables = Exact<{ [key: string]: never; }>;


export type MySecondFactorDataQuery = { me: { __typename: 'User', id: string, secondFactor: { __typename: 'SecondFactor', isOn: boolean, appSince: string | null, recoveryCodesLeft: number, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } | null };

export type StartPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyMutation = { startPasskey: { __typename: 'PasskeyQuestionPayload', options: string } };

export type AddPasskeyMutationVariables = Exact<{
  name: string;
  response: string;
}>;


export type AddPasskeyMutation = { addPasskey: { __typename: 'SecondFactorPayload', recoveryCodes: Array<string>, user: { __typename: 'User', id: string, hasSecondFactor: boolean, needsSecondFactor: boolean, secondFactor: { __typename: 'SecondFactor', isOn: boolean, appSince: string | null, recoveryCodesLeft: number, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } } };

export type RenamePasskeyMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenamePasskeyMutation = { renamePasskey: { __typename: 'SecondFactorPayload', user: { __typename: 'User', id: string, hasSecondFactor: boolean, needsSecondFactor: boolean, secondFactor: { __typename: 'SecondFactor', isOn: boolean, appSince: string | null, recoveryCodesLeft: number, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } } };

export type RemovePasskeyMutationVariables = Exact<{
  id: string;
}>;


export type RemovePasskeyMutation = { removePasskey: { __typename: 'SecondFactorPayload', user: { __typename: 'User', id: string, hasSecondFactor: boolean, needsSecondFactor: boolean, secondFactor: { __typename: 'SecondFactor', isOn: boolean, appSince: string | null, recoveryCodesLeft: number, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } } };

export type BegunLectureFragment = { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string, lecture: { __typename: 'Lecture', id: string, title: string, duration: number, progress: { __typename: 'LectureProgress', id: string } | null }, course: { __typename: 'Course', id: string, slug: string, title: string, thumbnail: { __typename: 'Image', url: string, width: number, height: number } | null } };

export type ContinueWatchingQueryVariables = Exact<{
  first: number;
}>;


export type ContinueWatchingQuery = { continueWatching: { __typename: 'LectureProgressConnection', nodes: Array<{ __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string, lecture: { __typename: 'Lecture', id: string, title: string, duration: number, progress: { __typename: 'LectureProgress', id: string } | null }, course: { __typename: 'Course', id: string, slug: string, title: string, thumbnail: { __typename: 'Image', url: string, width: number, height: number } | null } }> } };

export type CourseLecturesQueryVariables = Exact<{
  slug: string;
}>;


export type CourseLecturesQuery = { course: { __typename: 'Course', id: string, slug: string, title: string, numberOfLectures: number, duration: number, progress: { __typename: 'CourseProgress', id: string, done: number, total: number, nextLecture: { __typename: 'Lecture', id: string, title: string } | null, certificate: { __typename: 'Certificate', id: string, code: string, pdfUrl: string } | null } | null, lectures: Array<{ __typename: 'Lecture', status: LectureStatus, progressPercent: number, failure: string | null, id: string, title: string, description: string, position: number, duration: number, isFreePreview: boolean, locked: boolean, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null, captions: Array<{ __typename: 'Captions', id: string, language: string, source: CaptionSource, url: string, version: number }>, progress: { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string } | null }> } };

export type DeleteLectureMutationVariables = Exact<{
  id: string;
}>;


export type DeleteLectureMutation = { deleteLecture: { __typename: 'DeleteLecturePayload', id: string, course: { __typename: 'Course', id: string, numberOfLectures: number, duration: number, progress: { __typename: 'CourseProgress', id: string, done: number, total: number, nextLecture: { __typename: 'Lecture', id: string, title: string } | null, certificate: { __typename: 'Certificate', id: string, code: string, pdfUrl: string } | null } | null } } };

export type RestoreLectureMutationVariables = Exact<{
  id: string;
}>;


export type RestoreLectureMutation = { restoreLecture: { __typename: 'Lecture', status: LectureStatus, progressPercent: number, failure: string | null, id: string, title: string, description: string, position: number, duration: number, isFreePreview: boolean, locked: boolean, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null, captions: Array<{ __typename: 'Captions', id: string, language: string, source: CaptionSource, url: string, version: number }>, progress: { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string } | null, course: { __typename: 'Course', id: string, numberOfLectures: number, duration: number, lectures: Array<{ __typename: 'Lecture', id: string, position: number }> } } };

export type LecturesOfCourseFragment = { __typename: 'Lecture', course: { __typename: 'Course', id: string, numberOfLectures: number, duration: number, lectures: Array<{ __typename: 'Lecture', id: string, position: number }> } };

export type EditLectureQueryVariables = Exact<{
  slug: string;
}>;


export type EditLectureQuery = { course: { __typename: 'Course', id: string, slug: string, title: string, lectures: Array<{ __typename: 'Lecture', version: number, id: string, title: string, description: string, position: number, duration: number, isFreePreview: boolean, locked: boolean, status: LectureStatus, progressPercent: number, failure: string | null, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null }> } };

export type UpdateLectureMutationVariables = Exact<{
  input: UpdateLectureInput;
}>;


export type UpdateLectureMutation = { updateLecture: { __typename: 'Lecture', version: number, status: LectureStatus, progressPercent: number, failure: string | null, id: string, title: string, description: string, position: number, duration: number, isFreePreview: boolean, locked: boolean, course: { __typename: 'Course', id: string, numberOfLectures: number, duration: number }, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null, captions: Array<{ __typename: 'Captions', id: string, language: string, source: CaptionSource, url: string, version: number }>, progress: { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string } | null } };

export type ReorderLecturesMutationVariables = Exact<{
  input: ReorderLecturesInput;
}>;


export type ReorderLecturesMutation = { reorderLectures: { __typename: 'Course', id: string, lectures: Array<{ __typename: 'Lecture', id: string, position: number }> } };

export type MemberRowFragment = { __typename: 'User', id: string, fullName: string, email: string, isEmailVerified: boolean, role: Role, createdAt: string, avatar: { __typename: 'Image', url: string, width: number, height: number }, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, cancelAtPeriodEnd: boolean, refundableUntil: string | null, accessUntil: string | null, openRequest: { __typename: 'SubscriptionRequest', id: string, kind: SubscriptionRequestKind, requestedAt: string, withRefund: boolean } | null } | null };

export type MemberSubscriptionFragment = { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, cancelAtPeriodEnd: boolean, refundableUntil: string | null, accessUntil: string | null, openRequest: { __typename: 'SubscriptionRequest', id: string, kind: SubscriptionRequestKind, requestedAt: string, withRefund: boolean } | null };

export type MemberPaymentFragment = { __typename: 'Payment', id: string, paidAt: string, invoiceUrl: string | null, isDisputed: boolean, amount: { __typename: 'Money', amount: number, currency: string }, refunded: { __typename: 'Money', amount: number, currency: string }, latestRefund: { __typename: 'Refund', id: string, state: RefundState, failureReason: string | null, requestedAt: string, amount: { __typename: 'Money', amount: number, currency: string } } | null };

export type MemberAccessPartsFragment = { __typename: 'User', access: { __typename: 'AccessReport', mayWatch: boolean, reason: AccessReason, time: string | null, text: string }, accessHistory: { __typename: 'AccessHistoryEntryConnection', totalCount: number, edges: Array<{ __typename: 'AccessHistoryEntryEdge', cursor: string, node: { __typename: 'AccessHistoryEntry', id: string, kind: AccessHistoryKind, at: string, text: string, until: string | null, amount: { __typename: 'Money', amount: number, currency: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type MembersQueryVariables = Exact<{
  search?: string | null | undefined;
  role?: Role | null | undefined;
  isSubscribed?: boolean | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MembersQuery = { users: { __typename: 'UserConnection', totalCount: number, edges: Array<{ __typename: 'UserEdge', cursor: string, node: { __typename: 'User', id: string, fullName: string, email: string, isEmailVerified: boolean, role: Role, createdAt: string, avatar: { __typename: 'Image', url: string, width: number, height: number }, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, cancelAtPeriodEnd: boolean, refundableUntil: string | null, accessUntil: string | null, openRequest: { __typename: 'SubscriptionRequest', id: string, kind: SubscriptionRequestKind, requestedAt: string, withRefund: boolean } | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type MemberQueryVariables = Exact<{
  id: string;
}>;


export type MemberQuery = { user: { __typename: 'User', hasSecondFactor: boolean, id: string, fullName: string, email: string, isEmailVerified: boolean, role: Role, createdAt: string, payments: { __typename: 'PaymentConnection', totalCount: number, nodes: Array<{ __typename: 'Payment', id: string, paidAt: string, invoiceUrl: string | null, isDisputed: boolean, amount: { __typename: 'Money', amount: number, currency: string }, refunded: { __typename: 'Money', amount: number, currency: string }, latestRefund: { __typename: 'Refund', id: string, state: RefundState, failureReason: string | null, requestedAt: string, amount: { __typename: 'Money', amount: number, currency: string } } | null }> }, avatar: { __typename: 'Image', url: string, width: number, height: number }, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, cancelAtPeriodEnd: boolean, refundableUntil: string | null, accessUntil: string | null, openRequest: { __typename: 'SubscriptionRequest', id: string, kind: SubscriptionRequestKind, requestedAt: string, withRefund: boolean } | null } | null } };

export type GrantAccessMutationVariables = Exact<{
  userId: string;
  until: string;
}>;


export type GrantAccessMutation = { grantAccess: { __typename: 'User', id: string, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, cancelAtPeriodEnd: boolean, refundableUntil: string | null, accessUntil: string | null, openRequest: { __typename: 'SubscriptionRequest', id: string, kind: SubscriptionRequestKind, requestedAt: string, withRefund: boolean } | null } | null, access: { __typename: 'AccessReport', mayWatch: boolean, reason: AccessReason, time: string | null, text: string }, accessHistory: { __typename: 'AccessHistoryEntryConnection', totalCount: number, edges: Array<{ __typename: 'AccessHistoryEntryEdge', cursor: string, node: { __typename: 'AccessHistoryEntry', id: string, kind: AccessHistoryKind, at: string, text: string, until: string | null, amount: { __typename: 'Money', amount: number, currency: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } };

export type EndAccessMutationVariables = Exact<{
  userId: string;
  refund: boolean;
}>;


export type EndAccessMutation = { endAccess: { __typename: 'User', id: string, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, cancelAtPeriodEnd: boolean, refundableUntil: string | null, accessUntil: string | null, openRequest: { __typename: 'SubscriptionRequest', id: string, kind: SubscriptionRequestKind, requestedAt: string, withRefund: boolean } | null } | null, payments: { __typename: 'PaymentConnection', totalCount: number, nodes: Array<{ __typename: 'Payment', id: string, paidAt: string, invoiceUrl: string | null, isDisputed: boolean, amount: { __typename: 'Money', amount: number, currency: string }, refunded: { __typename: 'Money', amount: number, currency: string }, latestRefund: { __typename: 'Refund', id: string, state: RefundState, failureReason: string | null, requestedAt: string, amount: { __typename: 'Money', amount: number, currency: string } } | null }> }, access: { __typename: 'AccessReport', mayWatch: boolean, reason: AccessReason, time: string | null, text: string }, accessHistory: { __typename: 'AccessHistoryEntryConnection', totalCount: number, edges: Array<{ __typename: 'AccessHistoryEntryEdge', cursor: string, node: { __typename: 'AccessHistoryEntry', id: string, kind: AccessHistoryKind, at: string, text: string, until: string | null, amount: { __typename: 'Money', amount: number, currency: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } };

export type ChangeRoleMutationVariables = Exact<{
  userId: string;
  role: Role;
}>;


export type ChangeRoleMutation = { changeRole: { __typename: 'User', id: string, role: Role, access: { __typename: 'AccessReport', mayWatch: boolean, reason: AccessReason, time: string | null, text: string } } };

export type PaymentProblemPartsFragment = { __typename: 'PaymentProblem', id: string, kind: PaymentProblemKind, since: string, text: string, user: { __typename: 'User', id: string, fullName: string } | null, payment: { __typename: 'Payment', id: string, isDisputed: boolean, amount: { __typename: 'Money', amount: number, currency: string }, refunded: { __typename: 'Money', amount: number, currency: string }, latestRefund: { __typename: 'Refund', id: string, state: RefundState, failureReason: string | null, requestedAt: string, amount: { __typename: 'Money', amount: number, currency: string } } | null } | null };

export type ReconciliationPartsFragment = { __typename: 'Reconciliation', id: string, startedAt: string, finishedAt: string | null, missedEvents: number, payersChecked: number, differences: Array<string>, failure: string | null };

export type PaymentProblemsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type PaymentProblemsQuery = { paymentProblems: { __typename: 'PaymentProblemConnection', totalCount: number, edges: Array<{ __typename: 'PaymentProblemEdge', cursor: string, node: { __typename: 'PaymentProblem', id: string, kind: PaymentProblemKind, since: string, text: string, user: { __typename: 'User', id: string, fullName: string } | null, payment: { __typename: 'Payment', id: string, isDisputed: boolean, amount: { __typename: 'Money', amount: number, currency: string }, refunded: { __typename: 'Money', amount: number, currency: string }, latestRefund: { __typename: 'Refund', id: string, state: RefundState, failureReason: string | null, requestedAt: string, amount: { __typename: 'Money', amount: number, currency: string } } | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type LatestReconciliationQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestReconciliationQuery = { latestReconciliation: { __typename: 'Reconciliation', id: string, startedAt: string, finishedAt: string | null, missedEvents: number, payersChecked: number, differences: Array<string>, failure: string | null } | null, stripeConnection: { __typename: 'StripeConnection', unavailableSince: string | null } };

export type ReconcilePaymentsMutationVariables = Exact<{ [key: string]: never; }>;


export type ReconcilePaymentsMutation = { reconcilePayments: { __typename: 'Reconciliation', id: string, startedAt: string, finishedAt: string | null, missedEvents: number, payersChecked: number, differences: Array<string>, failure: string | null } };

export type MyCheckoutQueryVariables = Exact<{ [key: string]: never; }>;


export type MyCheckoutQuery = { me: { __typename: 'User', id: string, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, refundableUntil: string | null } | null, checkout: { __typename: 'Checkout', id: string, state: CheckoutState, url: string | null, startedAt: string } | null } | null };

export type StartCheckoutMutationVariables = Exact<{ [key: string]: never; }>;


export type StartCheckoutMutation = { startCheckout: { __typename: 'CheckoutSession', id: string, url: string } };

export type ConfirmCheckoutMutationVariables = Exact<{
  sessionId: string;
}>;


export type ConfirmCheckoutMutation = { confirmCheckout: { __typename: 'User', id: string, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, refundableUntil: string | null } | null, checkout: { __typename: 'Checkout', id: string, state: CheckoutState, url: string | null, startedAt: string } | null } };

export type MySubscriptionFragment = { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, refundableUntil: string | null, openRequest: { __typename: 'SubscriptionRequest', id: string, kind: SubscriptionRequestKind, requestedAt: string, withRefund: boolean } | null };

export type PaymentRecordFragment = { __typename: 'Payment', id: string, paidAt: string, invoiceUrl: string | null, isDisputed: boolean, amount: { __typename: 'Money', amount: number, currency: string }, refunded: { __typename: 'Money', amount: number, currency: string }, latestRefund: { __typename: 'Refund', id: string, state: RefundState, failureReason: string | null, requestedAt: string, amount: { __typename: 'Money', amount: number, currency: string } } | null };

export type TokenRecordFragment = { __typename: 'ApiToken', id: string, name: string, scope: ApiTokenScope, createdAt: string, lastUsedAt: string | null };

export type SessionRecordFragment = { __typename: 'Session', id: string, device: string, address: string, createdAt: string, lastUsedAt: string, isCurrent: boolean };

export type MySubscriptionQueryVariables = Exact<{ [key: string]: never; }>;


export type MySubscriptionQuery = { me: { __typename: 'User', id: string, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, refundableUntil: string | null, openRequest: { __typename: 'SubscriptionRequest', id: string, kind: SubscriptionRequestKind, requestedAt: string, withRefund: boolean } | null } | null, checkout: { __typename: 'Checkout', id: string, state: CheckoutState, url: string | null, startedAt: string } | null, payments: { __typename: 'PaymentConnection', totalCount: number, nodes: Array<{ __typename: 'Payment', id: string, paidAt: string, invoiceUrl: string | null, isDisputed: boolean, amount: { __typename: 'Money', amount: number, currency: string }, refunded: { __typename: 'Money', amount: number, currency: string }, latestRefund: { __typename: 'Refund', id: string, state: RefundState, failureReason: string | null, requestedAt: string, amount: { __typename: 'Money', amount: number, currency: string } } | null }> } } | null };

export type MyPaymentsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyPaymentsQuery = { me: { __typename: 'User', id: string, payments: { __typename: 'PaymentConnection', totalCount: number, edges: Array<{ __typename: 'PaymentEdge', cursor: string, node: { __typename: 'Payment', id: string, paidAt: string, invoiceUrl: string | null, isDisputed: boolean, amount: { __typename: 'Money', amount: number, currency: string }, refunded: { __typename: 'Money', amount: number, currency: string }, latestRefund: { __typename: 'Refund', id: string, state: RefundState, failureReason: string | null, requestedAt: string, amount: { __typename: 'Money', amount: number, currency: string } } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type MyApiTokensQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyApiTokensQuery = { me: { __typename: 'User', id: string, apiTokens: { __typename: 'ApiTokenConnection', totalCount: number, edges: Array<{ __typename: 'ApiTokenEdge', cursor: string, node: { __typename: 'ApiToken', id: string, name: string, scope: ApiTokenScope, createdAt: string, lastUsedAt: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type MySessionsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MySessionsQuery = { me: { __typename: 'User', id: string, sessions: { __typename: 'SessionConnection', totalCount: number, edges: Array<{ __typename: 'SessionEdge', cursor: string, node: { __typename: 'Session', id: string, device: string, address: string, createdAt: string, lastUsedAt: string, isCurrent: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { __typename: 'User', id: string, fullName: string, email: string, isEmailVerified: boolean, role: Role, hasSecondFactor: boolean, needsSecondFactor: boolean, avatar: { __typename: 'Image', url: string, width: number, height: number }, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, refundableUntil: string | null } | null } };

export type CancelSubscriptionMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelSubscriptionMutation = { cancelSubscription: { __typename: 'User', id: string, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, refundableUntil: string | null, openRequest: { __typename: 'SubscriptionRequest', id: string, kind: SubscriptionRequestKind, requestedAt: string, withRefund: boolean } | null } | null, payments: { __typename: 'PaymentConnection', totalCount: number, nodes: Array<{ __typename: 'Payment', id: string, paidAt: string, invoiceUrl: string | null, isDisputed: boolean, amount: { __typename: 'Money', amount: number, currency: string }, refunded: { __typename: 'Money', amount: number, currency: string }, latestRefund: { __typename: 'Refund', id: string, state: RefundState, failureReason: string | null, requestedAt: string, amount: { __typename: 'Money', amount: number, currency: string } } | null }> }, access: { __typename: 'AccessReport', mayWatch: boolean, reason: AccessReason, time: string | null, text: string }, accessHistory: { __typename: 'AccessHistoryEntryConnection', totalCount: number, edges: Array<{ __typename: 'AccessHistoryEntryEdge', cursor: string, node: { __typename: 'AccessHistoryEntry', id: string, kind: AccessHistoryKind, at: string, text: string, until: string | null, amount: { __typename: 'Money', amount: number, currency: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } };

export type CreateApiTokenMutationVariables = Exact<{
  input: CreateApiTokenInput;
}>;


export type CreateApiTokenMutation = { createApiToken: { __typename: 'CreateApiTokenPayload', secret: string, apiToken: { __typename: 'ApiToken', id: string, name: string, scope: ApiTokenScope, createdAt: string, lastUsedAt: string | null } } };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession: { __typename: 'EndSessionPayload', id: string } };

export type RevokeApiTokenMutationVariables = Exact<{
  id: string;
}>;


export type RevokeApiTokenMutation = { revokeApiToken: { __typename: 'RevokeApiTokenPayload', id: string } };

export type MyDataQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDataQuery = { me: { __typename: 'User', id: string, fullName: string, email: string, isEmailVerified: boolean, role: Role, createdAt: string, avatar: { __typename: 'Image', url: string }, subscription: { __typename: 'UserSubscription', kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean } | null, checkout: { __typename: 'Checkout', startedAt: string, state: CheckoutState } | null, payments: { __typename: 'PaymentConnection', nodes: Array<{ __typename: 'Payment', id: string, paidAt: string, invoiceUrl: string | null, isDisputed: boolean, amount: { __typename: 'Money', amount: number, currency: string }, refunded: { __typename: 'Money', amount: number, currency: string }, latestRefund: { __typename: 'Refund', requestedAt: string, state: RefundState, amount: { __typename: 'Money', amount: number, currency: string } } | null }> }, apiTokens: { __typename: 'ApiTokenConnection', nodes: Array<{ __typename: 'ApiToken', id: string, name: string, scope: ApiTokenScope, createdAt: string, lastUsedAt: string | null }> }, sessions: { __typename: 'SessionConnection', nodes: Array<{ __typename: 'Session', id: string, device: string, address: string, createdAt: string, lastUsedAt: string }> } } | null };

export type DeleteAccountMutationVariables = Exact<{
  currentPassword: string;
}>;


export type DeleteAccountMutation = { deleteAccount: { __typename: 'DeleteAccountPayload', userId: string } };

export type LectureLengthFragment = { __typename: 'Lecture', id: string, duration: number };

export type SaveProgressMutationVariables = Exact<{
  input: SaveProgressInput;
  withCourse: boolean;
}>;


export type SaveProgressMutation = { saveProgress: { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string, lecture: { __typename: 'Lecture', id: string, progress: { __typename: 'LectureProgress', id: string } | null }, course?: { __typename: 'Course', id: string, progress: { __typename: 'CourseProgress', id: string, done: number, total: number, nextLecture: { __typename: 'Lecture', id: string, title: string } | null, certificate: { __typename: 'Certificate', id: string, code: string, pdfUrl: string } | null } | null } } };

export type MarkLectureMutationVariables = Exact<{
  input: MarkLectureInput;
}>;


export type MarkLectureMutation = { markLecture: { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string, lecture: { __typename: 'Lecture', id: string, progress: { __typename: 'LectureProgress', id: string } | null }, course: { __typename: 'Course', id: string, progress: { __typename: 'CourseProgress', id: string, done: number, total: number, nextLecture: { __typename: 'Lecture', id: string, title: string } | null, certificate: { __typename: 'Certificate', id: string, code: string, pdfUrl: string } | null } | null } } };

export type MyLectureProgressQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyLectureProgressQuery = { me: { __typename: 'User', id: string, lectureProgress: { __typename: 'LectureProgressConnection', nodes: Array<{ __typename: 'LectureProgress', id: string, position: number, recordedAt: string, isDone: boolean, lecture: { __typename: 'Lecture', id: string, title: string }, course: { __typename: 'Course', id: string, title: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type LectureHitPartsFragment = { __typename: 'LectureHit', id: string, kind: LectureHitKind, second: number | null, text: string | null, lecture: { __typename: 'Lecture', id: string, title: string, locked: boolean }, course: { __typename: 'Course', id: string, slug: string, title: string } };

export type SearchLecturesQueryVariables = Exact<{
  search: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SearchLecturesQuery = { searchLectures: { __typename: 'LectureHitConnection', totalCount: number, edges: Array<{ __typename: 'LectureHitEdge', cursor: string, node: { __typename: 'LectureHit', id: string, kind: LectureHitKind, second: number | null, text: string | null, lecture: { __typename: 'Lecture', id: string, title: string, locked: boolean }, course: { __typename: 'Course', id: string, slug: string, title: string } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type TrashedCoursesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type TrashedCoursesQuery = { trashedCourses: { __typename: 'CourseConnection', totalCount: number, edges: Array<{ __typename: 'CourseEdge', cursor: string, node: { __typename: 'Course', id: string, title: string, deletedAt: string | null, numberOfLectures: number } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type TrashedLecturesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type TrashedLecturesQuery = { trashedLectures: { __typename: 'LectureConnection', totalCount: number, edges: Array<{ __typename: 'LectureEdge', cursor: string, node: { __typename: 'Lecture', id: string, title: string, deletedAt: string | null, course: { __typename: 'Course', id: string, slug: string, title: string } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type UploadPartsFragment = { __typename: 'LectureUpload', id: string, url: string, fileName: string, size: number, lecture: { __typename: 'Lecture', id: string, title: string, status: LectureStatus, progressPercent: number, course: { __typename: 'Course', id: string } } };

export type UploadsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type UploadsQuery = { uploads: { __typename: 'LectureUploadConnection', nodes: Array<{ __typename: 'LectureUpload', id: string, url: string, fileName: string, size: number, lecture: { __typename: 'Lecture', id: string, title: string, status: LectureStatus, progressPercent: number, course: { __typename: 'Course', id: string } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type StartUploadsMutationVariables = Exact<{
  input: StartUploadsInput;
}>;


export type StartUploadsMutation = { startUploads: Array<{ __typename: 'LectureUpload', id: string, url: string, fileName: string, size: number, lecture: { __typename: 'Lecture', id: string, title: string, status: LectureStatus, progressPercent: number, failure: string | null, description: string, position: number, duration: number, isFreePreview: boolean, locked: boolean, course: { __typename: 'Course', id: string }, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null, captions: Array<{ __typename: 'Captions', id: string, language: string, source: CaptionSource, url: string, version: number }>, progress: { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string } | null } }> };

export type StartLectureMutationVariables = Exact<{
  input: StartLectureInput;
}>;


export type StartLectureMutation = { startLecture: { __typename: 'LectureUpload', id: string, url: string, fileName: string, size: number, lecture: { __typename: 'Lecture', id: string, title: string, status: LectureStatus, progressPercent: number, failure: string | null, description: string, position: number, duration: number, isFreePreview: boolean, locked: boolean, course: { __typename: 'Course', id: string }, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null, captions: Array<{ __typename: 'Captions', id: string, language: string, source: CaptionSource, url: string, version: number }>, progress: { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string } | null } } };

export type StartReplacementMutationVariables = Exact<{
  input: StartReplacementInput;
}>;


export type StartReplacementMutation = { startReplacement: { __typename: 'LectureUpload', id: string, url: string, fileName: string, size: number, lecture: { __typename: 'Lecture', id: string, title: string, status: LectureStatus, progressPercent: number, course: { __typename: 'Course', id: string } } } };

export type CancelUploadMutationVariables = Exact<{
  id: string;
}>;


export type CancelUploadMutation = { cancelUpload: { __typename: 'CancelUploadPayload', id: string, lecture: { __typename: 'Lecture', id: string, status: LectureStatus, progressPercent: number, failure: string | null, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null } | null, course: { __typename: 'Course', id: string, numberOfLectures: number, duration: number, progress: { __typename: 'CourseProgress', id: string, done: number, total: number, nextLecture: { __typename: 'Lecture', id: string, title: string } | null, certificate: { __typename: 'Certificate', id: string, code: string, pdfUrl: string } | null } | null } } };

export type SetPosterMutationVariables = Exact<{
  input: SetPosterInput;
}>;


export type SetPosterMutation = { setPoster: { __typename: 'Lecture', id: string, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null } };

export type LectureChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type LectureChangedSubscription = { lectureChanged: { __typename: 'Lecture', deletedAt: string | null, status: LectureStatus, progressPercent: number, failure: string | null, id: string, title: string, description: string, position: number, duration: number, isFreePreview: boolean, locked: boolean, transcription: { __typename: 'Transcription', id: string, state: TranscriptionState, failure: string | null } | null, course: { __typename: 'Course', id: string, numberOfLectures: number, duration: number }, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null, captions: Array<{ __typename: 'Captions', id: string, language: string, source: CaptionSource, url: string, version: number }>, progress: { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string } | null } };

export type UploadCourseQueryVariables = Exact<{
  slug: string;
}>;


export type UploadCourseQuery = { course: { __typename: 'Course', id: string, slug: string, title: string } };

const AccessReportPartsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessReportParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mayWatch"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}};
const AccessEntryDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessHistoryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}};
const AccessHistoryPageDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessHistoryPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessHistoryEntryConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessEntry"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}};
const CourseCardDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"instructor"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfLectures"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}};
const ImagePartsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}};
const OutlineLectureDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OutlineLecture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lecture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"isFreePreview"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}}]}};
const OwnOutlineLectureDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnOutlineLecture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lecture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OutlineLecture"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LectureProgressParts"}}]}}]}};
const PlayableVideoDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayableVideo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Video"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"streamUrl"}},{"kind":"Field","name":{"kind":"Name","value":"posterUrl"}},{"kind":"Field","name":{"kind":"Name","value":"storyboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"tileWidth"}},{"kind":"Field","name":{"kind":"Name","value":"tileHeight"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"intervalSeconds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}};
const PlayableLectureDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayableLecture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lecture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OutlineLecture"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"video"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayableVideo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"captions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"recordedAt"}}]}}]}};
const LectureStatusPartsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"LectureStatusParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lecture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"video"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayableVideo"}}]}}]}};
const TranscriptionPartsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"TranscriptionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transcription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}};
const CheckoutPartsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Checkout"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}}]}};
const RefundOfPaymentDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefundOfPayment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDisputed"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestRefund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failureReason"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}};
const LectureProgressPartsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"LectureProgressParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LectureProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"recordedAt"}}]}};
const CourseProgressPartsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseProgressParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"nextLecture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certificate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"pdfUrl"}}]}}]}};
const OwnSubscriptionDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSubscription"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"accessUntil"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAtPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"refundableUntil"}}]}};
const OpenRequestPartsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenRequestParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubscriptionRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withRefund"}}]}};
const SessionUserDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"needsSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnSubscription"}}]}}]}};
const CaptionPartsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CaptionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Captions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}};
const CaptionedLectureDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CaptionedLecture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lecture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"captions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaptionParts"}}]}}]}};
const CertificatePartsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Certificate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"courseTitle"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pdfUrl"}}]}};
const InboxMessageDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"InboxMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"handledAt"}}]}};
const EditableCourseDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableCourse"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseCard"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"lectures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OutlineLecture"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LectureStatusParts"}}]}}]}};
const SecondFactorPartsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondFactorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"needsSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"appSince"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PasskeyRecord"}}]}}]}}]}};
const PasskeyRecordDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasskeyRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Passkey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}};
const BegunLectureDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BegunLecture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LectureProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LectureProgressParts"}},{"kind":"Field","name":{"kind":"Name","value":"lecture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageParts"}}]}}]}}]}};
const LecturesOfCourseDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"LecturesOfCourse"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lecture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfLectures"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"lectures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}}]}}]}};
const MemberRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberSubscription"}}]}}]}};
const MemberSubscriptionDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberSubscription"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAtPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"refundableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"accessUntil"}},{"kind":"Field","name":{"kind":"Name","value":"openRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenRequestParts"}}]}}]}};
const MemberPaymentDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberPayment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefundOfPayment"}}]}};
const MemberAccessPartsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberAccessParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessReportParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accessHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessHistoryPage"}}]}}]}};
const PaymentProblemPartsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefundOfPayment"}}]}}]}};
const ReconciliationPartsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReconciliationParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reconciliation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"missedEvents"}},{"kind":"Field","name":{"kind":"Name","value":"payersChecked"}},{"kind":"Field","name":{"kind":"Name","value":"differences"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}};
const MySubscriptionDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MySubscription"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnSubscription"}},{"kind":"Field","name":{"kind":"Name","value":"openRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenRequestParts"}}]}}]}};
const PaymentRecordDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefundOfPayment"}}]}};
const TokenRecordDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"TokenRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}};
const SessionRecordDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}};
const LectureLengthDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"LectureLength"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lecture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}}]}};
const LectureHitPartsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"LectureHitParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LectureHit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"second"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"lecture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}};
const UploadPartsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"UploadParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LectureUpload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"lecture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}};
export const AccessReportPartsFragmentDoc = {"kind":"Document","definitions":[AccessReportPartsDefinition]} as unknown as DocumentNode<AccessReportPartsFragment, unknown>;
export const AccessEntryFragmentDoc = {"kind":"Document","definitions":[AccessEntryDefinition]} as unknown as DocumentNode<AccessEntryFragment, unknown>;
export const AccessHistoryPageFragmentDoc = {"kind":"Document","definitions":[AccessHistoryPageDefinition,AccessEntryDefinition]} as unknown as DocumentNode<AccessHistoryPageFragment, unknown>;
export const CourseCardFragmentDoc = {"kind":"Document","definitions":[CourseCardDefinition,ImagePartsDefinition]} as unknown as DocumentNode<CourseCardFragment, unknown>;
export const ImagePartsFragmentDoc = {"kind":"Document","definitions":[ImagePartsDefinition]} as unknown as DocumentNode<ImagePartsFragment, unknown>;
export const OutlineLectureFragmentDoc = {"kind":"Document","definitions":[OutlineLectureDefinition]} as unknown as DocumentNode<OutlineLectureFragment, unknown>;
export const OwnOutlineLectureFragmentDoc = {"kind":"Document","definitions":[OwnOutlineLectureDefinition,OutlineLectureDefinition,LectureProgressPartsDefinition]} as unknown as DocumentNode<OwnOutlineLectureFragment, unknown>;
export const PlayableVideoFragmentDoc = {"kind":"Document","definitions":[PlayableVideoDefinition]} as unknown as DocumentNode<PlayableVideoFragment, unknown>;
export const PlayableLectureFragmentDoc = {"kind":"Document","definitions":[PlayableLectureDefinition,OutlineLectureDefinition,PlayableVideoDefinition]} as unknown as DocumentNode<PlayableLectureFragment, unknown>;
export const LectureStatusPartsFragmentDoc = {"kind":"Document","definitions":[LectureStatusPartsDefinition,PlayableVideoDefinition]} as unknown as DocumentNode<LectureStatusPartsFragment, unknown>;
export const TranscriptionPartsFragmentDoc = {"kind":"Document","definitions":[TranscriptionPartsDefinition]} as unknown as DocumentNode<TranscriptionPartsFragment, unknown>;
export const CheckoutPartsFragmentDoc = {"kind":"Document","definitions":[CheckoutPartsDefinition]} as unknown as DocumentNode<CheckoutPartsFragment, unknown>;
export const RefundOfPaymentFragmentDoc = {"kind":"Document","definitions":[RefundOfPaymentDefinition]} as unknown as DocumentNode<RefundOfPaymentFragment, unknown>;
export const LectureProgressPartsFragmentDoc = {"kind":"Document","definitions":[LectureProgressPartsDefinition]} as unknown as DocumentNode<LectureProgressPartsFragment, unknown>;
export const CourseProgressPartsFragmentDoc = {"kind":"Document","definitions":[CourseProgressPartsDefinition]} as unknown as DocumentNode<CourseProgressPartsFragment, unknown>;
export const OwnSubscriptionFragmentDoc = {"kind":"Document","definitions":[OwnSubscriptionDefinition]} as unknown as DocumentNode<OwnSubscriptionFragment, unknown>;
export const OpenRequestPartsFragmentDoc = {"kind":"Document","definitions":[OpenRequestPartsDefinition]} as unknown as DocumentNode<OpenRequestPartsFragment, unknown>;
export const SessionUserFragmentDoc = {"kind":"Document","definitions":[SessionUserDefinition,ImagePartsDefinition,OwnSubscriptionDefinition]} as unknown as DocumentNode<SessionUserFragment, unknown>;
export const CaptionPartsFragmentDoc = {"kind":"Document","definitions":[CaptionPartsDefinition]} as unknown as DocumentNode<CaptionPartsFragment, unknown>;
export const CaptionedLectureFragmentDoc = {"kind":"Document","definitions":[CaptionedLectureDefinition,CaptionPartsDefinition]} as unknown as DocumentNode<CaptionedLectureFragment, unknown>;
export const CertificatePartsFragmentDoc = {"kind":"Document","definitions":[CertificatePartsDefinition]} as unknown as DocumentNode<CertificatePartsFragment, unknown>;
export const InboxMessageFragmentDoc = {"kind":"Document","definitions":[InboxMessageDefinition]} as unknown as DocumentNode<InboxMessageFragment, unknown>;
export const EditableCourseFragmentDoc = {"kind":"Document","definitions":[EditableCourseDefinition,CourseCardDefinition,ImagePartsDefinition,OutlineLectureDefinition,LectureStatusPartsDefinition,PlayableVideoDefinition]} as unknown as DocumentNode<EditableCourseFragment, unknown>;
export const SecondFactorPartsFragmentDoc = {"kind":"Document","definitions":[SecondFactorPartsDefinition,PasskeyRecordDefinition]} as unknown as DocumentNode<SecondFactorPartsFragment, unknown>;
export const PasskeyRecordFragmentDoc = {"kind":"Document","definitions":[PasskeyRecordDefinition]} as unknown as DocumentNode<PasskeyRecordFragment, unknown>;
export const BegunLectureFragmentDoc = {"kind":"Document","definitions":[BegunLectureDefinition,LectureProgressPartsDefinition,ImagePartsDefinition]} as unknown as DocumentNode<BegunLectureFragment, unknown>;
export const LecturesOfCourseFragmentDoc = {"kind":"Document","definitions":[LecturesOfCourseDefinition]} as unknown as DocumentNode<LecturesOfCourseFragment, unknown>;
export const MemberRowFragmentDoc = {"kind":"Document","definitions":[MemberRowDefinition,ImagePartsDefinition,MemberSubscriptionDefinition,OpenRequestPartsDefinition]} as unknown as DocumentNode<MemberRowFragment, unknown>;
export const MemberSubscriptionFragmentDoc = {"kind":"Document","definitions":[MemberSubscriptionDefinition,OpenRequestPartsDefinition]} as unknown as DocumentNode<MemberSubscriptionFragment, unknown>;
export const MemberPaymentFragmentDoc = {"kind":"Document","definitions":[MemberPaymentDefinition,RefundOfPaymentDefinition]} as unknown as DocumentNode<MemberPaymentFragment, unknown>;
export const MemberAccessPartsFragmentDoc = {"kind":"Document","definitions":[MemberAccessPartsDefinition,AccessReportPartsDefinition,AccessHistoryPageDefinition,AccessEntryDefinition]} as unknown as DocumentNode<MemberAccessPartsFragment, unknown>;
export const PaymentProblemPartsFragmentDoc = {"kind":"Document","definitions":[PaymentProblemPartsDefinition,RefundOfPaymentDefinition]} as unknown as DocumentNode<PaymentProblemPartsFragment, unknown>;
export const ReconciliationPartsFragmentDoc = {"kind":"Document","definitions":[ReconciliationPartsDefinition]} as unknown as DocumentNode<ReconciliationPartsFragment, unknown>;
export const MySubscriptionFragmentDoc = {"kind":"Document","definitions":[MySubscriptionDefinition,OwnSubscriptionDefinition,OpenRequestPartsDefinition]} as unknown as DocumentNode<MySubscriptionFragment, unknown>;
export const PaymentRecordFragmentDoc = {"kind":"Document","definitions":[PaymentRecordDefinition,RefundOfPaymentDefinition]} as unknown as DocumentNode<PaymentRecordFragment, unknown>;
export const TokenRecordFragmentDoc = {"kind":"Document","definitions":[TokenRecordDefinition]} as unknown as DocumentNode<TokenRecordFragment, unknown>;
export const SessionRecordFragmentDoc = {"kind":"Document","definitions":[SessionRecordDefinition]} as unknown as DocumentNode<SessionRecordFragment, unknown>;
export const LectureLengthFragmentDoc = {"kind":"Document","definitions":[LectureLengthDefinition]} as unknown as DocumentNode<LectureLengthFragment, unknown>;
export const LectureHitPartsFragmentDoc = {"kind":"Document","definitions":[LectureHitPartsDefinition]} as unknown as DocumentNode<LectureHitPartsFragment, unknown>;
export const UploadPartsFragmentDoc = {"kind":"Document","definitions":[UploadPartsDefinition]} as unknown as DocumentNode<UploadPartsFragment, unknown>;
export const CoursesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Courses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CourseSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CourseState"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseCard"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},CourseCardDefinition,ImagePartsDefinition],"__meta__":{"hash":"2b7c639cfc3cb480c865551d0b86a1d5b96025ebf2e2070149e88dfa30cf43a6","isPublic":true}} as unknown as DocumentNode<CoursesQuery, CoursesQueryVariables>;
export const CourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Course"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseCard"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseProgressParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lectures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnOutlineLecture"}}]}}]}}]}},CourseCardDefinition,ImagePartsDefinition,CourseProgressPartsDefinition,OwnOutlineLectureDefinition,OutlineLectureDefinition,LectureProgressPartsDefinition],"__meta__":{"hash":"8a766bd2eea161284fb641039a1f92902ed2f49c3a7d7001f01eac13bc6aa0e0","isPublic":true}} as unknown as DocumentNode<CourseQuery, CourseQueryVariables>;
export const RetryProcessingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryProcessing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lectureId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryProcessing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lectureId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lectureId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LectureStatusParts"}}]}}]}},LectureStatusPartsDefinition,PlayableVideoDefinition],"__meta__":{"hash":"31a4e4a515eb76a52d0302c56ecd15649139dd548fab464d25c11da5048ee638"}} as unknown as DocumentNode<RetryProcessingMutation, RetryProcessingMutationVariables>;
export const OpenBillingPortalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenBillingPortal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openBillingPortal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}],"__meta__":{"hash":"59a0ff565d15c7ff0f054414b463dec87bd2a2d2caeeade4cef5bf59e431dc76"}} as unknown as DocumentNode<OpenBillingPortalMutation, OpenBillingPortalMutationVariables>;
export const PlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"termYears"}},{"kind":"Field","name":{"kind":"Name","value":"refundWindowDays"}},{"kind":"Field","name":{"kind":"Name","value":"graceDays"}}]}}]}}],"__meta__":{"hash":"657e1f7ae56820a8cec4a9f2b607db33c723d05949242acaf64bb1dba2b58b0f"}} as unknown as DocumentNode<PlanQuery, PlanQueryVariables>;
export const RetryRefundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryRefund"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paymentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryRefund"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"paymentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paymentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefundOfPayment"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessReportParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accessHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessHistoryPage"}}]}}]}}]}}]}},RefundOfPaymentDefinition,AccessReportPartsDefinition,AccessHistoryPageDefinition,AccessEntryDefinition],"__meta__":{"hash":"cc1268918769d19232b291d9182d61e2c3bc81ebc3ae6985e76eca9941644c16"}} as unknown as DocumentNode<RetryRefundMutation, RetryRefundMutationVariables>;
export const ResumeSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnSubscription"}},{"kind":"Field","name":{"kind":"Name","value":"openRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenRequestParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessReportParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accessHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessHistoryPage"}}]}}]}}]}},OwnSubscriptionDefinition,OpenRequestPartsDefinition,AccessReportPartsDefinition,AccessHistoryPageDefinition,AccessEntryDefinition],"__meta__":{"hash":"c2a1385d28724d623fa202299787e0dd25f4787a45edf6623132fc3c9329a84e"}} as unknown as DocumentNode<ResumeSubscriptionMutation, ResumeSubscriptionMutationVariables>;
export const MyAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessReportParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accessHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessHistoryPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckoutParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnSubscription"}},{"kind":"Field","name":{"kind":"Name","value":"openRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenRequestParts"}}]}}]}}]}}]}},AccessReportPartsDefinition,AccessHistoryPageDefinition,AccessEntryDefinition,CheckoutPartsDefinition,OwnSubscriptionDefinition,OpenRequestPartsDefinition],"__meta__":{"hash":"7d3116efa0f682a5c23bec290d0c13c66d9de49ba4ae8a6e37e4142cf569440f"}} as unknown as DocumentNode<MyAccessQuery, MyAccessQueryVariables>;
export const MemberAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessReportParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accessHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessHistoryPage"}}]}}]}}]}},AccessReportPartsDefinition,AccessHistoryPageDefinition,AccessEntryDefinition],"__meta__":{"hash":"e1d1bde4462f0baf3087b1c40e4bad2c211d0bf93b89d5fe7f8a5ec060d56e66"}} as unknown as DocumentNode<MemberAccessQuery, MemberAccessQueryVariables>;
export const MyHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"accessHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}],"__meta__":{"hash":"c0df29b76ed8379e077a2a2827bbd215cdbab22661a566c9618acb63c96e7941"}} as unknown as DocumentNode<MyHistoryQuery, MyHistoryQueryVariables>;
export const AuditLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"subjectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}],"__meta__":{"hash":"928d305a302ba03070228e2d04181cbf661310d3feac4335f8656a198202b94e"}} as unknown as DocumentNode<AuditLogQuery, AuditLogQueryVariables>;
export const CourseAddressesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"ANY"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"lectures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}],"__meta__":{"hash":"500393fadc98be5330b8e93bf73ce19f9eb74d729333689d08c69b85c238faa1","isPublic":true}} as unknown as DocumentNode<CourseAddressesQuery, CourseAddressesQueryVariables>;
export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}}]}}]}},SessionUserDefinition,ImagePartsDefinition,OwnSubscriptionDefinition],"__meta__":{"hash":"9ed0e0fab63709a9ebdde0d7e5f7a1ea0acb569b4c6c02b09984bc8a197a9c34"}} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const LoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Login"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}}]}}]}},SessionUserDefinition,ImagePartsDefinition,OwnSubscriptionDefinition],"__meta__":{"hash":"f8645c36990f16e8ede845b71b0d899e3b6b55aef50d720c90c5452de02f2635"}} as unknown as DocumentNode<LoginMutation, LoginMutationVariables>;
export const CompleteLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"proof"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FactorProof"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"proof"},"value":{"kind":"Variable","name":{"kind":"Name","value":"proof"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}}]}}]}},SessionUserDefinition,ImagePartsDefinition,OwnSubscriptionDefinition],"__meta__":{"hash":"c30a7dea3a9ee85eb4c5a3e1514e5930670c01d0287f92e4b6131413f43dfb2d"}} as unknown as DocumentNode<CompleteLoginMutation, CompleteLoginMutationVariables>;
export const RegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}}]}}]}},SessionUserDefinition,ImagePartsDefinition,OwnSubscriptionDefinition],"__meta__":{"hash":"684a1c5e997f2699ed10a1ad972f9e3cd57ab5a5d2e1c16e66994c12acc8d73a"}} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const LogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}}],"__meta__":{"hash":"bca7f9c70e5082393c97dcb88a3ae677d3cf02eeba56f09d3c0bcfe2b05afef4"}} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}],"__meta__":{"hash":"a47597c530f592b7a395cf480460f33c983403e0a969baad2675916d920ef416"}} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const PendingLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PendingLogin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingLogin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasApp"}},{"kind":"Field","name":{"kind":"Name","value":"hasPasskeys"}}]}}]}}],"__meta__":{"hash":"098f5a8f25ad91e82cd7972fc5f7e9f8e911b115341b1ad572e89d9229cc5eb2"}} as unknown as DocumentNode<PendingLoginQuery, PendingLoginQueryVariables>;
export const AskForPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskForPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"purpose"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyPurpose"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askForPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"purpose"},"value":{"kind":"Variable","name":{"kind":"Name","value":"purpose"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}],"__meta__":{"hash":"aeb51cc125244b87369f3576194300d1b120ac759d782ffea8fffe9e0c939a40"}} as unknown as DocumentNode<AskForPasskeyMutation, AskForPasskeyMutationVariables>;
export const LoginWithPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LoginWithPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loginWithPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"passkey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}}]}}]}},SessionUserDefinition,ImagePartsDefinition,OwnSubscriptionDefinition],"__meta__":{"hash":"003ecdce8d0294ad99f69fbca9bb5f2f2df0072cfd85a13411b2ad26ca670b74"}} as unknown as DocumentNode<LoginWithPasskeyMutation, LoginWithPasskeyMutationVariables>;
export const ConfirmIdentityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmIdentityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}}]}}]}}],"__meta__":{"hash":"ca428ffda02d42a4521d93a890ccc34bb120fb4174afb36378597670406524a5"}} as unknown as DocumentNode<ConfirmIdentityMutation, ConfirmIdentityMutationVariables>;
export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}],"__meta__":{"hash":"94dfcd60dc8cbbabf0da1fbf2b87016080035a7c127611debe1570e58734a4ab"}} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}}]}}]}},SessionUserDefinition,ImagePartsDefinition,OwnSubscriptionDefinition],"__meta__":{"hash":"b4cbf4f1444d376b6732b9d2cbbcaa7980fc125c05703d433dcaedaa862f2bee"}} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const VerifyEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}}],"__meta__":{"hash":"c7a6f65c5e1197cd3dbb2bbd741d2431843e6d4a036745c3100c74e12439abf2"}} as unknown as DocumentNode<VerifyEmailMutation, VerifyEmailMutationVariables>;
export const ResendVerificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendVerification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendVerification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}}]}}]}}],"__meta__":{"hash":"1388432a5eda21ddb3057db3d275ba72f82fabecf1262061746261cbd6e139b9"}} as unknown as DocumentNode<ResendVerificationMutation, ResendVerificationMutationVariables>;
export const LectureTranscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LectureTranscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canTranscribe"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lectures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaptionedLecture"}},{"kind":"Field","name":{"kind":"Name","value":"transcription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TranscriptionParts"}}]}}]}}]}}]}},CaptionedLectureDefinition,CaptionPartsDefinition,TranscriptionPartsDefinition],"__meta__":{"hash":"5af786b5bcb400648e7a63ee28e706ad48493a6ef68aabd07a8a4456d6e6310c"}} as unknown as DocumentNode<LectureTranscriptionQuery, LectureTranscriptionQueryVariables>;
export const SaveCaptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCaptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveCaptionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveCaptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaptionParts"}},{"kind":"Field","name":{"kind":"Name","value":"lecture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaptionedLecture"}}]}}]}}]}},CaptionPartsDefinition,CaptionedLectureDefinition],"__meta__":{"hash":"e88baaac066f2976291dba83db434896ab69b069a9879bed6bb7b11d81e81cba"}} as unknown as DocumentNode<SaveCaptionsMutation, SaveCaptionsMutationVariables>;
export const DeleteCaptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCaptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCaptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lecture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaptionedLecture"}}]}}]}}]}},CaptionedLectureDefinition,CaptionPartsDefinition],"__meta__":{"hash":"db2ec242001ae44151c53f0a8eec776f9885feb73994bd4b26f189b85c0fdd8e"}} as unknown as DocumentNode<DeleteCaptionsMutation, DeleteCaptionsMutationVariables>;
export const TranscribeLectureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TranscribeLecture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lectureId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transcribeLecture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lectureId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lectureId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"transcription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TranscriptionParts"}}]}}]}}]}},TranscriptionPartsDefinition],"__meta__":{"hash":"a5d0edef8832e2ef071de4b09ddb788d313fdfb5205724c2b6ec903482687eb0"}} as unknown as DocumentNode<TranscribeLectureMutation, TranscribeLectureMutationVariables>;
export const CertificateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Certificate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certificate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CertificateParts"}}]}}]}},CertificatePartsDefinition],"__meta__":{"hash":"311d3361fa50e12f32fbd708281bb9902eacfdcdd70d064512f78fb3d09258e3"}} as unknown as DocumentNode<CertificateQuery, CertificateQueryVariables>;
export const IssueCertificateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueCertificate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueCertificate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CertificateParts"}}]}}]}},CertificatePartsDefinition],"__meta__":{"hash":"785e8241f3b5cd6c18da42bb99a64f695ec92f2319912d3a2745ed3ea5bf0df9"}} as unknown as DocumentNode<IssueCertificateMutation, IssueCertificateMutationVariables>;
export const MyCertificatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyCertificates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"certificates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"courseTitle"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}}]}}]}}]}}],"__meta__":{"hash":"978b4675bec8756a950c0b1f9d3e51aeeb8d1261fbf906d067654adcead0b1c2"}} as unknown as DocumentNode<MyCertificatesQuery, MyCertificatesQueryVariables>;
export const SendContactMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}],"__meta__":{"hash":"9748e0e09c36291b9ebd58a4e8274297057959ea8a528126fc218ae6f2075ee8"}} as unknown as DocumentNode<SendContactMessageMutation, SendContactMessageMutationVariables>;
export const ContactMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isHandled"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isHandled"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isHandled"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InboxMessage"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},InboxMessageDefinition],"__meta__":{"hash":"dbc158d931664cd4e67068c46848d6c30a12dbf59089da8df77db9e2e7fc6146"}} as unknown as DocumentNode<ContactMessagesQuery, ContactMessagesQueryVariables>;
export const MarkContactMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isHandled"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isHandled"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isHandled"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InboxMessage"}}]}}]}},InboxMessageDefinition],"__meta__":{"hash":"e28b24d1c09c2b85a20b74c61ef3df7e004ad6e2848e1a74e1880b81c355f434"}} as unknown as DocumentNode<MarkContactMessageMutation, MarkContactMessageMutationVariables>;
export const EditCourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableCourse"}}]}}]}},EditableCourseDefinition,CourseCardDefinition,ImagePartsDefinition,OutlineLectureDefinition,LectureStatusPartsDefinition,PlayableVideoDefinition],"__meta__":{"hash":"e3ad5fb2df32c1ffd57f5814b7274a22cf5f96191516a8f76cf8e8be66d6eaa2"}} as unknown as DocumentNode<EditCourseQuery, EditCourseQueryVariables>;
export const CreateCourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCourseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableCourse"}}]}}]}},EditableCourseDefinition,CourseCardDefinition,ImagePartsDefinition,OutlineLectureDefinition,LectureStatusPartsDefinition,PlayableVideoDefinition],"__meta__":{"hash":"3f7159e97704d33328dfdd622730e33c50d96ee21cad793054a524c410f88318"}} as unknown as DocumentNode<CreateCourseMutation, CreateCourseMutationVariables>;
export const UpdateCourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCourseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseCard"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},CourseCardDefinition,ImagePartsDefinition],"__meta__":{"hash":"00537293085f39f1717bb86c2dafc422b23eba08d34671c077cbfe13ae5f1654"}} as unknown as DocumentNode<UpdateCourseMutation, UpdateCourseMutationVariables>;
export const PublishCourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseCard"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},CourseCardDefinition,ImagePartsDefinition],"__meta__":{"hash":"c7c8a45e38a22de7faec25cde7c2a70af856fde8dc55635487f2ea8eabaacfa5"}} as unknown as DocumentNode<PublishCourseMutation, PublishCourseMutationVariables>;
export const UnpublishCourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnpublishCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unpublishCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseCard"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},CourseCardDefinition,ImagePartsDefinition],"__meta__":{"hash":"5389f5b4599024a558b1a95d10feed33f31acb7046289cc0636ba5d8e461e727"}} as unknown as DocumentNode<UnpublishCourseMutation, UnpublishCourseMutationVariables>;
export const DeleteCourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}],"__meta__":{"hash":"052c1d7af7da71b2eca4553c98fea0dd111754889b83d8162fc2a4806b8700b1"}} as unknown as DocumentNode<DeleteCourseMutation, DeleteCourseMutationVariables>;
export const RestoreCourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableCourse"}}]}}]}},EditableCourseDefinition,CourseCardDefinition,ImagePartsDefinition,OutlineLectureDefinition,LectureStatusPartsDefinition,PlayableVideoDefinition],"__meta__":{"hash":"8d27a29727d0eec2bcb8ce91bab8617760b2737679a652a4a520d9c70c4f8540"}} as unknown as DocumentNode<RestoreCourseMutation, RestoreCourseMutationVariables>;
export const CoursesOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CoursesOverview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CourseSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"ANY"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseCard"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},CourseCardDefinition,ImagePartsDefinition],"__meta__":{"hash":"7a86941c1b57f9d529e35152978a9a30b9695d0ec812bd47618f472313254c57","isPublic":true}} as unknown as DocumentNode<CoursesOverviewQuery, CoursesOverviewQueryVariables>;
export const UserStatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registeredUsers"}},{"kind":"Field","name":{"kind":"Name","value":"subscribedUsers"}},{"kind":"Field","name":{"kind":"Name","value":"totalRevenue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"collected"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}],"__meta__":{"hash":"bf63684fd92782b69526a1953c9895390ff3c5cb7660e117db9fd70a715381dc"}} as unknown as DocumentNode<UserStatsQuery, UserStatsQueryVariables>;
export const MonthlySalesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MonthlySales"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sales"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"collected"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"months"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"collected"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}}]}}],"__meta__":{"hash":"d30d6da687504e8ec65b04b27861a1f47fa4718f26ead8d1f182813e3d4e3b20"}} as unknown as DocumentNode<MonthlySalesQuery, MonthlySalesQueryVariables>;
export const MySecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondFactorParts"}}]}}]}},SecondFactorPartsDefinition,PasskeyRecordDefinition],"__meta__":{"hash":"10ef5faa15b25052bc3b788925868a90d42b78c47adfd1aaa70a03d9e19b4392"}} as unknown as DocumentNode<MySecondFactorQuery, MySecondFactorQueryVariables>;
export const StartTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartTotp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTotp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}],"__meta__":{"hash":"a9095cf523023b05a0b35bb03aeafd5e99615bfb89a2bf0c0db232553167ac94"}} as unknown as DocumentNode<StartTotpMutation, StartTotpMutationVariables>;
export const ConfirmTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmTotp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondFactorParts"}}]}}]}}]}},SecondFactorPartsDefinition,PasskeyRecordDefinition],"__meta__":{"hash":"919668cb07805c487516dddeb014c5a1e1bcefe932dbef1371ae857ea2ad9cc6"}} as unknown as DocumentNode<ConfirmTotpMutation, ConfirmTotpMutationVariables>;
export const RemoveTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveTotp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeTotp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondFactorParts"}}]}}]}}]}},SecondFactorPartsDefinition,PasskeyRecordDefinition],"__meta__":{"hash":"48b2f1f7079cf1ba477708566a0b3ddf7feb45c43385387edbd278b94f5088c6"}} as unknown as DocumentNode<RemoveTotpMutation, RemoveTotpMutationVariables>;
export const RenewRecoveryCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondFactorParts"}}]}}]}}]}},SecondFactorPartsDefinition,PasskeyRecordDefinition],"__meta__":{"hash":"8243bfd2cc1df5db4f39c0d91e60ecdf43f029c029859e62fbf29d8dc0ecc07c"}} as unknown as DocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const RemoveSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}}]}}]}}],"__meta__":{"hash":"27747fd9275478ca03ae3ea2c1c829af590df6cf0815eef069cb8d4de04f2faf"}} as unknown as DocumentNode<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>;
export const MySecondFactorDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySecondFactorData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"appSince"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]}}]}}],"__meta__":{"hash":"30f51fbdb7f4dd419a57e0a021b4ed5df0627fe18a81a61a8a16f8fe277ed912"}} as unknown as DocumentNode<MySecondFactorDataQuery, MySecondFactorDataQueryVariables>;
export const StartPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartPasskey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startPasskey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}],"__meta__":{"hash":"3ad1bc5d461b1adab8f22e4e466625f6b9181283c4014354ed14a0f174a03658"}} as unknown as DocumentNode<StartPasskeyMutation, StartPasskeyMutationVariables>;
export const AddPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"response"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"response"},"value":{"kind":"Variable","name":{"kind":"Name","value":"response"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondFactorParts"}}]}}]}}]}},SecondFactorPartsDefinition,PasskeyRecordDefinition],"__meta__":{"hash":"869265729eeba685f9c5038e55f4d31b1213f5808743095f258e036505579278"}} as unknown as DocumentNode<AddPasskeyMutation, AddPasskeyMutationVariables>;
export const RenamePasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenamePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renamePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondFactorParts"}}]}}]}}]}},SecondFactorPartsDefinition,PasskeyRecordDefinition],"__meta__":{"hash":"b1203f643e3ba0decc2f9111c50f1c809db54e29b780f17b76ddf44d84e68f1d"}} as unknown as DocumentNode<RenamePasskeyMutation, RenamePasskeyMutationVariables>;
export const RemovePasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondFactorParts"}}]}}]}}]}},SecondFactorPartsDefinition,PasskeyRecordDefinition],"__meta__":{"hash":"1d4a352b3536e83e06ff725bf9d6200fbb5f58d43484b754eee1c33966e4de33"}} as unknown as DocumentNode<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const ContinueWatchingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContinueWatching"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"continueWatching"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BegunLecture"}}]}}]}}]}},BegunLectureDefinition,LectureProgressPartsDefinition,ImagePartsDefinition],"__meta__":{"hash":"1364d7b372e63494f62f0ba4a325cbc83c2059489f97e1af51521cb7ed73fb00"}} as unknown as DocumentNode<ContinueWatchingQuery, ContinueWatchingQueryVariables>;
export const CourseLecturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseLectures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfLectures"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseProgressParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lectures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayableLecture"}}]}}]}}]}},CourseProgressPartsDefinition,PlayableLectureDefinition,OutlineLectureDefinition,PlayableVideoDefinition],"__meta__":{"hash":"dae978bc3326d6f3f32973914fd6555a856979c157bcdf069f379435148a8c3c"}} as unknown as DocumentNode<CourseLecturesQuery, CourseLecturesQueryVariables>;
export const DeleteLectureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteLecture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteLecture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfLectures"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseProgressParts"}}]}}]}}]}}]}},CourseProgressPartsDefinition],"__meta__":{"hash":"eb6a839e50a45e5beea2aec3e64cd5ee459e8e397af32006c03969b1894ed6fd"}} as unknown as DocumentNode<DeleteLectureMutation, DeleteLectureMutationVariables>;
export const RestoreLectureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreLecture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreLecture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayableLecture"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LecturesOfCourse"}}]}}]}},PlayableLectureDefinition,OutlineLectureDefinition,PlayableVideoDefinition,LecturesOfCourseDefinition],"__meta__":{"hash":"d9edf2f61ca0f55bf94e86afbe696d9d962c7a8ebf15db894ca3e84b43b13cba"}} as unknown as DocumentNode<RestoreLectureMutation, RestoreLectureMutationVariables>;
export const EditLectureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditLecture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lectures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OutlineLecture"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LectureStatusParts"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}},OutlineLectureDefinition,LectureStatusPartsDefinition,PlayableVideoDefinition],"__meta__":{"hash":"187cc018711d8a4783faad0a3890e5c8959fb65bb74ab404de7dfbcd0aa1d598"}} as unknown as DocumentNode<EditLectureQuery, EditLectureQueryVariables>;
export const UpdateLectureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLecture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateLectureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLecture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayableLecture"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfLectures"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}}]}}]}}]}},PlayableLectureDefinition,OutlineLectureDefinition,PlayableVideoDefinition],"__meta__":{"hash":"0bcd9a58f895639c3b431317f79edc28b1272d9919c8499dab6ff3cda3becffd"}} as unknown as DocumentNode<UpdateLectureMutation, UpdateLectureMutationVariables>;
export const ReorderLecturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReorderLectures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReorderLecturesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reorderLectures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lectures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}}]}}]}}],"__meta__":{"hash":"674e4d4b4354d87db2d68b3d509d730651477270f0435abe64fa0ebfcb37d55b"}} as unknown as DocumentNode<ReorderLecturesMutation, ReorderLecturesMutationVariables>;
export const MembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Members"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isSubscribed"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}},{"kind":"Argument","name":{"kind":"Name","value":"isSubscribed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSubscribed"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},MemberRowDefinition,ImagePartsDefinition,MemberSubscriptionDefinition,OpenRequestPartsDefinition],"__meta__":{"hash":"4fc2f5762aff2d2d0b41b227de8da55b0d61d664af0d3b071265fa1f1a1825fa"}} as unknown as DocumentNode<MembersQuery, MembersQueryVariables>;
export const MemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Member"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberRow"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberPayment"}}]}}]}}]}}]}},MemberRowDefinition,ImagePartsDefinition,MemberSubscriptionDefinition,OpenRequestPartsDefinition,MemberPaymentDefinition,RefundOfPaymentDefinition],"__meta__":{"hash":"19c928e910a1d943565e12747fb178f858a3beaa8e4952235ff8cf1b3ca4837c"}} as unknown as DocumentNode<MemberQuery, MemberQueryVariables>;
export const GrantAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GrantAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grantAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberSubscription"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberAccessParts"}}]}}]}},MemberSubscriptionDefinition,OpenRequestPartsDefinition,MemberAccessPartsDefinition,AccessReportPartsDefinition,AccessHistoryPageDefinition,AccessEntryDefinition],"__meta__":{"hash":"49b495940ee3764c8d3223cb47a08b2a37a2d40bb6855d383c74099b940f7198"}} as unknown as DocumentNode<GrantAccessMutation, GrantAccessMutationVariables>;
export const EndAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"refund"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"refund"},"value":{"kind":"Variable","name":{"kind":"Name","value":"refund"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberSubscription"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberPayment"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberAccessParts"}}]}}]}},MemberSubscriptionDefinition,OpenRequestPartsDefinition,MemberPaymentDefinition,RefundOfPaymentDefinition,MemberAccessPartsDefinition,AccessReportPartsDefinition,AccessHistoryPageDefinition,AccessEntryDefinition],"__meta__":{"hash":"83ba6ebaf135323b77b7f3c2a7fc905c96553a4be97b97e06bfc6a8c01a6b506"}} as unknown as DocumentNode<EndAccessMutation, EndAccessMutationVariables>;
export const ChangeRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessReportParts"}}]}}]}}]}},AccessReportPartsDefinition],"__meta__":{"hash":"eec3487c89cceef6874a7ee58355d67af311c7216689f199d735a93150296dd9"}} as unknown as DocumentNode<ChangeRoleMutation, ChangeRoleMutationVariables>;
export const PaymentProblemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentProblems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentProblems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentProblemParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},PaymentProblemPartsDefinition,RefundOfPaymentDefinition],"__meta__":{"hash":"7039e56b6e9d5d878e786532024541b66e6f9677949c5462663714b0a1547ba4"}} as unknown as DocumentNode<PaymentProblemsQuery, PaymentProblemsQueryVariables>;
export const LatestReconciliationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LatestReconciliation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latestReconciliation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReconciliationParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stripeConnection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unavailableSince"}}]}}]}},ReconciliationPartsDefinition],"__meta__":{"hash":"1afd0d3e679062ad32af48fa19708daccb16fc1a03498c36ec858641cd17cb58"}} as unknown as DocumentNode<LatestReconciliationQuery, LatestReconciliationQueryVariables>;
export const ReconcilePaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReconcilePayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reconcilePayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReconciliationParts"}}]}}]}},ReconciliationPartsDefinition],"__meta__":{"hash":"29afd32f3a51f6c5ee31aa8c7b6ef9b35d2f26f18fa809752ff95c9b96a6826b"}} as unknown as DocumentNode<ReconcilePaymentsMutation, ReconcilePaymentsMutationVariables>;
export const MyCheckoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyCheckout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnSubscription"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckoutParts"}}]}}]}}]}},OwnSubscriptionDefinition,CheckoutPartsDefinition],"__meta__":{"hash":"c6b210699f906ed4d1094d9d8723144280bdc8d2c993ebd7db59b873f9c4df79"}} as unknown as DocumentNode<MyCheckoutQuery, MyCheckoutQueryVariables>;
export const StartCheckoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartCheckout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startCheckout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}],"__meta__":{"hash":"759b6f003f013b5f8b1e7907d762bcbdedda745170c7300eb0c92f0b9779e86a"}} as unknown as DocumentNode<StartCheckoutMutation, StartCheckoutMutationVariables>;
export const ConfirmCheckoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmCheckout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmCheckout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnSubscription"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckoutParts"}}]}}]}}]}},OwnSubscriptionDefinition,CheckoutPartsDefinition],"__meta__":{"hash":"5b96cfb2d0c7f71a605bc8c7ea20fe40289f53837f2e6ff17a1f2f5711709852"}} as unknown as DocumentNode<ConfirmCheckoutMutation, ConfirmCheckoutMutationVariables>;
export const MySubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MySubscription"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckoutParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentRecord"}}]}}]}}]}}]}},MySubscriptionDefinition,OwnSubscriptionDefinition,OpenRequestPartsDefinition,CheckoutPartsDefinition,PaymentRecordDefinition,RefundOfPaymentDefinition],"__meta__":{"hash":"2e0856d89cd1cf65fdbcbe548f2d6b33555b9cb3ecb25ca444156db8b9093460"}} as unknown as DocumentNode<MySubscriptionQuery, MySubscriptionQueryVariables>;
export const MyPaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyPayments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentRecord"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},PaymentRecordDefinition,RefundOfPaymentDefinition],"__meta__":{"hash":"93636a88afb886858ab59b48f613a259cfa19b7a3d8e7fb49b1d4c3beb7e3f7e"}} as unknown as DocumentNode<MyPaymentsQuery, MyPaymentsQueryVariables>;
export const MyApiTokensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyApiTokens"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"apiTokens"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"12"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TokenRecord"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},TokenRecordDefinition],"__meta__":{"hash":"5078d2162a93270f435f946b32b8771641c3aca27dca526c90b06f4753f7e4b6"}} as unknown as DocumentNode<MyApiTokensQuery, MyApiTokensQueryVariables>;
export const MySessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"12"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionRecord"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},SessionRecordDefinition],"__meta__":{"hash":"2e10b2a66db609de0da1bb4a207550213146a521e33793ed50b935da3753d8e8"}} as unknown as DocumentNode<MySessionsQuery, MySessionsQueryVariables>;
export const UpdateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}}]}}]}},SessionUserDefinition,ImagePartsDefinition,OwnSubscriptionDefinition],"__meta__":{"hash":"001b28f08c537c2941ef7b477c04ff8127f30d321e2c6499683b451a0637ee1c"}} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const CancelSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MySubscription"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentRecord"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessReportParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accessHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessHistoryPage"}}]}}]}}]}},MySubscriptionDefinition,OwnSubscriptionDefinition,OpenRequestPartsDefinition,PaymentRecordDefinition,RefundOfPaymentDefinition,AccessReportPartsDefinition,AccessHistoryPageDefinition,AccessEntryDefinition],"__meta__":{"hash":"1bca85061b6515a8215bb3b07a5836e703f5562dc9352b701a967272e8c6c0b6"}} as unknown as DocumentNode<CancelSubscriptionMutation, CancelSubscriptionMutationVariables>;
export const CreateApiTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateApiTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TokenRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}},TokenRecordDefinition],"__meta__":{"hash":"78acc380bf8cfa4230042cc286314cbab28b1a0f169809b84ef3d3323fb0777c"}} as unknown as DocumentNode<CreateApiTokenMutation, CreateApiTokenMutationVariables>;
export const EndSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}],"__meta__":{"hash":"1c43359644c7f7d7c53113229fa706d81e4ba29de0dfae45f559d50165199d6c"}} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const RevokeApiTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}],"__meta__":{"hash":"13c50dd1373e5a4675ed9a9a4a9dcef4ae3412f1478f6f20d392b5f11c7d06a3"}} as unknown as DocumentNode<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>;
export const MyDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"accessUntil"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAtPeriodEnd"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"30"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestRefund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"isDisputed"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"apiTokens"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"30"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]}}]}}],"__meta__":{"hash":"ce1d14c718f54c700b277b5b4ae467cb3daaeeedb343e2a5b27521a962c67e03"}} as unknown as DocumentNode<MyDataQuery, MyDataQueryVariables>;
export const DeleteAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}}],"__meta__":{"hash":"f2bd8a774f771762181ad7cd845c7ea4c164324b5f664802a032d61e7fdbe709"}} as unknown as DocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const SaveProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveProgressInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withCourse"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveProgress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LectureProgressParts"}},{"kind":"Field","name":{"kind":"Name","value":"lecture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withCourse"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseProgressParts"}}]}}]}}]}}]}},LectureProgressPartsDefinition,CourseProgressPartsDefinition],"__meta__":{"hash":"babc8b856768a177e5999365562bdafd78501c95d543f6ecfd7ba16c2c423acf"}} as unknown as DocumentNode<SaveProgressMutation, SaveProgressMutationVariables>;
export const MarkLectureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkLecture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkLectureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markLecture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LectureProgressParts"}},{"kind":"Field","name":{"kind":"Name","value":"lecture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseProgressParts"}}]}}]}}]}}]}},LectureProgressPartsDefinition,CourseProgressPartsDefinition],"__meta__":{"hash":"1a32444d66460278506a6bffe49a551f3b5e84e2d34fecbe1bfebb03c88854d2"}} as unknown as DocumentNode<MarkLectureMutation, MarkLectureMutationVariables>;
export const MyLectureProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyLectureProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lectureProgress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"recordedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"lecture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}],"__meta__":{"hash":"8e92ccf5494bfa5b8c6cd144b4d83ea19ddc8a4b924b1a8e2e125d7bdef469aa"}} as unknown as DocumentNode<MyLectureProgressQuery, MyLectureProgressQueryVariables>;
export const SearchLecturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchLectures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchLectures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LectureHitParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},LectureHitPartsDefinition],"__meta__":{"hash":"3fe52fb8afdb76acbe7d74813e7a381fa17e614cbad06312170e125a9c0db449"}} as unknown as DocumentNode<SearchLecturesQuery, SearchLecturesQueryVariables>;
export const TrashedCoursesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrashedCourses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trashedCourses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfLectures"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}],"__meta__":{"hash":"98ca6e5709bbfc849a13d53d2825b69c7ae35767407eb2bc475e52bb020c621c"}} as unknown as DocumentNode<TrashedCoursesQuery, TrashedCoursesQueryVariables>;
export const TrashedLecturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrashedLectures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trashedLectures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}],"__meta__":{"hash":"a9e30d86c5a79537e2bdca268b347d9c35a122a07b611b26835331d1875a6835"}} as unknown as DocumentNode<TrashedLecturesQuery, TrashedLecturesQueryVariables>;
export const UploadsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Uploads"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UploadParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},UploadPartsDefinition],"__meta__":{"hash":"cde36b24d457b01a5821c5d485e1590131611694c91659d17fb5f7d80f53ac19"}} as unknown as DocumentNode<UploadsQuery, UploadsQueryVariables>;
export const StartUploadsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartUploads"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartUploadsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startUploads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UploadParts"}},{"kind":"Field","name":{"kind":"Name","value":"lecture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayableLecture"}}]}}]}}]}},UploadPartsDefinition,PlayableLectureDefinition,OutlineLectureDefinition,PlayableVideoDefinition],"__meta__":{"hash":"3a47136c362265a70fbce32bea94ec5f4c3ea39928886894b4a96af0bbbcb967"}} as unknown as DocumentNode<StartUploadsMutation, StartUploadsMutationVariables>;
export const StartLectureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartLecture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartLectureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startLecture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UploadParts"}},{"kind":"Field","name":{"kind":"Name","value":"lecture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayableLecture"}}]}}]}}]}},UploadPartsDefinition,PlayableLectureDefinition,OutlineLectureDefinition,PlayableVideoDefinition],"__meta__":{"hash":"6e9abca4db3197b35a7219a9269daa9a5512f76917ba7d2289eb5ebcfe567cf5"}} as unknown as DocumentNode<StartLectureMutation, StartLectureMutationVariables>;
export const StartReplacementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartReplacement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartReplacementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startReplacement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UploadParts"}}]}}]}},UploadPartsDefinition],"__meta__":{"hash":"40e359d437975e0f268a4d3fea0db04747ab2da14a83a43b0f89a478c6c2ef00"}} as unknown as DocumentNode<StartReplacementMutation, StartReplacementMutationVariables>;
export const CancelUploadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lecture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LectureStatusParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfLectures"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseProgressParts"}}]}}]}}]}}]}},LectureStatusPartsDefinition,PlayableVideoDefinition,CourseProgressPartsDefinition],"__meta__":{"hash":"70ed0ce586954bcdb1108e52ba22f212e492c0c05a4a8660aea8859dab1f214d"}} as unknown as DocumentNode<CancelUploadMutation, CancelUploadMutationVariables>;
export const SetPosterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPoster"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPosterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPoster"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"video"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayableVideo"}}]}}]}}]}},PlayableVideoDefinition],"__meta__":{"hash":"470eede9dcfb32f83697e5bd9a0286729230b68660dd8d29cdcf42593940b68b"}} as unknown as DocumentNode<SetPosterMutation, SetPosterMutationVariables>;
export const LectureChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"LectureChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lectureChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayableLecture"}},{"kind":"Field","name":{"kind":"Name","value":"transcription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TranscriptionParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfLectures"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}}]}}]}}]}},PlayableLectureDefinition,OutlineLectureDefinition,PlayableVideoDefinition,TranscriptionPartsDefinition],"__meta__":{"hash":"5ac9d672c0cac28802532324892701c0104399b06461bc178ab998a07537dce9"}} as unknown as DocumentNode<LectureChangedSubscription, LectureChangedSubscriptionVariables>;
export const UploadCourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UploadCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}],"__meta__":{"hash":"67dbe8b5e2478bab123c7a8899f63f1c4b41e7464f68f599614ffcc1ccce5cb4","isPublic":true}} as unknown as DocumentNode<UploadCourseQuery, UploadCourseQueryVariables>;
export const useCoursesQuery = (options?: useQuery.Options<CoursesQuery, CoursesQueryVariables>) => useQuery(CoursesDocument, options);
export const useCourseQuery = (options: useQuery.Options<CourseQuery, CourseQueryVariables> | SkipToken) => useQuery(CourseDocument, options);
export const useRetryProcessingMutation = (options?: useMutation.Options<RetryProcessingMutation, RetryProcessingMutationVariables>) => useMutation(RetryProcessingDocument, options);
export const useOpenBillingPortalMutation = (options?: useMutation.Options<OpenBillingPortalMutation, OpenBillingPortalMutationVariables>) => useMutation(OpenBillingPortalDocument, options);
export const usePlanQuery = (options?: useQuery.Options<PlanQuery, PlanQueryVariables>) => useQuery(PlanDocument, options);
export const useRetryRefundMutation = (options?: useMutation.Options<RetryRefundMutation, RetryRefundMutationVariables>) => useMutation(RetryRefundDocument, options);
export const useResumeSubscriptionMutation = (options?: useMutation.Options<ResumeSubscriptionMutation, ResumeSubscriptionMutationVariables>) => useMutation(ResumeSubscriptionDocument, options);
export const useMyAccessQuery = (options?: useQuery.Options<MyAccessQuery, MyAccessQueryVariables>) => useQuery(MyAccessDocument, options);
export const useMemberAccessQuery = (options: useQuery.Options<MemberAccessQuery, MemberAccessQueryVariables> | SkipToken) => useQuery(MemberAccessDocument, options);
export const useMyHistoryQuery = (options?: useQuery.Options<MyHistoryQuery, MyHistoryQueryVariables>) => useQuery(MyHistoryDocument, options);
export const useAuditLogQuery = (options?: useQuery.Options<AuditLogQuery, AuditLogQueryVariables>) => useQuery(AuditLogDocument, options);
export const useCourseAddressesQuery = (options?: useQuery.Options<CourseAddressesQuery, CourseAddressesQueryVariables>) => useQuery(CourseAddressesDocument, options);
export const useMeQuery = (options?: useQuery.Options<MeQuery, MeQueryVariables>) => useQuery(MeDocument, options);
export const useLoginMutation = (options?: useMutation.Options<LoginMutation, LoginMutationVariables>) => useMutation(LoginDocument, options);
export const useCompleteLoginMutation = (options?: useMutation.Options<CompleteLoginMutation, CompleteLoginMutationVariables>) => useMutation(CompleteLoginDocument, options);
export const useRegisterMutation = (options?: useMutation.Options<RegisterMutation, RegisterMutationVariables>) => useMutation(RegisterDocument, options);
export const useLogoutMutation = (options?: useMutation.Options<LogoutMutation, LogoutMutationVariables>) => useMutation(LogoutDocument, options);
export const useChangePasswordMutation = (options?: useMutation.Options<ChangePasswordMutation, ChangePasswordMutationVariables>) => useMutation(ChangePasswordDocument, options);
export const usePendingLoginQuery = (options?: useQuery.Options<PendingLoginQuery, PendingLoginQueryVariables>) => useQuery(PendingLoginDocument, options);
export const useAskForPasskeyMutation = (options?: useMutation.Options<AskForPasskeyMutation, AskForPasskeyMutationVariables>) => useMutation(AskForPasskeyDocument, options);
export const useLoginWithPasskeyMutation = (options?: useMutation.Options<LoginWithPasskeyMutation, LoginWithPasskeyMutationVariables>) => useMutation(LoginWithPasskeyDocument, options);
export const useConfirmIdentityMutation = (options?: useMutation.Options<ConfirmIdentityMutation, ConfirmIdentityMutationVariables>) => useMutation(ConfirmIdentityDocument, options);
export const useRequestPasswordResetMutation = (options?: useMutation.Options<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>) => useMutation(RequestPasswordResetDocument, options);
export const useResetPasswordMutation = (options?: useMutation.Options<ResetPasswordMutation, ResetPasswordMutationVariables>) => useMutation(ResetPasswordDocument, options);
export const useVerifyEmailMutation = (options?: useMutation.Options<VerifyEmailMutation, VerifyEmailMutationVariables>) => useMutation(VerifyEmailDocument, options);
export const useResendVerificationMutation = (options?: useMutation.Options<ResendVerificationMutation, ResendVerificationMutationVariables>) => useMutation(ResendVerificationDocument, options);
export const useLectureTranscriptionQuery = (options: useQuery.Options<LectureTranscriptionQuery, LectureTranscriptionQueryVariables> | SkipToken) => useQuery(LectureTranscriptionDocument, options);
export const useSaveCaptionsMutation = (options?: useMutation.Options<SaveCaptionsMutation, SaveCaptionsMutationVariables>) => useMutation(SaveCaptionsDocument, options);
export const useDeleteCaptionsMutation = (options?: useMutation.Options<DeleteCaptionsMutation, DeleteCaptionsMutationVariables>) => useMutation(DeleteCaptionsDocument, options);
export const useTranscribeLectureMutation = (options?: useMutation.Options<TranscribeLectureMutation, TranscribeLectureMutationVariables>) => useMutation(TranscribeLectureDocument, options);
export const useCertificateQuery = (options: useQuery.Options<CertificateQuery, CertificateQueryVariables> | SkipToken) => useQuery(CertificateDocument, options);
export const useIssueCertificateMutation = (options?: useMutation.Options<IssueCertificateMutation, IssueCertificateMutationVariables>) => useMutation(IssueCertificateDocument, options);
export const useMyCertificatesQuery = (options?: useQuery.Options<MyCertificatesQuery, MyCertificatesQueryVariables>) => useQuery(MyCertificatesDocument, options);
export const useSendContactMessageMutation = (options?: useMutation.Options<SendContactMessageMutation, SendContactMessageMutationVariables>) => useMutation(SendContactMessageDocument, options);
export const useContactMessagesQuery = (options?: useQuery.Options<ContactMessagesQuery, ContactMessagesQueryVariables>) => useQuery(ContactMessagesDocument, options);
export const useMarkContactMessageMutation = (options?: useMutation.Options<MarkContactMessageMutation, MarkContactMessageMutationVariables>) => useMutation(MarkContactMessageDocument, options);
export const useEditCourseQuery = (options: useQuery.Options<EditCourseQuery, EditCourseQueryVariables> | SkipToken) => useQuery(EditCourseDocument, options);
export const useCreateCourseMutation = (options?: useMutation.Options<CreateCourseMutation, CreateCourseMutationVariables>) => useMutation(CreateCourseDocument, options);
export const useUpdateCourseMutation = (options?: useMutation.Options<UpdateCourseMutation, UpdateCourseMutationVariables>) => useMutation(UpdateCourseDocument, options);
export const usePublishCourseMutation = (options?: useMutation.Options<PublishCourseMutation, PublishCourseMutationVariables>) => useMutation(PublishCourseDocument, options);
export const useUnpublishCourseMutation = (options?: useMutation.Options<UnpublishCourseMutation, UnpublishCourseMutationVariables>) => useMutation(UnpublishCourseDocument, options);
export const useDeleteCourseMutation = (options?: useMutation.Options<DeleteCourseMutation, DeleteCourseMutationVariables>) => useMutation(DeleteCourseDocument, options);
export const useRestoreCourseMutation = (options?: useMutation.Options<RestoreCourseMutation, RestoreCourseMutationVariables>) => useMutation(RestoreCourseDocument, options);
export const useCoursesOverviewQuery = (options: useQuery.Options<CoursesOverviewQuery, CoursesOverviewQueryVariables> | SkipToken) => useQuery(CoursesOverviewDocument, options);
export const useUserStatsQuery = (options?: useQuery.Options<UserStatsQuery, UserStatsQueryVariables>) => useQuery(UserStatsDocument, options);
export const useMonthlySalesQuery = (options?: useQuery.Options<MonthlySalesQuery, MonthlySalesQueryVariables>) => useQuery(MonthlySalesDocument, options);
export const useMySecondFactorQuery = (options?: useQuery.Options<MySecondFactorQuery, MySecondFactorQueryVariables>) => useQuery(MySecondFactorDocument, options);
export const useStartTotpMutation = (options?: useMutation.Options<StartTotpMutation, StartTotpMutationVariables>) => useMutation(StartTotpDocument, options);
export const useConfirmTotpMutation = (options?: useMutation.Options<ConfirmTotpMutation, ConfirmTotpMutationVariables>) => useMutation(ConfirmTotpDocument, options);
export const useRemoveTotpMutation = (options?: useMutation.Options<RemoveTotpMutation, RemoveTotpMutationVariables>) => useMutation(RemoveTotpDocument, options);
export const useRenewRecoveryCodesMutation = (options?: useMutation.Options<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>) => useMutation(RenewRecoveryCodesDocument, options);
export const useRemoveSecondFactorMutation = (options?: useMutation.Options<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>) => useMutation(RemoveSecondFactorDocument, options);
export const useMySecondFactorDataQuery = (options?: useQuery.Options<MySecondFactorDataQuery, MySecondFactorDataQueryVariables>) => useQuery(MySecondFactorDataDocument, options);
export const useStartPasskeyMutation = (options?: useMutation.Options<StartPasskeyMutation, StartPasskeyMutationVariables>) => useMutation(StartPasskeyDocument, options);
export const useAddPasskeyMutation = (options?: useMutation.Options<AddPasskeyMutation, AddPasskeyMutationVariables>) => useMutation(AddPasskeyDocument, options);
export const useRenamePasskeyMutation = (options?: useMutation.Options<RenamePasskeyMutation, RenamePasskeyMutationVariables>) => useMutation(RenamePasskeyDocument, options);
export const useRemovePasskeyMutation = (options?: useMutation.Options<RemovePasskeyMutation, RemovePasskeyMutationVariables>) => useMutation(RemovePasskeyDocument, options);
export const useContinueWatchingQuery = (options: useQuery.Options<ContinueWatchingQuery, ContinueWatchingQueryVariables> | SkipToken) => useQuery(ContinueWatchingDocument, options);
export const useCourseLecturesQuery = (options: useQuery.Options<CourseLecturesQuery, CourseLecturesQueryVariables> | SkipToken) => useQuery(CourseLecturesDocument, options);
export const useDeleteLectureMutation = (options?: useMutation.Options<DeleteLectureMutation, DeleteLectureMutationVariables>) => useMutation(DeleteLectureDocument, options);
export const useRestoreLectureMutation = (options?: useMutation.Options<RestoreLectureMutation, RestoreLectureMutationVariables>) => useMutation(RestoreLectureDocument, options);
export const useEditLectureQuery = (options: useQuery.Options<EditLectureQuery, EditLectureQueryVariables> | SkipToken) => useQuery(EditLectureDocument, options);
export const useUpdateLectureMutation = (options?: useMutation.Options<UpdateLectureMutation, UpdateLectureMutationVariables>) => useMutation(UpdateLectureDocument, options);
export const useReorderLecturesMutation = (options?: useMutation.Options<ReorderLecturesMutation, ReorderLecturesMutationVariables>) => useMutation(ReorderLecturesDocument, options);
export const useMembersQuery = (options?: useQuery.Options<MembersQuery, MembersQueryVariables>) => useQuery(MembersDocument, options);
export const useMemberQuery = (options: useQuery.Options<MemberQuery, MemberQueryVariables> | SkipToken) => useQuery(MemberDocument, options);
export const useGrantAccessMutation = (options?: useMutation.Options<GrantAccessMutation, GrantAccessMutationVariables>) => useMutation(GrantAccessDocument, options);
export const useEndAccessMutation = (options?: useMutation.Options<EndAccessMutation, EndAccessMutationVariables>) => useMutation(EndAccessDocument, options);
export const useChangeRoleMutation = (options?: useMutation.Options<ChangeRoleMutation, ChangeRoleMutationVariables>) => useMutation(ChangeRoleDocument, options);
export const usePaymentProblemsQuery = (options: useQuery.Options<PaymentProblemsQuery, PaymentProblemsQueryVariables> | SkipToken) => useQuery(PaymentProblemsDocument, options);
export const useLatestReconciliationQuery = (options?: useQuery.Options<LatestReconciliationQuery, LatestReconciliationQueryVariables>) => useQuery(LatestReconciliationDocument, options);
export const useReconcilePaymentsMutation = (options?: useMutation.Options<ReconcilePaymentsMutation, ReconcilePaymentsMutationVariables>) => useMutation(ReconcilePaymentsDocument, options);
export const useMyCheckoutQuery = (options?: useQuery.Options<MyCheckoutQuery, MyCheckoutQueryVariables>) => useQuery(MyCheckoutDocument, options);
export const useStartCheckoutMutation = (options?: useMutation.Options<StartCheckoutMutation, StartCheckoutMutationVariables>) => useMutation(StartCheckoutDocument, options);
export const useConfirmCheckoutMutation = (options?: useMutation.Options<ConfirmCheckoutMutation, ConfirmCheckoutMutationVariables>) => useMutation(ConfirmCheckoutDocument, options);
export const useMySubscriptionQuery = (options?: useQuery.Options<MySubscriptionQuery, MySubscriptionQueryVariables>) => useQuery(MySubscriptionDocument, options);
export const useMyPaymentsQuery = (options?: useQuery.Options<MyPaymentsQuery, MyPaymentsQueryVariables>) => useQuery(MyPaymentsDocument, options);
export const useMyApiTokensQuery = (options?: useQuery.Options<MyApiTokensQuery, MyApiTokensQueryVariables>) => useQuery(MyApiTokensDocument, options);
export const useMySessionsQuery = (options?: useQuery.Options<MySessionsQuery, MySessionsQueryVariables>) => useQuery(MySessionsDocument, options);
export const useUpdateProfileMutation = (options?: useMutation.Options<UpdateProfileMutation, UpdateProfileMutationVariables>) => useMutation(UpdateProfileDocument, options);
export const useCancelSubscriptionMutation = (options?: useMutation.Options<CancelSubscriptionMutation, CancelSubscriptionMutationVariables>) => useMutation(CancelSubscriptionDocument, options);
export const useCreateApiTokenMutation = (options?: useMutation.Options<CreateApiTokenMutation, CreateApiTokenMutationVariables>) => useMutation(CreateApiTokenDocument, options);
export const useEndSessionMutation = (options?: useMutation.Options<EndSessionMutation, EndSessionMutationVariables>) => useMutation(EndSessionDocument, options);
export const useRevokeApiTokenMutation = (options?: useMutation.Options<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>) => useMutation(RevokeApiTokenDocument, options);
export const useMyDataQuery = (options?: useQuery.Options<MyDataQuery, MyDataQueryVariables>) => useQuery(MyDataDocument, options);
export const useDeleteAccountMutation = (options?: useMutation.Options<DeleteAccountMutation, DeleteAccountMutationVariables>) => useMutation(DeleteAccountDocument, options);
export const useSaveProgressMutation = (options?: useMutation.Options<SaveProgressMutation, SaveProgressMutationVariables>) => useMutation(SaveProgressDocument, options);
export const useMarkLectureMutation = (options?: useMutation.Options<MarkLectureMutation, MarkLectureMutationVariables>) => useMutation(MarkLectureDocument, options);
export const useMyLectureProgressQuery = (options?: useQuery.Options<MyLectureProgressQuery, MyLectureProgressQueryVariables>) => useQuery(MyLectureProgressDocument, options);
export const useSearchLecturesQuery = (options: useQuery.Options<SearchLecturesQuery, SearchLecturesQueryVariables> | SkipToken) => useQuery(SearchLecturesDocument, options);
export const useTrashedCoursesQuery = (options?: useQuery.Options<TrashedCoursesQuery, TrashedCoursesQueryVariables>) => useQuery(TrashedCoursesDocument, options);
export const useTrashedLecturesQuery = (options?: useQuery.Options<TrashedLecturesQuery, TrashedLecturesQueryVariables>) => useQuery(TrashedLecturesDocument, options);
export const useUploadsQuery = (options?: useQuery.Options<UploadsQuery, UploadsQueryVariables>) => useQuery(UploadsDocument, options);
export const useStartUploadsMutation = (options?: useMutation.Options<StartUploadsMutation, StartUploadsMutationVariables>) => useMutation(StartUploadsDocument, options);
export const useStartLectureMutation = (options?: useMutation.Options<StartLectureMutation, StartLectureMutationVariables>) => useMutation(StartLectureDocument, options);
export const useStartReplacementMutation = (options?: useMutation.Options<StartReplacementMutation, StartReplacementMutationVariables>) => useMutation(StartReplacementDocument, options);
export const useCancelUploadMutation = (options?: useMutation.Options<CancelUploadMutation, CancelUploadMutationVariables>) => useMutation(CancelUploadDocument, options);
export const useSetPosterMutation = (options?: useMutation.Options<SetPosterMutation, SetPosterMutationVariables>) => useMutation(SetPosterDocument, options);
export const useLectureChangedSubscription = (options?: useSubscription.Options<LectureChangedSubscription, LectureChangedSubscriptionVariables>) => useSubscription(LectureChangedDocument, options);
export const useUploadCourseQuery = (options: useQuery.Options<UploadCourseQuery, UploadCourseQueryVariables> | SkipToken) => useQuery(UploadCourseDocument, options);