/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A declaration to accept without the mailed proof. */
export type AcceptDeclarationInput = {
  /** The declaration. */
  id: string;
};

/** The link of an invitation. */
export type AcceptInvitationInput = {
  /** Token from the link in the email. */
  token: string;
};

/** Kinds of entries in the access history. */
export type AccessHistoryKind =
  /** The payer has to confirm a payment at the bank. */
  | 'AUTHENTICATION_NEEDED'
  /** The cancellation of a subscription was requested. */
  | 'CANCELLATION_REQUESTED'
  /** A subscription was cancelled for the end of the paid period. */
  | 'CANCELLED_FOR_PERIOD_END'
  /** A checkout ended without a payment. */
  | 'CHECKOUT_EXPIRED'
  /** The payment of a checkout failed. */
  | 'CHECKOUT_FAILED'
  /** The payment of a checkout arrived. */
  | 'CHECKOUT_PAID'
  /** A payment was made that the bank has not confirmed yet. */
  | 'CHECKOUT_PENDING'
  /** A checkout was started. */
  | 'CHECKOUT_STARTED'
  /** A dispute was decided. */
  | 'DISPUTE_CLOSED'
  /** A payment was disputed at the bank. */
  | 'DISPUTE_OPENED'
  /** An admin granted access. */
  | 'GRANTED'
  /** Granted access ended. */
  | 'GRANT_ENDED'
  /** A payment arrived. */
  | 'PAYMENT'
  /** A payment failed. */
  | 'PAYMENT_FAILED'
  /** A refund was made. */
  | 'REFUND'
  /** A refund failed. */
  | 'REFUND_FAILED'
  /** A refund was requested. */
  | 'REFUND_REQUESTED'
  /** A cancellation was undone. */
  | 'RESUMED'
  /** A subscription ended. */
  | 'SUBSCRIPTION_ENDED'
  /** A subscription began. */
  | 'SUBSCRIPTION_STARTED';

/** The reason why a user has access or not. */
export type AccessReason =
  /** The user is an admin. */
  | 'ADMIN'
  /** The last payment was disputed at the payer's bank. */
  | 'DISPUTED'
  /** The subscription or the grant has ended. */
  | 'ENDED'
  /** The renewal payment failed; the grace period has not ended. */
  | 'GRACE'
  /** An admin granted access. */
  | 'GRANTED'
  /** There has never been a subscription. */
  | 'NEVER'
  /** The paid year is active. */
  | 'PAID'
  /** The paid year is active and will not be renewed. */
  | 'PAID_LAST_YEAR'
  /** The subscription is paused. */
  | 'PAUSED'
  /** A payment was made, and the bank has not confirmed it yet. */
  | 'PENDING'
  /** The last payment was refunded. */
  | 'REFUNDED'
  /** The renewal payment failed, and the grace period has ended. */
  | 'UNPAID';

/** A picture of an import. */
export type AddImportedPictureInput = {
  /** JPEG, PNG or WebP, up to 10 MB. */
  image: File;
  /** The import. */
  importId: string;
  /** The path of the picture in the folder. */
  path: string;
};

/** A new lecture that is a link to an external page. */
export type AddLinkLectureInput = {
  /** The course to which the lecture is appended. */
  courseId: string;
  /** Why the page is worth reading, plain text, up to 500 characters. */
  description: string;
  /** Whether it is a free preview whose address visitors may read. */
  isFreePreview?: boolean | null | undefined;
  /** Title. */
  title: string;
  /** Address of the page: http or https, without credentials, up to 2,000 characters. It is stored as browsers write it. */
  url: string;
};

/** A picture for the texts of a course. */
export type AddTextImageInput = {
  /** The course. */
  courseId: string;
  /** JPEG, PNG or WebP, up to 10 MB. It is reduced to fit 1,600 by 1,600 pixels. */
  image: File;
};

/** A new lecture with a text instead of a video. */
export type AddTextLectureInput = {
  /** The course to which the lecture is appended. */
  courseId: string;
  /** Whether it is a free preview that visitors may read. */
  isFreePreview?: boolean | null | undefined;
  /** Markdown, up to 100,000 characters. */
  text: string;
  /** Title. */
  title: string;
};

/** The action during which a user agreed to the terms. */
export type AgreementPlace =
  /** Continuing to the payment of a subscription. */
  | 'CHECKOUT'
  /** Signing up. */
  | 'SIGNUP';

/** Scopes of a personal API token, by area. WRITE includes READ of the same area. No scope allows changes of roles, email addresses, passwords, second factors, sessions or tokens. */
export type ApiScope =
  /** Read one's own account, progress and certificates. */
  | 'ACCOUNT_READ'
  /** Change one's own profile, progress and saved courses. */
  | 'ACCOUNT_WRITE'
  /** Read courses, lectures, captions and uploads. */
  | 'COURSES_READ'
  /** Change courses, lectures and captions, and upload videos. */
  | 'COURSES_WRITE'
  /** Read other people's accounts, subscriptions and progress. */
  | 'MEMBERS_READ'
  /** Grant and revoke access. */
  | 'MEMBERS_WRITE'
  /** Read payments, prices and amounts. */
  | 'PAYMENTS_READ'
  /** Refund and reconcile payments, check out and cancel. */
  | 'PAYMENTS_WRITE'
  /** Read the settings, numbers, messages and the audit log. */
  | 'SCHOOL_READ'
  /** Change the settings; send and answer messages. */
  | 'SCHOOL_WRITE';

/** Scope of a personal API token in two levels. `ApiScope` is finer, by area. */
export type ApiTokenScope =
  /** All scopes that read. */
  | 'READ'
  /** All scopes. */
  | 'WRITE';

/** A new order of a course. */
export type ArrangeCourseInput = {
  /** The course. */
  courseId: string;
  /** All sections and lectures of the course in their new order. A lecture belongs to the last section before it. */
  partIds: Array<string>;
};

/** An admin action in the audit log. */
export type AuditAction =
  /** Revoked a member's access. */
  | 'ACCESS_ENDED'
  /** Granted a member access without a payment. */
  | 'ACCESS_GRANTED'
  /** Created a course or a draft of a course. */
  | 'COURSE_CREATED'
  /** Put a course in the trash. */
  | 'COURSE_DELETED'
  /** Permanently deleted a course in the trash. */
  | 'COURSE_DELETED_FOREVER'
  /** Edited the texts, the picture or a setting of a course. */
  | 'COURSE_EDITED'
  /** Published a draft of a course. */
  | 'COURSE_PUBLISHED'
  /** Restored a course from the trash. */
  | 'COURSE_RESTORED'
  /** Unpublished a course, which made it a draft. */
  | 'COURSE_UNPUBLISHED'
  /** Accepted a cancellation or withdrawal without the mailed proof. */
  | 'DECLARATION_ACCEPTED'
  /** Closed a cancellation or withdrawal by hand. */
  | 'DECLARATION_CLOSED'
  /** Removed a demo account. */
  | 'DEMO_ACCOUNT_REMOVED'
  /** Removed the demo courses and accounts. */
  | 'DEMO_REMOVED'
  /** Changed the email address of an account. */
  | 'EMAIL_CHANGED'
  /** Added a file to a course or a lecture. */
  | 'FILE_ADDED'
  /** Put a file of a course in the trash. */
  | 'FILE_DELETED'
  /** Permanently deleted a file in the trash. */
  | 'FILE_DELETED_FOREVER'
  /** Renamed a file of a course. */
  | 'FILE_EDITED'
  /** Moved a file within a course. */
  | 'FILE_MOVED'
  /** Restored a file of a course from the trash. */
  | 'FILE_RESTORED'
  /** Accepted an invitation. */
  | 'INVITATION_ACCEPTED'
  /** Sent an invitation again. */
  | 'INVITATION_RESENT'
  /** Restored a revoked invitation. */
  | 'INVITATION_RESTORED'
  /** Revoked an invitation. */
  | 'INVITATION_REVOKED'
  /** Invited a person. */
  | 'INVITATION_SENT'
  /** Reordered the lectures of a course. */
  | 'LECTURES_REORDERED'
  /** Added a lecture to a course. */
  | 'LECTURE_ADDED'
  /** Put a lecture in the trash. */
  | 'LECTURE_DELETED'
  /** Permanently deleted a lecture in the trash. */
  | 'LECTURE_DELETED_FOREVER'
  /** Edited the texts, the preview setting, the video, the poster or the captions of a lecture. */
  | 'LECTURE_EDITED'
  /** Published a draft of a lecture. */
  | 'LECTURE_PUBLISHED'
  /** Restored a lecture from the trash. */
  | 'LECTURE_RESTORED'
  /** Scheduled the publishing of a lecture. */
  | 'LECTURE_SCHEDULED'
  /** Unpublished a lecture, which made it a draft. */
  | 'LECTURE_UNPUBLISHED'
  /** Replied to a message by email. */
  | 'MESSAGE_ANSWERED'
  /** Marked a message as done. */
  | 'MESSAGE_HANDLED'
  /** Reopened a message. */
  | 'MESSAGE_REOPENED'
  /** Compared the payments with Stripe. */
  | 'PAYMENTS_RECONCILED'
  /** Gave a payment back, all of it or a part. */
  | 'PAYMENT_REFUNDED'
  /** Called off a price change. */
  | 'PRICE_CHANGE_CALLED_OFF'
  /** Changed the price for running subscriptions. */
  | 'PRICE_CHANGE_STARTED'
  /** Tried a failed refund once more. */
  | 'REFUND_RETRIED'
  /** Gave or removed the admin role. */
  | 'ROLE_CHANGED'
  /** Changed the settings of the school. */
  | 'SCHOOL_CHANGED'
  /** Created a free page. */
  | 'SCHOOL_PAGE_CREATED'
  /** Deleted a free page. */
  | 'SCHOOL_PAGE_DELETED'
  /** Edited a free page. */
  | 'SCHOOL_PAGE_EDITED'
  /** Removed a member's second factor. */
  | 'SECOND_FACTOR_REMOVED'
  /** Added a section to a course. */
  | 'SECTION_ADDED'
  /** Deleted a section. Its lectures stayed in the course. */
  | 'SECTION_DELETED'
  /** Edited the title or summary of a section. */
  | 'SECTION_EDITED'
  /** Logged a member out everywhere. */
  | 'SESSIONS_ENDED'
  /** Started with another account at Stripe. */
  | 'STRIPE_ACCOUNT_CHANGED';

/** The price change to call off. */
export type CallOffPriceChangeInput = {
  /** Its ID. */
  id: string;
};

/** The cancellation of a renewal by a mailed link. */
export type CancelRenewalInput = {
  /** The token of the link. */
  token: string;
};

/** The origin of captions. */
export type CaptionSource =
  /** Generated automatically and not edited since. */
  | 'AUTOMATIC'
  /** Uploaded or edited by an admin. */
  | 'UPLOADED';

/** A change of several courses. */
export type ChangeCoursesInput = {
  /** The change. */
  change: CourseChange;
  /** The courses, 1 to 100. */
  ids: Array<string>;
  /** Whether PUBLISH also publishes courses without published lectures. Otherwise they are refused. */
  publishesEmpty?: boolean | null | undefined;
};

/** A change of several lectures of a course. */
export type ChangeLecturesInput = {
  /** The change. */
  change: LectureChange;
  /** The course. */
  courseId: string;
  /** The lectures. CONFLICT if one is in the trash or belongs to another course. */
  lectureIds: Array<string>;
};

/** A new password, authorized by the current one. */
export type ChangePasswordInput = {
  /** The current password. */
  currentPassword: string;
  /** 6 to 16 characters with a number and a special character. */
  newPassword: string;
  /** Whether to revoke all API tokens of the account as well. */
  revokeApiTokens?: boolean | null | undefined;
};

/** A part of the school that can be checked separately. */
export type CheckedPart =
  /** The nightly backups, and when one was last verified or restored. */
  | 'BACKUPS'
  /** The mail server. The check sends a mail. */
  | 'MAIL'
  /** The storage. The check writes, reads and deletes a file. */
  | 'STORAGE'
  /** Stripe: key, price, customer portal, and the delivery of an event. */
  | 'STRIPE';

/** The state of a checkout. */
export type CheckoutState =
  /** It was not paid in time, or was cancelled. */
  | 'EXPIRED'
  /** The bank refused the payment. */
  | 'FAILED'
  /** It can be paid. */
  | 'OPEN'
  /** Paid. */
  | 'PAID'
  /** The payment was made, and the bank has not confirmed it yet. */
  | 'PENDING';

/** How to close a declaration by hand. */
export type CloseDeclarationInput = {
  /** The declaration. */
  id: string;
  /** True if it is refused, false if it was carried out. */
  isRefused: boolean;
  /** A note, which the person gets by email. */
  note: string;
};

/** Proof of identity in a session: exactly one of its fields. */
export type ConfirmIdentityInput = {
  /** Current code of the authenticator app, 6 digits. */
  code?: string | null | undefined;
  /** Password of the account. */
  currentPassword?: string | null | undefined;
  /** The browser's answer for a passkey: JSON of WebAuthn's `AuthenticationResponseJSON`. */
  passkey?: string | null | undefined;
  /** One of the recovery codes. */
  recoveryCode?: string | null | undefined;
};

/** A message to the school. */
export type ContactMessageInput = {
  /** Email address for replies. */
  email: string;
  /** The message, plain text. */
  message: string;
  /** Name of the sender. */
  name: string;
};

/** A change of several courses. */
export type CourseChange =
  /** Publishes drafts. */
  | 'PUBLISH'
  /** Restores courses from the trash. */
  | 'RESTORE'
  /** Moves courses with their lectures to the trash. */
  | 'TRASH'
  /** Makes published courses drafts. */
  | 'UNPUBLISH';

/** The language of a course. A search matches its words regardless of their endings. */
export type CourseLanguage =
  /** Arabic */
  | 'ARABIC'
  /** Danish */
  | 'DANISH'
  /** Dutch */
  | 'DUTCH'
  /** English */
  | 'ENGLISH'
  /** Finnish */
  | 'FINNISH'
  /** French */
  | 'FRENCH'
  /** German */
  | 'GERMAN'
  /** Italian */
  | 'ITALIAN'
  /** Norwegian */
  | 'NORWEGIAN'
  /** Another language */
  | 'OTHER'
  /** Portuguese */
  | 'PORTUGUESE'
  /** Russian */
  | 'RUSSIAN'
  /** Spanish */
  | 'SPANISH'
  /** Swedish */
  | 'SWEDISH'
  /** Turkish */
  | 'TURKISH';

/** Why a course was not changed. */
export type CourseRefusalReason =
  /** It lacks a field that a published course must have. */
  | 'INCOMPLETE'
  /** It does not exist or is in the trash. For RESTORE, it is not in the trash. */
  | 'NOT_FOUND'
  /** It has no published lectures. */
  | 'NO_LECTURES';

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
  | 'TITLE_DESC'
  /** Least recently updated first. */
  | 'UPDATED'
  /** Last updated first. */
  | 'UPDATED_DESC';

/** Which courses of the school a list shows. */
export type CourseState =
  /** Published courses and drafts. Admins only. */
  | 'ANY'
  /** Drafts. Admins only. */
  | 'DRAFT'
  /** Published courses, which are visible to all. */
  | 'PUBLISHED'
  /** Courses with lectures that will be published at a set time. Admins only. */
  | 'SCHEDULED';

/** A new personal API token. */
export type CreateApiTokenInput = {
  /** Password of the account. */
  currentPassword: string;
  /** Days until it expires: 7, 30, 90, 365; null for no expiry. */
  expiresInDays?: number | null | undefined;
  /** Name of the token, at most 60 characters. */
  name: string;
  /**
   * READ or WRITE for all areas. Ignored when `scopes` is set.
   * @deprecated Use `scopes`.
   */
  scope?: ApiTokenScope | null | undefined;
  /** Its scopes, at least one. */
  scopes?: Array<ApiScope> | null | undefined;
};

/** A new course. */
export type CreateCourseInput = {
  /** Number under which an authority has approved the course; empty if it needs no approval. */
  approvalNumber?: string | null | undefined;
  /** Who the course is for, plain text. */
  audience?: string | null | undefined;
  /** Category of the course. */
  category: string;
  /** What the course is about, in Markdown. */
  description: string;
  /** Name of the instructor. */
  instructor: string;
  /** Language of the course. */
  language?: CourseLanguage | null | undefined;
  /** What learners will be able to do: up to 8 lines of plain text. */
  outcomes?: Array<string> | null | undefined;
  /** Whether to publish the course at once. A draft needs only a title; leave the other texts empty. */
  publish?: boolean | null | undefined;
  /** What learners need before they begin, plain text. */
  requirements?: string | null | undefined;
  /** Picture: JPEG or PNG, up to 10 MB, cropped to 16:9. Required unless the course is a draft. */
  thumbnail?: File | null | undefined;
  /** Title. */
  title: string;
};

/** A new free page. */
export type CreateSchoolPageInput = {
  /** Where the page is linked. */
  place: SchoolPagePlace;
  /** Position among the pages, from 0. Default: after all others. */
  position?: number | null | undefined;
  /** Unique readable name for the address: letters, digits and hyphens. */
  slug: string;
  /** Text, in Markdown. */
  text: string;
  /** Title. */
  title: string;
};

/** A new section. */
export type CreateSectionInput = {
  /** The section or lecture before which it begins. It takes along the lectures up to the next section. Null for the end of the course. */
  before?: string | null | undefined;
  /** The course. */
  courseId: string;
  /** What the section is about, plain text, at most 500 characters. */
  summary?: string | null | undefined;
  /** Title, at most 120 characters. */
  title: string;
};

/** What a consumer declares. */
export type DeclarationKind =
  /** Ends the contract for the future. */
  | 'CANCELLATION'
  /** Withdraws from the contract within the withdrawal period. */
  | 'WITHDRAWAL';

/** Why a declaration was not carried out. */
export type DeclarationRefusal =
  /** The account has no running subscription. */
  | 'NOTHING_RUNS'
  /** An admin refused it. `note` has the reason. */
  | 'SCHOOL'
  /** The withdrawal period was over when the declaration arrived. */
  | 'TOO_LATE';

/** How far a declaration is. */
export type DeclarationState =
  /** Carried out. */
  | 'EXECUTED'
  /** Proven, but not yet carried out: it is in progress or an admin must decide. */
  | 'PROVEN'
  /** Received, but not yet proven to come from the account. */
  | 'RECEIVED'
  /** Refused. `refusal` has the reason. */
  | 'REFUSED';

/** A cancellation of a contract. */
export type DeclareCancellationInput = {
  /** The contract, order or invoice, in words or by its number. */
  contract: string;
  /** Email address for the confirmation, if possible that of the account. */
  email: string;
  /** The day on which the contract should end, `YYYY-MM-DD`; the first possible one if omitted. */
  endsOn?: string | null | undefined;
  /** Whether it is extraordinary, for good cause. */
  isExtraordinary: boolean;
  /** Name of the person. */
  name: string;
  /** The reason; required if it is extraordinary. */
  reason?: string | null | undefined;
};

/** A withdrawal from a contract. */
export type DeclareWithdrawalInput = {
  /** The contract, order or invoice, in words or by its number. */
  contract: string;
  /** Email address for the confirmation, if possible that of the account. */
  email: string;
  /** Name of the person. */
  name: string;
};

/** The free page to delete. */
export type DeleteSchoolPageInput = {
  /** The page. */
  id: string;
};

/** Proof of a second factor: exactly one of its fields. */
export type FactorProof = {
  /** Current code of the authenticator app, 6 digits. */
  code?: string | null | undefined;
  /** The browser's answer for a passkey: JSON of WebAuthn's `AuthenticationResponseJSON`. */
  passkey?: string | null | undefined;
  /** One of the recovery codes. */
  recoveryCode?: string | null | undefined;
};

/** A period that ends with today, UTC. It has steps of one day, or of one month if it has 12 months. */
export type FiguresPeriod =
  /** Today and the 6 days before. */
  | 'DAYS_7'
  /** Today and the 29 days before. */
  | 'DAYS_30'
  /** Today and the 89 days before. */
  | 'DAYS_90'
  /** The 12 months up to and including today. */
  | 'MONTHS_12';

/** The state of a part of the school. */
export type FindingState =
  /** It works, but not for all users, or it may stop working. */
  | 'ATTENTION'
  /** It does not work. */
  | 'FAULT'
  /** It works. */
  | 'WELL';

/** A course to import. */
export type ImportCourseInput = {
  /** Any text of up to 100 characters that names this import. The same key returns the same import again, so that a request can be repeated without doubles. */
  key: string;
  /** The course as JSON, up to 20 MB. The documentation has its format. */
  plan: File;
};

/** One invitation. */
export type InvitationInput = {
  /** The invitation. */
  id: string;
};

/** How far an invitation is. */
export type InvitationState =
  /** The person has accepted it. */
  | 'ACCEPTED'
  /** It was not accepted in time, or its sender is not an admin any longer. */
  | 'EXPIRED'
  /** The last attempt to send its email failed. It is tried again. */
  | 'FAILED'
  /** Its email is not sent yet. */
  | 'QUEUED'
  /** An admin revoked it. */
  | 'REVOKED'
  /** The mail server has accepted its email. */
  | 'SENT';

/** The people to invite. */
export type InviteMembersInput = {
  /** Email addresses, 1 to 50. */
  emails: Array<string>;
  /** Language of the email, such as `de`. */
  language: string;
  /** The role that they get. */
  role: Role;
};

/** Which of a learner’s own courses a list shows. */
export type LearningState =
  /** Started courses with lectures that are not done, last watched first. */
  | 'BEGUN'
  /** Courses whose lectures are all done, last watched first. */
  | 'FINISHED'
  /** Courses saved for later, last saved first. */
  | 'SAVED';

/** A change of several lectures. */
export type LectureChange =
  /** Leaves lectures to subscribers. */
  | 'CLOSE_PREVIEW'
  /** Makes lectures free previews, which visitors may watch. */
  | 'OPEN_PREVIEW'
  /** Restores lectures from the trash at their old positions. CONFLICT if one is not in the trash. */
  | 'RESTORE'
  /** Moves lectures to the trash. */
  | 'TRASH';

/** The form of a lecture, which never changes. */
export type LectureKind =
  /** An external page, with the reason to read it as its description. */
  | 'LINK'
  /** A text in Markdown, without a video. */
  | 'TEXT'
  /** A video. */
  | 'VIDEO';

/** The state of a lecture's video. */
export type LectureStatus =
  /** The video could not be prepared. `failure` has the reason. */
  | 'FAILED'
  /** The video is being prepared for streaming. The original can be played, unless browsers do not play its format. */
  | 'PROCESSING'
  /** The video is ready. */
  | 'READY'
  /** A video is being uploaded. The previous one, if any, can be played. */
  | 'UPLOADING';

/** Kinds of lines of the ledger. */
export type LedgerLineKind =
  /** A payment that the payer’s bank took back. */
  | 'DISPUTE'
  /** The return of a payment after a dispute. */
  | 'DISPUTE_REVERSED'
  /** A fee of the payment provider, in the currency of its balance. */
  | 'FEE'
  /** A paid invoice. */
  | 'PAYMENT'
  /** A refund. */
  | 'REFUND'
  /** The return of a refund that failed or was cancelled. */
  | 'REFUND_FAILED';

/** A kind of legal page. */
export type LegalPageName =
  /** Accessibility statement. */
  | 'ACCESSIBILITY'
  /** Imprint: the operator of the school. */
  | 'IMPRINT'
  /** Privacy policy. */
  | 'PRIVACY'
  /** Terms of service. */
  | 'TERMS'
  /** Withdrawal notice: how consumers withdraw from the contract. */
  | 'WITHDRAWAL';

/** Login credentials. */
export type LoginInput = {
  /** Email address of the account. */
  email: string;
  /** Password of the account. */
  password: string;
};

/** A manual mark. */
export type MarkLectureInput = {
  /** Whether it is done. */
  isDone: boolean;
  /** The lecture. */
  lectureId: string;
};

/** Order of the list of users. */
export type MemberSort =
  /** By name, A to Z. */
  | 'NAME'
  /** By name, Z to A. */
  | 'NAME_DESC'
  /** Newest first. */
  | 'NEWEST'
  /** Oldest first. */
  | 'OLDEST';

/** A mentor of the about page. */
export type MentorInput = {
  /** Biography, plain text. */
  bio: string;
  /** Id of an existing mentor, whose portrait is kept, or of a default mentor; null for a new one. */
  id?: string | null | undefined;
  /** Name. */
  name: string;
  /** A new portrait: JPEG, PNG or WebP, up to 10 MB. It is cropped to a square. */
  portrait?: File | null | undefined;
  /** Subject that the mentor teaches; may be empty. */
  subject: string;
};

/** The new place of a file. */
export type MoveFileInput = {
  /** The file. */
  id: string;
  /** The lecture of the same course to which it belongs from now on; null for the whole course. */
  lectureId?: string | null | undefined;
  /** Position among the files there, from 1. Without it, the last one. */
  position?: number | null | undefined;
};

/** Purpose of a passkey challenge. */
export type PasskeyPurpose =
  /** To confirm the identity of a logged-in user: `confirmIdentity`. */
  | 'CONFIRMATION'
  /** To log in with the passkey alone: `loginWithPasskey`. */
  | 'LOGIN'
  /** To complete a login: `completeLogin`. */
  | 'SECOND_STEP';

/** Kinds of payment problems. */
export type PaymentProblemKind =
  /** Stripe refuses to open a checkout. */
  | 'CHECKOUT_REFUSED'
  /** A payer's bank disputes a payment. */
  | 'DISPUTE'
  /** A Stripe event could not be processed yet. */
  | 'EVENT_FAILED'
  /** A Stripe event was about something that this school does not sell. */
  | 'EVENT_ODD'
  /** A Stripe event was not for this school. */
  | 'EVENT_REFUSED'
  /** A payer's bank takes a payment for fraud, and has not disputed it yet. */
  | 'FRAUD_WARNING'
  /** An invoice has been a draft for more than a day. */
  | 'INVOICE_DRAFT'
  /** Stripe refuses the school’s API key. */
  | 'KEY_REFUSED'
  /** Stripe refuses to open the billing portal. */
  | 'PORTAL_REFUSED'
  /** Stripe refuses the school’s price. */
  | 'PRICE_REFUSED'
  /** A subscription could not get its announced price yet. */
  | 'PRICE_STUCK'
  /** The last comparison with Stripe failed. */
  | 'RECONCILIATION_FAILED'
  /** A refund failed. */
  | 'REFUND_FAILED'
  /** A payment that was made outside of Stripe has to be refunded there. */
  | 'REFUND_INCOMPLETE'
  /** Stripe refuses refunds. */
  | 'REFUND_REFUSED'
  /** A refund could not be made yet. */
  | 'REFUND_STUCK'
  /** A cancellation could not be carried out yet. */
  | 'REQUEST_STUCK'
  /** Stripe cannot calculate the tax. */
  | 'TAX_REFUSED';

/** The state of a payment. */
export type PaymentState =
  /** The payer's bank has disputed it, with any outcome. */
  | 'DISPUTED'
  /** It was neither refunded nor disputed. */
  | 'KEPT'
  /** It was refunded in full or in part, or a refund is pending. */
  | 'REFUNDED';

/** Player settings. */
export type PlayerSettingsInput = {
  /** Preferred language of captions (BCP 47); null for the language of the browser. */
  captionLanguage?: string | null | undefined;
  /** Whether captions are shown. */
  hasCaptions: boolean;
  /** Whether single-key shortcuts control the video. */
  hasCharacterKeys: boolean;
  /** Whether the next lecture plays automatically. */
  playsNext: boolean;
  /** Playback speed, 0.5 to 2. */
  speed: number;
};

/** State of a price change. */
export type PriceChangeState =
  /** An admin called it off. */
  | 'CALLED_OFF'
  /** No subscription waits for it any more. */
  | 'FINISHED'
  /** Subscriptions wait for their notice or for their first renewal at the new price. */
  | 'RUNNING';

/** What the price of the offer says about tax. */
export type PriceTax =
  /** Tax is added to the price at checkout. */
  | 'ADDED'
  /** The price includes tax. */
  | 'INCLUDED'
  /** Nothing: the school is not taxed, or no admin has said so. */
  | 'NONE';

/** The current step of preparing a video for streaming. */
export type ProcessingStep =
  /** Reads the format of the video. */
  | 'CHECKING'
  /** Makes streams and pictures; `progressPercent` has the progress. */
  | 'CONVERTING'
  /** Downloads the video to the worker. */
  | 'FETCHING'
  /** Moves the results to the storage. */
  | 'STORING';

/** The proof that a declaration comes from the account. */
export type ProveDeclarationInput = {
  /** Token from the link of the email. */
  token: string;
};

/** Drafts of a course to publish. */
export type PublishLecturesInput = {
  /** The course. */
  courseId: string;
  /** The lectures. CONFLICT if one is in the trash or belongs to another course. */
  lectureIds: Array<string>;
  /** Scheduled time; null publishes now. */
  publishAt?: string | null | undefined;
};

/** The state of a refund. */
export type RefundState =
  /** It was cancelled at Stripe. */
  | 'CANCELED'
  /** The bank returned it to the school, and it is retried. */
  | 'FAILED'
  /** Pending. */
  | 'PENDING'
  /** Sent to the payer's bank, which may take some days to show it. */
  | 'SUCCEEDED';

/** A new account for an invited address. */
export type RegisterByInvitationInput = {
  /** The version of the terms of service that the person agrees to, as for `register`. */
  agreedTerms?: string | null | undefined;
  /** Portrait: JPEG, PNG or WebP, at most 10 MB. */
  avatar: File;
  /** At least 5 characters. */
  fullName: string;
  /** 6 to 16 characters with a number and a special character. */
  password: string;
  /** Token from the link in the email. */
  token: string;
};

/** A new account. */
export type RegisterInput = {
  /** The version of the terms of service that the person was shown and agrees to: `changedAt` of that legal page. CONFLICT when it is not the current version. Null means that none was shown, because the school has none; programs leave it out. */
  agreedTerms?: string | null | undefined;
  /** Portrait: JPEG, PNG or WebP, at most 10 MB. */
  avatar: File;
  /** Email address. It is used to log in. */
  email: string;
  /** At least 5 characters. */
  fullName: string;
  /** 6 to 16 characters with a number and a special character. */
  password: string;
  /** From the link that the server logs while the school has no admin. It makes the new account the first admin. Null otherwise. */
  setupKey?: string | null | undefined;
};

/** The new name of a file. */
export type RenameFileInput = {
  /** The file. */
  id: string;
  /** File name of up to 200 characters on one line, without slashes. It keeps its extension. */
  name: string;
};

/** Another email address, authorized by the password. */
export type RequestEmailChangeInput = {
  /** Password of the account. */
  currentPassword: string;
  /** The new email address. */
  email: string;
};

/** A new password, authorized by the link of a mail. */
export type ResetPasswordInput = {
  /** 6 to 16 characters with a number and a special character. */
  password: string;
  /** From the mail. */
  token: string;
};

/** A course, or one of its lectures, whose progress is reset. */
export type ResetProgressInput = {
  /** The course. */
  courseId: string;
  /** A lecture of the course; null for all of them. */
  lectureId?: string | null | undefined;
};

/** Permissions of a user. */
export type Role =
  /** Runs the school: manages courses and lectures, watches everything. */
  | 'ADMIN'
  /** Learns: watches with an active subscription. */
  | 'USER';

/** Captions of a lecture in one language. */
export type SaveCaptionsInput = {
  /** WebVTT or SRT, UTF-8 or UTF-16, at most 2 MB. */
  file: File;
  /** BCP 47 tag, such as `en` or `pt-BR`. */
  language: string;
  /** The lecture. */
  lectureId: string;
  /** The edited version, null for captions in a new language. CONFLICT if it is no longer the current version. */
  version?: number | null | undefined;
};

/** Whether a course is saved for later. */
export type SaveCourseInput = {
  /** The course. */
  courseId: string;
  /** Whether the course is saved. */
  isSaved: boolean;
};

/** The caller's position in a lecture. */
export type SaveProgressInput = {
  /** Age of the position, in milliseconds. Older positions do not overwrite newer ones. */
  age?: number | null | undefined;
  /** The lecture. */
  lectureId: string;
  /** The position, in seconds. */
  position: number;
};

/** Where a free page is linked. */
export type SchoolPagePlace =
  /** In the footer of every page. */
  | 'FOOTER'
  /** In the menu. */
  | 'MENU'
  /** Nowhere. The page is public at its address. */
  | 'NONE';

/** Where a picture of the school is shown. */
export type SchoolPicturePlace =
  /** A silent film in place of HERO, which is shown until it plays. Without HERO it is not shown. */
  | 'FILM'
  /** At the top of the home page of visitors, in place of the drawing. */
  | 'HERO'
  /** In tabs, in bookmarks and on home screens. */
  | 'ICON'
  /** In the header, in mails and on certificates, in place of the symbol and the name. */
  | 'LOGO'
  /** In place of LOGO in dark mode and on sharing pictures. LOGO is shown there if it is not set. */
  | 'LOGO_DARK';

/** A question of visitors that the school answers. */
export type SchoolQuestionInput = {
  /** The answer, in Markdown. */
  answer: string;
  /** The question. */
  question: string;
};

/** What a learner says about the school. */
export type SchoolQuoteInput = {
  /** Title of the course that the learner took; may be empty. */
  course: string;
  /** Name of the learner. */
  name: string;
  /** The words of the learner, plain text. */
  text: string;
};

/** A poster for a lecture's video. */
export type SetPosterInput = {
  /** Whether it replaces an existing poster, and is kept when the video is prepared again. */
  isChosen?: boolean | null | undefined;
  /** The lecture. */
  lectureId: string;
  /** JPEG, PNG or WebP, up to 10 MB. */
  poster: File;
};

/** Whether the caller gets an email when a lecture is published. */
export type SetReleaseNoticeInput = {
  /** The lecture. */
  lectureId: string;
  /** Whether to send the email. */
  willNotify: boolean;
};

/** A picture that replaces a default one. */
export type SetSchoolPictureInput = {
  /** Alternative text of the picture of the home page, up to 150 characters; empty if it is only decoration. Other places ignore it. */
  heroAlt?: string | null | undefined;
  /** JPEG, PNG or WebP, up to 10 MB. A logo is resized to fit 640 by 160 pixels, an icon is cropped to a square, the picture of the home page to 16:9. A film is MP4 with H.264, or WebM with VP8, VP9 or AV1, up to 10 MB, 60 seconds and 1,920 pixels wide or high. Null restores the default. */
  picture?: File | null | undefined;
  /** Where the picture is shown. */
  place: SchoolPicturePlace;
  /** The version that the change is based on. CONFLICT if a newer version was saved. */
  version: number;
};

/** A step of setting up a school. */
export type SetupStepName =
  /** A text for the about page, in place of the default text. */
  | 'ABOUT'
  /** An email address and a password of the admin’s own. Only for an admin with a demo account, whose password is public. Cannot be skipped. */
  | 'ACCOUNT'
  /** Nightly backups. */
  | 'BACKUPS'
  /** The first course of the school’s own. Unchanged demo courses do not count. */
  | 'COURSE'
  /** Removing the demo. Only in a school with demo courses or other demo accounts. Cannot be skipped. */
  | 'DEMO'
  /** A public address with HTTPS, in place of that of one computer. */
  | 'GO_LIVE'
  /** Legal pages. */
  | 'LEGAL'
  /** Links to the social networks of the school, in place of the home pages of the networks. */
  | 'LINKS'
  /** Sending mail. */
  | 'MAIL'
  /** The mentors of the school, in place of the fictional ones. */
  | 'MENTORS'
  /** Price and terms of the subscription. */
  | 'OFFER'
  /** The name and the look of the school. */
  | 'SCHOOL'
  /** Storage for files. */
  | 'STORAGE'
  /** Payments. */
  | 'STRIPE';

/** The state of a step. */
export type SetupStepState =
  /** Skipped by an admin. */
  | 'DISMISSED'
  /** Done. */
  | 'DONE'
  /** Not done yet. */
  | 'OPEN';

/** Files to upload for a lecture or a whole course. */
export type StartFileUploadsInput = {
  /** The course. */
  courseId: string;
  /** The files, at most 100, each of up to 2 GB. They are added at the end, in this order. */
  files: Array<UploadFileInput>;
  /** The lecture of the course to which the files belong; null for the whole course. */
  lectureId?: string | null | undefined;
};

/** A new lecture and the video to upload for it. */
export type StartLectureInput = {
  /** The course to which the lecture is appended. */
  courseId: string;
  /** What the lecture is about, plain text. */
  description: string;
  /** The file. */
  file: UploadFileInput;
  /** Whether it is a free preview that visitors may watch. */
  isFreePreview?: boolean | null | undefined;
  /** Title. */
  title: string;
};

/** The price that the admin was shown. It must be that of the current offer. */
export type StartPriceChangeInput = {
  /** In minor units of the currency. */
  amount: number;
  /** ISO 4217 code, lower case. */
  currency: string;
  /** What the price says about tax. */
  priceTax: PriceTax;
};

/** A new video for an existing lecture. */
export type StartReplacementInput = {
  /** The file. */
  file: UploadFileInput;
  /** The lecture. */
  lectureId: string;
};

/** Videos to add as lectures. */
export type StartUploadsInput = {
  /** The course. The lectures are added at its end, in this order. */
  courseId: string;
  /** The files, at most 100. */
  files: Array<UploadFileInput>;
};

/** The account that the admin was shown. */
export type StartWithStripeAccountInput = {
  /** ID of the key’s account at Stripe; null if the key may not read it. */
  account?: string | null | undefined;
  /** Whether the key takes real money. */
  isLive: boolean;
};

/** Why a subscription grants access. */
export type SubscriptionKind =
  /** Granted by an admin, without a payment. */
  | 'GRANTED'
  /** Paid. */
  | 'PAID';

/** A requested change of a subscription. */
export type SubscriptionRequestKind =
  /** End it now. */
  | 'AT_ONCE'
  /** End it with the paid year. */
  | 'AT_PERIOD_END'
  /** Continue it. */
  | 'RESUME';

/** State of a subscription. ACTIVE and GRACE grant access to the lectures. */
export type SubscriptionStatus =
  /** Paid, and the paid year is not over. */
  | 'ACTIVE'
  /** The renewal could not be paid yet. Access continues until `accessUntil`, so that the card can be updated. */
  | 'GRACE'
  /** Ended: cancelled, refunded or expired. */
  | 'INACTIVE'
  /** The renewal is not paid, and the grace period is over. */
  | 'PAST_DUE'
  /** Paused at Stripe: no access and no payments until it is resumed. */
  | 'PAUSED'
  /** The first payment is not confirmed yet. */
  | 'PENDING';

/** State of an automatic transcription. */
export type TranscriptionState =
  /** The captions are ready. */
  | 'DONE'
  /** The transcription failed. `failure` has the reason. */
  | 'FAILED'
  /** Queued or running. */
  | 'RUNNING';

/** Typeface of Latin letters on the pages of the school. */
export type Typeface =
  /** Fraunces for headings, and the system’s own for text: the default. */
  | 'FRAUNCES'
  /** Inter for headings and text. */
  | 'INTER'
  /** Lora for headings, and the system’s own for text. */
  | 'LORA'
  /** Nunito Sans for headings and text. */
  | 'NUNITO_SANS'
  /** Source Serif 4 for headings, and the system’s own for text. */
  | 'SOURCE_SERIF'
  /** The system’s own for headings and text. Nothing is downloaded. */
  | 'SYSTEM';

/** Lectures of a course to unpublish. */
export type UnpublishLecturesInput = {
  /** The course. */
  courseId: string;
  /** The lectures. CONFLICT if one is in the trash or belongs to another course. */
  lectureIds: Array<string>;
};

/** An edit of a course. Omitted fields stay unchanged. */
export type UpdateCourseInput = {
  /** Number under which an authority has approved the course; empty for none. */
  approvalNumber?: string | null | undefined;
  /** Who the course is for, plain text. */
  audience?: string | null | undefined;
  /** Category of the course. */
  category?: string | null | undefined;
  /** What the course is about, in Markdown. */
  description?: string | null | undefined;
  /** The course. */
  id: string;
  /** Name of the instructor. */
  instructor?: string | null | undefined;
  /** Language of the course. */
  language?: CourseLanguage | null | undefined;
  /** What learners will be able to do: up to 8 lines of plain text. */
  outcomes?: Array<string> | null | undefined;
  /** What learners need before they begin, plain text. */
  requirements?: string | null | undefined;
  /** Replaces the picture. */
  thumbnail?: File | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** The version that was edited. CONFLICT if a newer version exists. */
  version: number;
};

/** An edit of a lecture. Omitted fields stay unchanged. */
export type UpdateLectureInput = {
  /** What has changed for learners, in one line. Given, learners who watched the lecture see that it changed. */
  changeNote?: string | null | undefined;
  /** What the lecture is about, plain text. Of a link, why it is worth reading, up to 500 characters. */
  description?: string | null | undefined;
  /** The lecture. */
  id: string;
  /** Whether it is a free preview that visitors may watch. */
  isFreePreview?: boolean | null | undefined;
  /** Markdown, up to 100,000 characters. BAD_USER_INPUT unless the lecture is a text. */
  text?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** Address of the external page, as in AddLinkLectureInput. BAD_USER_INPUT unless the lecture is a link. */
  url?: string | null | undefined;
  /** The version that was edited. CONFLICT if a newer version exists. */
  version: number;
  /** Replaces the video. BAD_USER_INPUT if the lecture is a text or a link. */
  video?: File | null | undefined;
};

/** An edit of the caller's own profile. */
export type UpdateProfileInput = {
  /** Portrait: JPEG, PNG or WebP, at most 10 MB. */
  avatar: File;
  /** At least 5 characters. */
  fullName: string;
};

/** A change of the settings of the school. Omitted fields stay unchanged. */
export type UpdateSchoolInput = {
  /** Text of the about page, in Markdown; empty for the default page. */
  about?: string | null | undefined;
  /** Colour of buttons and links, as `#rrggbb`; empty for the default. */
  accent?: string | null | undefined;
  /** Accessibility statement, in Markdown; empty for no such page. */
  accessibility?: string | null | undefined;
  /** Public email address for contact; empty for none. */
  contact?: string | null | undefined;
  /** Currency of the price: ISO 4217, lower case. Applies to new subscriptions. */
  currency?: string | null | undefined;
  /** Facebook address, with https; empty for none. */
  facebook?: string | null | undefined;
  /** Grace period in days, 0 to 60: lectures stay open while a renewal is past due. Applies to new subscriptions. */
  graceDays?: number | null | undefined;
  /** Headline of the home page. */
  headline?: string | null | undefined;
  /** Alternative text of the picture of the home page, up to 150 characters; empty if it is only decoration. */
  heroAlt?: string | null | undefined;
  /** Imprint, in Markdown; empty for no such page. */
  imprint?: string | null | undefined;
  /** Instagram address, with https; empty for none. */
  instagram?: string | null | undefined;
  /** Text below the headline of the home page, plain text. */
  intro?: string | null | undefined;
  /** Default language (BCP 47), for visitors who have not chosen one and whose browser requests none of the available ones. */
  language?: string | null | undefined;
  /** LinkedIn address, with https; empty for none. */
  linkedin?: string | null | undefined;
  /** All mentors in the order of the about page. Mentors that are left out are removed. */
  mentors?: Array<MentorInput> | null | undefined;
  /** Whether cancelling in a renewed year ends the subscription after a month and refunds the rest of the year. Applies to all subscriptions. */
  monthlyNotice?: boolean | null | undefined;
  /** Name. */
  name?: string | null | undefined;
  /** Days before a renewal at which its first notice is sent, 7 to 60. Applies to all subscriptions. */
  noticeDays?: number | null | undefined;
  /** Price of one year, in minor units of the currency. Applies to new subscriptions. */
  priceAmount?: number | null | undefined;
  /** What the price says about tax. Applies to new subscriptions. */
  priceTax?: PriceTax | null | undefined;
  /** Privacy policy, in Markdown; empty for no such page. */
  privacy?: string | null | undefined;
  /** All questions and answers in the order of the home page, at most 12. Questions that are left out are removed. */
  questions?: Array<SchoolQuestionInput> | null | undefined;
  /** All quotes of learners in the order of the home page, at most 3. Quotes that are left out are removed. */
  quotes?: Array<SchoolQuoteInput> | null | undefined;
  /** Refund period in days, 0 to 365: cancelling within it refunds the whole payment. Applies to new subscriptions. */
  refundDays?: number | null | undefined;
  /** Whether buyers must agree to the renewal with a tick of its own. */
  renewalConsent?: boolean | null | undefined;
  /** Colour of dark areas and of text, as `#rrggbb`; empty for shades of `accent`. */
  secondColor?: string | null | undefined;
  /** Terms of service, in Markdown; empty for no such page. */
  terms?: string | null | undefined;
  /** Trial period in days, 0 to 90, before the first payment of a user who has never subscribed. */
  trialDays?: number | null | undefined;
  /** X address, with https; empty for none. */
  twitter?: string | null | undefined;
  /** Typeface of Latin letters on the pages. */
  typeface?: Typeface | null | undefined;
  /** The version that the change is based on. CONFLICT if a newer version was saved. */
  version: number;
  /** Withdrawal notice, in Markdown; empty for no such page. */
  withdrawal?: string | null | undefined;
  /** YouTube address, with https; empty for none. */
  youtube?: string | null | undefined;
};

/** An edit of a free page. Omitted fields stay unchanged. */
export type UpdateSchoolPageInput = {
  /** The page. */
  id: string;
  /** Where the page is linked. */
  place?: SchoolPagePlace | null | undefined;
  /** Position among the pages, from 0. A move alone does not increase the version. */
  position?: number | null | undefined;
  /** Unique readable name for the address. */
  slug?: string | null | undefined;
  /** Text, in Markdown. */
  text?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** The version that was edited. CONFLICT if a newer version exists. */
  version: number;
};

/** An edit of a section. Omitted fields stay unchanged. */
export type UpdateSectionInput = {
  /** The section. */
  id: string;
  /** What the section is about, plain text. */
  summary?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** The version that was edited. CONFLICT if a newer version exists. */
  version: number;
};

/** A file to upload. */
export type UploadFileInput = {
  /** Name of the file. `startUploads` derives the title of the lecture from it. */
  fileName: string;
  /** Size in bytes. */
  size: number;
};

export type AccessReportPartsFragment = { __typename: 'AccessReport', mayWatch: boolean, reason: AccessReason, time: string | null, text: string };

export type AccessEntryFragment = { __typename: 'AccessHistoryEntry', id: string, kind: AccessHistoryKind, at: string, text: string, until: string | null, amount: { __typename: 'Money', amount: number, currency: string } | null };

export type AccessHistoryPageFragment = { __typename: 'AccessHistoryEntryConnection', totalCount: number, edges: Array<{ __typename: 'AccessHistoryEntryEdge', cursor: string, node: { __typename: 'AccessHistoryEntry', id: string, kind: AccessHistoryKind, at: string, text: string, until: string | null, amount: { __typename: 'Money', amount: number, currency: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } };

export type AuditSubjectFragment = { __typename: 'AuditEntry', subjectId: string, object:
    | { __typename: 'Course', slug: string, id: string }
    | { __typename: 'Lecture', deletedAt: string | null, id: string, course: { __typename: 'Course', id: string, slug: string, deletedAt: string | null } }
    | { __typename: 'Payment', id: string }
    | { __typename: 'User', id: string }
   | null };

export type CourseCardFragment = { __typename: 'Course', id: string, slug: string, title: string, summary: string, category: string, instructor: string, language: CourseLanguage, createdAt: string, publishedAt: string | null, numberOfLectures: number, duration: number, thumbnail: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null } | null, progress: { __typename: 'CourseProgress', id: string, done: number, total: number } | null };

export type CoursesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  search?: string | null | undefined;
  category?: string | null | undefined;
  sort?: CourseSort | null | undefined;
  state?: CourseState | null | undefined;
}>;


export type CoursesQuery = { courses: { __typename: 'CourseConnection', totalCount: number, categories: Array<{ __typename: 'CategoryCount', name: string, count: number }>, edges: Array<{ __typename: 'CourseEdge', cursor: string, node: { __typename: 'Course', id: string, slug: string, title: string, summary: string, category: string, instructor: string, language: CourseLanguage, createdAt: string, publishedAt: string | null, numberOfLectures: number, duration: number, thumbnail: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null } | null, progress: { __typename: 'CourseProgress', id: string, done: number, total: number } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type CourseQueryVariables = Exact<{
  slug: string;
}>;


export type CourseQuery = { course: { __typename: 'Course', descriptionHtml: string, outcomes: Array<string>, audience: string, requirements: string, approvalNumber: string, isSaved: boolean, filesArchiveUrl: string | null, id: string, slug: string, title: string, summary: string, category: string, instructor: string, language: CourseLanguage, createdAt: string, publishedAt: string | null, numberOfLectures: number, duration: number, mentor: { __typename: 'Mentor', id: string, name: string, subject: string, bio: string, portrait: { __typename: 'Image', url: string, width: number, height: number } | null } | null, progress: { __typename: 'CourseProgress', id: string, done: number, total: number, nextLecture: { __typename: 'Lecture', id: string, title: string } | null, certificate: { __typename: 'Certificate', id: string, code: string, pdfUrl: string } | null } | null, sections: Array<{ __typename: 'Section', id: string, title: string, summary: string, position: number }>, lectures: Array<{ __typename: 'Lecture', id: string, kind: LectureKind, title: string, description: string, position: number, duration: number, isFreePreview: boolean, isTrailer: boolean, thumbnailUrl: string | null, isDraft: boolean, publishedAt: string | null, changedAt: string | null, changeNote: string, locked: boolean, progress: { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string } | null }>, upcomingLectures: Array<{ __typename: 'UpcomingLecture', id: string, title: string, publishAt: string, willNotify: boolean }>, files: Array<{ __typename: 'CourseFile', id: string, name: string, size: number, contentType: string }>, thumbnail: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null } | null } };

export type FilesOfCourseFragment = { __typename: 'Course', id: string, filesArchiveUrl: string | null, files: Array<{ __typename: 'CourseFile', id: string, name: string, size: number, contentType: string }>, lectures: Array<{ __typename: 'Lecture', id: string, files: Array<{ __typename: 'CourseFile', id: string, name: string, size: number, contentType: string }> }> };

export type FilmPartsFragment = { __typename: 'SchoolFilm', url: string, contentType: string, width: number, height: number };

export type ImagePartsFragment = { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null };

export type EditableSectionFragment = { __typename: 'Section', version: number, id: string, title: string, summary: string, position: number };

export type OutlineLectureFragment = { __typename: 'Lecture', id: string, kind: LectureKind, title: string, description: string, position: number, duration: number, isFreePreview: boolean, isTrailer: boolean, thumbnailUrl: string | null, isDraft: boolean, publishedAt: string | null, changedAt: string | null, changeNote: string, locked: boolean };

export type SectionPartsFragment = { __typename: 'Section', id: string, title: string, summary: string, position: number };

export type OwnOutlineLectureFragment = { __typename: 'Lecture', id: string, kind: LectureKind, title: string, description: string, position: number, duration: number, isFreePreview: boolean, isTrailer: boolean, thumbnailUrl: string | null, isDraft: boolean, publishedAt: string | null, changedAt: string | null, changeNote: string, locked: boolean, progress: { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string } | null };

export type PlayableVideoFragment = { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null };

export type WatchedLectureFragment = { __typename: 'Lecture', id: string, locked: boolean, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null, captions: Array<{ __typename: 'Captions', id: string, language: string, source: CaptionSource, url: string, version: number }> };

export type CourseFilePartsFragment = { __typename: 'CourseFile', id: string, name: string, size: number, contentType: string };

export type PlayableLectureFragment = { __typename: 'Lecture', url: string | null, publishAt: string | null, status: LectureStatus, progressPercent: number, processingStep: ProcessingStep | null, failure: string | null, id: string, kind: LectureKind, title: string, description: string, position: number, duration: number, isFreePreview: boolean, isTrailer: boolean, thumbnailUrl: string | null, isDraft: boolean, publishedAt: string | null, changedAt: string | null, changeNote: string, locked: boolean, files: Array<{ __typename: 'CourseFile', id: string, name: string, size: number, contentType: string }>, progress: { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string } | null, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null, captions: Array<{ __typename: 'Captions', id: string, language: string, source: CaptionSource, url: string, version: number }> };

export type LectureStatusPartsFragment = { __typename: 'Lecture', kind: LectureKind, isDraft: boolean, publishAt: string | null, status: LectureStatus, progressPercent: number, processingStep: ProcessingStep | null, failure: string | null, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null };

export type RetryProcessingMutationVariables = Exact<{
  lectureId: string;
}>;


export type RetryProcessingMutation = { retryProcessing: { __typename: 'Lecture', id: string, kind: LectureKind, isDraft: boolean, publishAt: string | null, status: LectureStatus, progressPercent: number, processingStep: ProcessingStep | null, failure: string | null, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null } };

export type TranscriptionPartsFragment = { __typename: 'Transcription', id: string, state: TranscriptionState, failure: string | null };

export type UpcomingLecturePartsFragment = { __typename: 'UpcomingLecture', id: string, title: string, publishAt: string, willNotify: boolean };

export type MentorPartsFragment = { __typename: 'Mentor', id: string, name: string, subject: string, bio: string, portrait: { __typename: 'Image', url: string, width: number, height: number } | null };

export type AdminPaymentFragment = { __typename: 'Payment', id: string, paidAt: string, invoiceUrl: string | null, stripeUrl: string, disputeUrl: string | null, isDisputed: boolean, amount: { __typename: 'Money', amount: number, currency: string }, presentment: { __typename: 'Money', amount: number, currency: string } | null, refundable: { __typename: 'Money', amount: number, currency: string }, requestedRefund: { __typename: 'Money', amount: number, currency: string } | null, refunded: { __typename: 'Money', amount: number, currency: string }, refundedPresentment: { __typename: 'Money', amount: number, currency: string } | null, latestRefund: { __typename: 'Refund', id: string, state: RefundState, failureReason: string | null, requestedAt: string, amount: { __typename: 'Money', amount: number, currency: string }, presentment: { __typename: 'Money', amount: number, currency: string } | null } | null };

export type CheckoutPartsFragment = { __typename: 'Checkout', id: string, state: CheckoutState, url: string | null, startedAt: string };

export type OpenBillingPortalMutationVariables = Exact<{ [key: string]: never; }>;


export type OpenBillingPortalMutation = { openBillingPortal: { __typename: 'BillingPortal', userId: string, url: string } };

export type PaymentProblemPartsFragment = { __typename: 'PaymentProblem', id: string, kind: PaymentProblemKind, since: string, text: string, user: { __typename: 'User', id: string, fullName: string } | null, payment: { __typename: 'Payment', id: string, disputeUrl: string | null, isDisputed: boolean, amount: { __typename: 'Money', amount: number, currency: string }, refunded: { __typename: 'Money', amount: number, currency: string }, refundedPresentment: { __typename: 'Money', amount: number, currency: string } | null, latestRefund: { __typename: 'Refund', id: string, state: RefundState, failureReason: string | null, requestedAt: string, amount: { __typename: 'Money', amount: number, currency: string }, presentment: { __typename: 'Money', amount: number, currency: string } | null } | null } | null };

export type ReconciliationPartsFragment = { __typename: 'Reconciliation', id: string, startedAt: string, finishedAt: string | null, missedEvents: number, payersChecked: number, differences: Array<string>, failure: string | null };

export type PaymentProblemsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type PaymentProblemsQuery = { paymentProblems: { __typename: 'PaymentProblemConnection', totalCount: number, edges: Array<{ __typename: 'PaymentProblemEdge', cursor: string, node: { __typename: 'PaymentProblem', id: string, kind: PaymentProblemKind, since: string, text: string, user: { __typename: 'User', id: string, fullName: string } | null, payment: { __typename: 'Payment', id: string, disputeUrl: string | null, isDisputed: boolean, amount: { __typename: 'Money', amount: number, currency: string }, refunded: { __typename: 'Money', amount: number, currency: string }, refundedPresentment: { __typename: 'Money', amount: number, currency: string } | null, latestRefund: { __typename: 'Refund', id: string, state: RefundState, failureReason: string | null, requestedAt: string, amount: { __typename: 'Money', amount: number, currency: string }, presentment: { __typename: 'Money', amount: number, currency: string } | null } | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type LatestReconciliationQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestReconciliationQuery = { latestReconciliation: { __typename: 'Reconciliation', id: string, startedAt: string, finishedAt: string | null, missedEvents: number, payersChecked: number, differences: Array<string>, failure: string | null } | null, stripeConnection: { __typename: 'StripeConnection', unavailableSince: string | null }, stripeAccountChange: { __typename: 'StripeAccountChange', account: string | null, isLive: boolean, formerAccount: string | null, formerIsLive: boolean | null, customers: number, payments: number, returningCustomers: number, returningPayments: number } | null };

export type StripeAccountChangePartsFragment = { __typename: 'StripeAccountChange', account: string | null, isLive: boolean, formerAccount: string | null, formerIsLive: boolean | null, customers: number, payments: number, returningCustomers: number, returningPayments: number };

export type StartWithStripeAccountMutationVariables = Exact<{
  input: StartWithStripeAccountInput;
}>;


export type StartWithStripeAccountMutation = { startWithStripeAccount: { __typename: 'StartWithStripeAccountPayload', stripeAccountChange: { __typename: 'StripeAccountChange', account: string | null, isLive: boolean, formerAccount: string | null, formerIsLive: boolean | null, customers: number, payments: number, returningCustomers: number, returningPayments: number } | null } };

export type ReconcilePaymentsMutationVariables = Exact<{ [key: string]: never; }>;


export type ReconcilePaymentsMutation = { reconcilePayments: { __typename: 'Reconciliation', id: string, startedAt: string, finishedAt: string | null, missedEvents: number, payersChecked: number, differences: Array<string>, failure: string | null } };

export type PlanQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanQuery = { plan: { __typename: 'Plan', priceTax: PriceTax, termYears: number, refundWindowDays: number, monthlyNotice: boolean, graceDays: number, trialDays: number, renewalConsent: boolean, price: { __typename: 'Money', amount: number, currency: string } } };

export type RetryRefundMutationVariables = Exact<{
  paymentId: string;
}>;


export type RetryRefundMutation = { retryRefund: { __typename: 'Payment', id: string, isDisputed: boolean, refundable: { __typename: 'Money', amount: number, currency: string }, user: { __typename: 'User', id: string, access: { __typename: 'AccessReport', mayWatch: boolean, reason: AccessReason, time: string | null, text: string }, accessHistory: { __typename: 'AccessHistoryEntryConnection', totalCount: number, edges: Array<{ __typename: 'AccessHistoryEntryEdge', cursor: string, node: { __typename: 'AccessHistoryEntry', id: string, kind: AccessHistoryKind, at: string, text: string, until: string | null, amount: { __typename: 'Money', amount: number, currency: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null, refunded: { __typename: 'Money', amount: number, currency: string }, refundedPresentment: { __typename: 'Money', amount: number, currency: string } | null, latestRefund: { __typename: 'Refund', id: string, state: RefundState, failureReason: string | null, requestedAt: string, amount: { __typename: 'Money', amount: number, currency: string }, presentment: { __typename: 'Money', amount: number, currency: string } | null } | null } };

export type RefundOfPaymentFragment = { __typename: 'Payment', isDisputed: boolean, refunded: { __typename: 'Money', amount: number, currency: string }, refundedPresentment: { __typename: 'Money', amount: number, currency: string } | null, latestRefund: { __typename: 'Refund', id: string, state: RefundState, failureReason: string | null, requestedAt: string, amount: { __typename: 'Money', amount: number, currency: string }, presentment: { __typename: 'Money', amount: number, currency: string } | null } | null };

export type LectureProgressPartsFragment = { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string };

export type CourseProgressPartsFragment = { __typename: 'CourseProgress', id: string, done: number, total: number, nextLecture: { __typename: 'Lecture', id: string, title: string } | null, certificate: { __typename: 'Certificate', id: string, code: string, pdfUrl: string } | null };

export type RefundPaymentMutationVariables = Exact<{
  paymentId: string;
  amount: number;
}>;


export type RefundPaymentMutation = { refundPayment: { __typename: 'Payment', id: string, paidAt: string, invoiceUrl: string | null, stripeUrl: string, disputeUrl: string | null, isDisputed: boolean, user: { __typename: 'User', id: string, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, isRunning: boolean, refundableUntil: string | null, openRequest: { __typename: 'SubscriptionRequest', id: string, kind: SubscriptionRequestKind, requestedAt: string, withRefund: boolean } | null } | null, access: { __typename: 'AccessReport', mayWatch: boolean, reason: AccessReason, time: string | null, text: string }, accessHistory: { __typename: 'AccessHistoryEntryConnection', totalCount: number, edges: Array<{ __typename: 'AccessHistoryEntryEdge', cursor: string, node: { __typename: 'AccessHistoryEntry', id: string, kind: AccessHistoryKind, at: string, text: string, until: string | null, amount: { __typename: 'Money', amount: number, currency: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null, amount: { __typename: 'Money', amount: number, currency: string }, presentment: { __typename: 'Money', amount: number, currency: string } | null, refundable: { __typename: 'Money', amount: number, currency: string }, requestedRefund: { __typename: 'Money', amount: number, currency: string } | null, refunded: { __typename: 'Money', amount: number, currency: string }, refundedPresentment: { __typename: 'Money', amount: number, currency: string } | null, latestRefund: { __typename: 'Refund', id: string, state: RefundState, failureReason: string | null, requestedAt: string, amount: { __typename: 'Money', amount: number, currency: string }, presentment: { __typename: 'Money', amount: number, currency: string } | null } | null } };

export type ResumeSubscriptionMutationVariables = Exact<{ [key: string]: never; }>;


export type ResumeSubscriptionMutation = { resumeSubscription: { __typename: 'User', id: string, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, isRunning: boolean, refundableUntil: string | null, openRequest: { __typename: 'SubscriptionRequest', id: string, kind: SubscriptionRequestKind, requestedAt: string, withRefund: boolean } | null } | null, access: { __typename: 'AccessReport', mayWatch: boolean, reason: AccessReason, time: string | null, text: string }, accessHistory: { __typename: 'AccessHistoryEntryConnection', totalCount: number, edges: Array<{ __typename: 'AccessHistoryEntryEdge', cursor: string, node: { __typename: 'AccessHistoryEntry', id: string, kind: AccessHistoryKind, at: string, text: string, until: string | null, amount: { __typename: 'Money', amount: number, currency: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } };

export type OwnSubscriptionFragment = { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, isRunning: boolean, refundableUntil: string | null };

export type OpenRequestPartsFragment = { __typename: 'SubscriptionRequest', id: string, kind: SubscriptionRequestKind, requestedAt: string, withRefund: boolean };

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

export type TrashedFilesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type TrashedFilesQuery = { trashedFiles: { __typename: 'CourseFileConnection', totalCount: number, edges: Array<{ __typename: 'CourseFileEdge', cursor: string, node: { __typename: 'CourseFile', id: string, deletedAt: string | null, title: string, lecture: { __typename: 'Lecture', id: string, title: string } | null, course: { __typename: 'Course', id: string, title: string } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type DeleteCourseForeverMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCourseForeverMutation = { deleteCourseForever: string };

export type DeleteLectureForeverMutationVariables = Exact<{
  id: string;
}>;


export type DeleteLectureForeverMutation = { deleteLectureForever: string };

export type DeleteFileForeverMutationVariables = Exact<{
  id: string;
}>;


export type DeleteFileForeverMutation = { deleteFileForever: string };

export type EmptyTrashMutationVariables = Exact<{ [key: string]: never; }>;


export type EmptyTrashMutation = { emptyTrash: { __typename: 'EmptyTrashPayload', courses: number, lectures: number, files: number } };

export type AboutQueryVariables = Exact<{ [key: string]: never; }>;


export type AboutQuery = { school: { __typename: 'School', id: string, aboutHtml: string, mentors: Array<{ __typename: 'Mentor', id: string, name: string, subject: string, bio: string, portrait: { __typename: 'Image', url: string, width: number, height: number } | null }> } };

export type MyAccessQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyAccessQuery = { me: { __typename: 'User', id: string, access: { __typename: 'AccessReport', mayWatch: boolean, reason: AccessReason, time: string | null, text: string }, accessHistory: { __typename: 'AccessHistoryEntryConnection', totalCount: number, edges: Array<{ __typename: 'AccessHistoryEntryEdge', cursor: string, node: { __typename: 'AccessHistoryEntry', id: string, kind: AccessHistoryKind, at: string, text: string, until: string | null, amount: { __typename: 'Money', amount: number, currency: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, checkout: { __typename: 'Checkout', id: string, state: CheckoutState, url: string | null, startedAt: string } | null, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, isRunning: boolean, refundableUntil: string | null, openRequest: { __typename: 'SubscriptionRequest', id: string, kind: SubscriptionRequestKind, requestedAt: string, withRefund: boolean } | null } | null } | null };

export type MemberAccessQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type MemberAccessQuery = { user: { __typename: 'User', id: string, access: { __typename: 'AccessReport', mayWatch: boolean, reason: AccessReason, time: string | null, text: string }, accessHistory: { __typename: 'AccessHistoryEntryConnection', totalCount: number, edges: Array<{ __typename: 'AccessHistoryEntryEdge', cursor: string, node: { __typename: 'AccessHistoryEntry', id: string, kind: AccessHistoryKind, at: string, text: string, until: string | null, amount: { __typename: 'Money', amount: number, currency: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } };

export type MyHistoryQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyHistoryQuery = { me: { __typename: 'User', id: string, accessHistory: { __typename: 'AccessHistoryEntryConnection', edges: Array<{ __typename: 'AccessHistoryEntryEdge', node: { __typename: 'AccessHistoryEntry', at: string, kind: AccessHistoryKind, text: string, until: string | null, amount: { __typename: 'Money', amount: number, currency: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type AuditLogQueryVariables = Exact<{
  subjectId?: string | null | undefined;
  action?: AuditAction | null | undefined;
  actorId?: string | null | undefined;
  search?: string | null | undefined;
  from?: string | null | undefined;
  until?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AuditLogQuery = { auditLog: { __typename: 'AuditEntryConnection', totalCount: number, edges: Array<{ __typename: 'AuditEntryEdge', cursor: string, node: { __typename: 'AuditEntry', id: string, action: AuditAction, createdAt: string, subject: string, details: string, subjectId: string, actor: { __typename: 'User', id: string, fullName: string } | null, object:
          | { __typename: 'Course', slug: string, id: string }
          | { __typename: 'Lecture', deletedAt: string | null, id: string, course: { __typename: 'Course', id: string, slug: string, deletedAt: string | null } }
          | { __typename: 'Payment', id: string }
          | { __typename: 'User', id: string }
         | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type AuditActorsQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditActorsQuery = { auditActors: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, fullName: string }> } };

export type OpensPasswordResetQueryVariables = Exact<{
  token: string;
}>;


export type OpensPasswordResetQuery = { opensPasswordReset: boolean };

export type RequestEmailChangeMutationVariables = Exact<{
  input: RequestEmailChangeInput;
}>;


export type RequestEmailChangeMutation = { requestEmailChange: { __typename: 'RequestEmailChangePayload', email: string } };

export type ConfirmEmailChangeMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmEmailChangeMutation = { confirmEmailChange: { __typename: 'ConfirmEmailChangePayload', email: string, isComplete: boolean } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { __typename: 'User', id: string } };

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


export type ResetPasswordMutation = { resetPassword: { __typename: 'User', id: string, fullName: string, email: string, isEmailVerified: boolean, role: Role, hasSecondFactor: boolean, needsSecondFactor: boolean, language: string | null, avatar: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null }, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, isRunning: boolean, refundableUntil: string | null } | null } };

export type VerifyEmailMutationVariables = Exact<{
  token: string;
}>;


export type VerifyEmailMutation = { verifyEmail: { __typename: 'VerifyEmailPayload', userId: string } };

export type ResendVerificationMutationVariables = Exact<{ [key: string]: never; }>;


export type ResendVerificationMutation = { resendVerification: { __typename: 'User', id: string, isEmailVerified: boolean } };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login: { __typename: 'User', id: string, fullName: string, email: string, isEmailVerified: boolean, role: Role, hasSecondFactor: boolean, needsSecondFactor: boolean, language: string | null, avatar: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null }, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, isRunning: boolean, refundableUntil: string | null } | null } };

export type CompleteLoginMutationVariables = Exact<{
  proof: FactorProof;
}>;


export type CompleteLoginMutation = { completeLogin: { __typename: 'User', id: string, fullName: string, email: string, isEmailVerified: boolean, role: Role, hasSecondFactor: boolean, needsSecondFactor: boolean, language: string | null, avatar: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null }, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, isRunning: boolean, refundableUntil: string | null } | null } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { __typename: 'User', id: string, fullName: string, email: string, isEmailVerified: boolean, role: Role, hasSecondFactor: boolean, needsSecondFactor: boolean, language: string | null, avatar: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null }, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, isRunning: boolean, refundableUntil: string | null } | null } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { __typename: 'LogoutPayload', userId: string | null } };

export type PendingLoginQueryVariables = Exact<{ [key: string]: never; }>;


export type PendingLoginQuery = { pendingLogin: { __typename: 'PendingLogin', hasApp: boolean, hasPasskeys: boolean } | null };

export type AskForPasskeyMutationVariables = Exact<{
  purpose: PasskeyPurpose;
}>;


export type AskForPasskeyMutation = { askForPasskey: { __typename: 'PasskeyQuestionPayload', options: string } };

export type LoginWithPasskeyMutationVariables = Exact<{
  passkey: string;
}>;


export type LoginWithPasskeyMutation = { loginWithPasskey: { __typename: 'User', id: string, fullName: string, email: string, isEmailVerified: boolean, role: Role, hasSecondFactor: boolean, needsSecondFactor: boolean, language: string | null, avatar: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null }, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, isRunning: boolean, refundableUntil: string | null } | null } };

export type SessionUserFragment = { __typename: 'User', id: string, fullName: string, email: string, isEmailVerified: boolean, role: Role, hasSecondFactor: boolean, needsSecondFactor: boolean, language: string | null, avatar: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null }, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, isRunning: boolean, refundableUntil: string | null } | null };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { __typename: 'User', id: string, fullName: string, email: string, isEmailVerified: boolean, role: Role, hasSecondFactor: boolean, needsSecondFactor: boolean, language: string | null, avatar: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null }, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, isRunning: boolean, refundableUntil: string | null } | null } | null };

export type CaptionPartsFragment = { __typename: 'Captions', id: string, language: string, source: CaptionSource, version: number, url: string };

export type CaptionedLectureFragment = { __typename: 'Lecture', id: string, captions: Array<{ __typename: 'Captions', id: string, language: string, source: CaptionSource, version: number, url: string }> };

export type LectureTranscriptionQueryVariables = Exact<{
  slug: string;
}>;


export type LectureTranscriptionQuery = { canTranscribe: boolean, course: { __typename: 'Course', id: string, lectures: Array<{ __typename: 'Lecture', id: string, transcription: { __typename: 'Transcription', id: string, state: TranscriptionState, failure: string | null } | null, captions: Array<{ __typename: 'Captions', id: string, language: string, source: CaptionSource, version: number, url: string }> }> } };

export type SaveCaptionsMutationVariables = Exact<{
  input: SaveCaptionsInput;
}>;


export type SaveCaptionsMutation = { saveCaptions: { __typename: 'Captions', repairs: Array<string>, id: string, language: string, source: CaptionSource, version: number, url: string, lecture: { __typename: 'Lecture', id: string, captions: Array<{ __typename: 'Captions', id: string, language: string, source: CaptionSource, version: number, url: string }> } } };

export type DeleteCaptionsMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCaptionsMutation = { deleteCaptions: { __typename: 'DeleteCaptionsPayload', id: string, lecture: { __typename: 'Lecture', id: string, captions: Array<{ __typename: 'Captions', id: string, language: string, source: CaptionSource, version: number, url: string }> } } };

export type TranscribeLectureMutationVariables = Exact<{
  lectureId: string;
}>;


export type TranscribeLectureMutation = { transcribeLecture: { __typename: 'Lecture', id: string, transcription: { __typename: 'Transcription', id: string, state: TranscriptionState, failure: string | null } | null } };

export type CertificatePartsFragment = { __typename: 'Certificate', id: string, code: string, fullName: string, courseTitle: string, instructor: string | null, duration: number | null, completedAt: string, pdfUrl: string };

export type CertificateQueryVariables = Exact<{
  code: string;
}>;


export type CertificateQuery = { certificate: { __typename: 'Certificate', id: string, code: string, fullName: string, courseTitle: string, instructor: string | null, duration: number | null, completedAt: string, pdfUrl: string } };

export type IssueCertificateMutationVariables = Exact<{
  courseId: string;
}>;


export type IssueCertificateMutation = { issueCertificate: { __typename: 'Certificate', id: string, code: string, fullName: string, courseTitle: string, instructor: string | null, duration: number | null, completedAt: string, pdfUrl: string } };

export type MyCertificatesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyCertificatesQuery = { me: { __typename: 'User', id: string, certificates: Array<{ __typename: 'Certificate', id: string, code: string, fullName: string, courseTitle: string, instructor: string | null, duration: number | null, completedAt: string }> } | null };

export type LectureChaptersQueryVariables = Exact<{
  slug: string;
}>;


export type LectureChaptersQuery = { course: { __typename: 'Course', id: string, lectures: Array<{ __typename: 'Lecture', id: string, description: string, version: number }> } };

export type SendContactMessageMutationVariables = Exact<{
  input: ContactMessageInput;
}>;


export type SendContactMessageMutation = { sendContactMessage: { __typename: 'SendContactMessagePayload', id: string } };

export type InboxMessageFragment = { __typename: 'ContactMessage', id: string, name: string, email: string, message: string, createdAt: string, handledAt: string | null, replies: { __typename: 'ContactReplyConnection', totalCount: number } };

export type MessageThreadFragment = { __typename: 'ContactMessage', id: string, replies: { __typename: 'ContactReplyConnection', totalCount: number, edges: Array<{ __typename: 'ContactReplyEdge', cursor: string, node: { __typename: 'ContactReply', id: string, text: string, createdAt: string, author: { __typename: 'User', id: string, fullName: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ContactRepliesQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type ContactRepliesQuery = { contactMessage: { __typename: 'ContactMessage', id: string, replies: { __typename: 'ContactReplyConnection', totalCount: number, edges: Array<{ __typename: 'ContactReplyEdge', cursor: string, node: { __typename: 'ContactReply', id: string, text: string, createdAt: string, author: { __typename: 'User', id: string, fullName: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } };

export type ContactMessagesQueryVariables = Exact<{
  isHandled?: boolean | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ContactMessagesQuery = { contactMessages: { __typename: 'ContactMessageConnection', totalCount: number, edges: Array<{ __typename: 'ContactMessageEdge', cursor: string, node: { __typename: 'ContactMessage', id: string, name: string, email: string, message: string, createdAt: string, handledAt: string | null, replies: { __typename: 'ContactReplyConnection', totalCount: number } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type MarkContactMessageMutationVariables = Exact<{
  id: string;
  isHandled: boolean;
}>;


export type MarkContactMessageMutation = { markContactMessage: { __typename: 'ContactMessage', id: string, name: string, email: string, message: string, createdAt: string, handledAt: string | null, replies: { __typename: 'ContactReplyConnection', totalCount: number } } };

export type ContactAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactAddressQuery = { school: { __typename: 'School', id: string, contact: string } };

export type ReplyToContactMessageMutationVariables = Exact<{
  id: string;
  text: string;
}>;


export type ReplyToContactMessageMutation = { replyToContactMessage: { __typename: 'ContactMessage', id: string, name: string, email: string, message: string, createdAt: string, handledAt: string | null, replies: { __typename: 'ContactReplyConnection', totalCount: number } } };

export type ImportCourseMutationVariables = Exact<{
  input: ImportCourseInput;
}>;


export type ImportCourseMutation = { importCourse: { __typename: 'CourseImport', id: string, course: { __typename: 'Course', description: string, language: CourseLanguage, approvalNumber: string, outcomes: Array<string>, audience: string, requirements: string, publishesLecturesAtOnce: boolean, version: number, id: string, slug: string, title: string, summary: string, category: string, instructor: string, createdAt: string, publishedAt: string | null, numberOfLectures: number, duration: number, sections: Array<{ __typename: 'Section', version: number, id: string, title: string, summary: string, position: number }>, lectures: Array<{ __typename: 'Lecture', version: number, id: string, kind: LectureKind, title: string, description: string, position: number, duration: number, isFreePreview: boolean, isTrailer: boolean, thumbnailUrl: string | null, isDraft: boolean, publishedAt: string | null, changedAt: string | null, changeNote: string, locked: boolean, publishAt: string | null, status: LectureStatus, progressPercent: number, processingStep: ProcessingStep | null, failure: string | null, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null }>, thumbnail: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null } | null, progress: { __typename: 'CourseProgress', id: string, done: number, total: number } | null }, files: Array<{ __typename: 'ImportedFile', path: string, lectureId: string | null, upload: { __typename: 'ImportUpload', id: string, url: string, fileName: string, size: number } | null }>, pictures: Array<{ __typename: 'ImportedPicture', path: string, hasArrived: boolean }> } };

export type AddImportedPictureMutationVariables = Exact<{
  input: AddImportedPictureInput;
}>;


export type AddImportedPictureMutation = { addImportedPicture: { __typename: 'CourseImport', id: string, course: { __typename: 'Course', description: string, language: CourseLanguage, approvalNumber: string, outcomes: Array<string>, audience: string, requirements: string, publishesLecturesAtOnce: boolean, version: number, id: string, slug: string, title: string, summary: string, category: string, instructor: string, createdAt: string, publishedAt: string | null, numberOfLectures: number, duration: number, sections: Array<{ __typename: 'Section', version: number, id: string, title: string, summary: string, position: number }>, lectures: Array<{ __typename: 'Lecture', version: number, id: string, kind: LectureKind, title: string, description: string, position: number, duration: number, isFreePreview: boolean, isTrailer: boolean, thumbnailUrl: string | null, isDraft: boolean, publishedAt: string | null, changedAt: string | null, changeNote: string, locked: boolean, publishAt: string | null, status: LectureStatus, progressPercent: number, processingStep: ProcessingStep | null, failure: string | null, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null }>, thumbnail: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null } | null, progress: { __typename: 'CourseProgress', id: string, done: number, total: number } | null } } };

export type AdminCourseRowFragment = { __typename: 'Course', id: string, slug: string, title: string, category: string, instructor: string, createdAt: string, publishedAt: string | null, updatedAt: string, numberOfLectures: number, thumbnail: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null } | null };

export type AdminCoursesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  search?: string | null | undefined;
  category?: string | null | undefined;
  sort?: CourseSort | null | undefined;
  state?: CourseState | null | undefined;
}>;


export type AdminCoursesQuery = { courses: { __typename: 'CourseConnection', totalCount: number, categories: Array<{ __typename: 'CategoryCount', name: string, count: number }>, edges: Array<{ __typename: 'CourseEdge', cursor: string, node: { __typename: 'Course', id: string, slug: string, title: string, category: string, instructor: string, createdAt: string, publishedAt: string | null, updatedAt: string, numberOfLectures: number, thumbnail: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type CourseCountsQueryVariables = Exact<{
  category?: string | null | undefined;
}>;


export type CourseCountsQuery = { any: { __typename: 'CourseConnection', totalCount: number }, published: { __typename: 'CourseConnection', totalCount: number }, drafts: { __typename: 'CourseConnection', totalCount: number }, scheduled: { __typename: 'CourseConnection', totalCount: number } };

export type ChangeCoursesMutationVariables = Exact<{
  input: ChangeCoursesInput;
}>;


export type ChangeCoursesMutation = { changeCourses: { __typename: 'ChangeCoursesPayload', courses: Array<{ __typename: 'Course', updatedAt: string, id: string, slug: string, title: string, summary: string, category: string, instructor: string, language: CourseLanguage, createdAt: string, publishedAt: string | null, numberOfLectures: number, duration: number, thumbnail: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null } | null, progress: { __typename: 'CourseProgress', id: string, done: number, total: number } | null }>, refusals: Array<{ __typename: 'CourseRefusal', id: string, reason: CourseRefusalReason }> } };

export type CourseExportQueryVariables = Exact<{
  id: string;
}>;


export type CourseExportQuery = { courseExportUrl: string };

export type CourseQuestionsQueryVariables = Exact<{ [key: string]: never; }>;


export type CourseQuestionsQuery = { school: { __typename: 'School', id: string, questions: Array<{ __typename: 'SchoolQuestion', question: string, answerHtml: string }> } };

export type EditableCourseFragment = { __typename: 'Course', description: string, language: CourseLanguage, approvalNumber: string, outcomes: Array<string>, audience: string, requirements: string, publishesLecturesAtOnce: boolean, version: number, id: string, slug: string, title: string, summary: string, category: string, instructor: string, createdAt: string, publishedAt: string | null, numberOfLectures: number, duration: number, sections: Array<{ __typename: 'Section', version: number, id: string, title: string, summary: string, position: number }>, lectures: Array<{ __typename: 'Lecture', version: number, id: string, kind: LectureKind, title: string, description: string, position: number, duration: number, isFreePreview: boolean, isTrailer: boolean, thumbnailUrl: string | null, isDraft: boolean, publishedAt: string | null, changedAt: string | null, changeNote: string, locked: boolean, publishAt: string | null, status: LectureStatus, progressPercent: number, processingStep: ProcessingStep | null, failure: string | null, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null }>, thumbnail: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null } | null, progress: { __typename: 'CourseProgress', id: string, done: number, total: number } | null };

export type EditCourseQueryVariables = Exact<{
  slug: string;
}>;


export type EditCourseQuery = { course: { __typename: 'Course', description: string, language: CourseLanguage, approvalNumber: string, outcomes: Array<string>, audience: string, requirements: string, publishesLecturesAtOnce: boolean, version: number, id: string, slug: string, title: string, summary: string, category: string, instructor: string, createdAt: string, publishedAt: string | null, numberOfLectures: number, duration: number, sections: Array<{ __typename: 'Section', version: number, id: string, title: string, summary: string, position: number }>, lectures: Array<{ __typename: 'Lecture', version: number, id: string, kind: LectureKind, title: string, description: string, position: number, duration: number, isFreePreview: boolean, isTrailer: boolean, thumbnailUrl: string | null, isDraft: boolean, publishedAt: string | null, changedAt: string | null, changeNote: string, locked: boolean, publishAt: string | null, status: LectureStatus, progressPercent: number, processingStep: ProcessingStep | null, failure: string | null, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null }>, thumbnail: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null } | null, progress: { __typename: 'CourseProgress', id: string, done: number, total: number } | null } };

export type CreateCourseMutationVariables = Exact<{
  input: CreateCourseInput;
}>;


export type CreateCourseMutation = { createCourse: { __typename: 'Course', description: string, language: CourseLanguage, approvalNumber: string, outcomes: Array<string>, audience: string, requirements: string, publishesLecturesAtOnce: boolean, version: number, id: string, slug: string, title: string, summary: string, category: string, instructor: string, createdAt: string, publishedAt: string | null, numberOfLectures: number, duration: number, sections: Array<{ __typename: 'Section', version: number, id: string, title: string, summary: string, position: number }>, lectures: Array<{ __typename: 'Lecture', version: number, id: string, kind: LectureKind, title: string, description: string, position: number, duration: number, isFreePreview: boolean, isTrailer: boolean, thumbnailUrl: string | null, isDraft: boolean, publishedAt: string | null, changedAt: string | null, changeNote: string, locked: boolean, publishAt: string | null, status: LectureStatus, progressPercent: number, processingStep: ProcessingStep | null, failure: string | null, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null }>, thumbnail: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null } | null, progress: { __typename: 'CourseProgress', id: string, done: number, total: number } | null } };

export type CopyCourseMutationVariables = Exact<{
  id: string;
}>;


export type CopyCourseMutation = { copyCourse: { __typename: 'Course', description: string, language: CourseLanguage, approvalNumber: string, outcomes: Array<string>, audience: string, requirements: string, publishesLecturesAtOnce: boolean, version: number, id: string, slug: string, title: string, summary: string, category: string, instructor: string, createdAt: string, publishedAt: string | null, numberOfLectures: number, duration: number, sections: Array<{ __typename: 'Section', version: number, id: string, title: string, summary: string, position: number }>, lectures: Array<{ __typename: 'Lecture', version: number, id: string, kind: LectureKind, title: string, description: string, position: number, duration: number, isFreePreview: boolean, isTrailer: boolean, thumbnailUrl: string | null, isDraft: boolean, publishedAt: string | null, changedAt: string | null, changeNote: string, locked: boolean, publishAt: string | null, status: LectureStatus, progressPercent: number, processingStep: ProcessingStep | null, failure: string | null, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null }>, thumbnail: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null } | null, progress: { __typename: 'CourseProgress', id: string, done: number, total: number } | null } };

export type UpdateCourseMutationVariables = Exact<{
  input: UpdateCourseInput;
}>;


export type UpdateCourseMutation = { updateCourse: { __typename: 'Course', description: string, descriptionHtml: string, language: CourseLanguage, approvalNumber: string, outcomes: Array<string>, audience: string, requirements: string, version: number, id: string, slug: string, title: string, summary: string, category: string, instructor: string, createdAt: string, publishedAt: string | null, numberOfLectures: number, duration: number, thumbnail: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null } | null, progress: { __typename: 'CourseProgress', id: string, done: number, total: number } | null } };

export type PublishCourseMutationVariables = Exact<{
  id: string;
}>;


export type PublishCourseMutation = { publishCourse: { __typename: 'Course', version: number, id: string, slug: string, title: string, summary: string, category: string, instructor: string, language: CourseLanguage, createdAt: string, publishedAt: string | null, numberOfLectures: number, duration: number, thumbnail: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null } | null, progress: { __typename: 'CourseProgress', id: string, done: number, total: number } | null } };

export type UnpublishCourseMutationVariables = Exact<{
  id: string;
}>;


export type UnpublishCourseMutation = { unpublishCourse: { __typename: 'Course', version: number, id: string, slug: string, title: string, summary: string, category: string, instructor: string, language: CourseLanguage, createdAt: string, publishedAt: string | null, numberOfLectures: number, duration: number, thumbnail: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null } | null, progress: { __typename: 'CourseProgress', id: string, done: number, total: number } | null } };

export type DeleteCourseMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCourseMutation = { deleteCourse: { __typename: 'DeleteCoursePayload', id: string } };

export type RestoreCourseMutationVariables = Exact<{
  id: string;
}>;


export type RestoreCourseMutation = { restoreCourse: { __typename: 'Course', description: string, language: CourseLanguage, approvalNumber: string, outcomes: Array<string>, audience: string, requirements: string, publishesLecturesAtOnce: boolean, version: number, id: string, slug: string, title: string, summary: string, category: string, instructor: string, createdAt: string, publishedAt: string | null, numberOfLectures: number, duration: number, sections: Array<{ __typename: 'Section', version: number, id: string, title: string, summary: string, position: number }>, lectures: Array<{ __typename: 'Lecture', version: number, id: string, kind: LectureKind, title: string, description: string, position: number, duration: number, isFreePreview: boolean, isTrailer: boolean, thumbnailUrl: string | null, isDraft: boolean, publishedAt: string | null, changedAt: string | null, changeNote: string, locked: boolean, publishAt: string | null, status: LectureStatus, progressPercent: number, processingStep: ProcessingStep | null, failure: string | null, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null }>, thumbnail: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null } | null, progress: { __typename: 'CourseProgress', id: string, done: number, total: number } | null } };

export type PublishCheckQueryVariables = Exact<{
  slug: string;
}>;


export type PublishCheckQuery = { course: { __typename: 'Course', id: string, lectures: Array<{ __typename: 'Lecture', id: string, kind: LectureKind, title: string, description: string, isDraft: boolean, status: LectureStatus, video: { __typename: 'Video', url: string } | null, captions: Array<{ __typename: 'Captions', id: string }> }> } };

export type CoursesOverviewQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  sort?: CourseSort | null | undefined;
}>;


export type CoursesOverviewQuery = { courses: { __typename: 'CourseConnection', totalCount: number, edges: Array<{ __typename: 'CourseEdge', cursor: string, node: { __typename: 'Course', id: string, slug: string, title: string, summary: string, category: string, instructor: string, language: CourseLanguage, createdAt: string, publishedAt: string | null, numberOfLectures: number, duration: number, thumbnail: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null } | null, progress: { __typename: 'CourseProgress', id: string, done: number, total: number } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type UserStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type UserStatsQuery = { stats: { __typename: 'Stats', registeredUsers: number, subscribedUsers: number, totalRevenue: { __typename: 'Money', amount: number, currency: string }, collectedByCurrency: Array<{ __typename: 'Money', amount: number, currency: string }> } };

export type MonthlySalesQueryVariables = Exact<{
  year?: number | null | undefined;
}>;


export type MonthlySalesQuery = { stats: { __typename: 'Stats', sales: { __typename: 'YearlySales', year: number, years: Array<number>, count: number, collectedByCurrency: Array<{ __typename: 'Money', amount: number, currency: string }>, months: Array<{ __typename: 'MonthlySales', month: number, count: number, collectedByCurrency: Array<{ __typename: 'Money', amount: number, currency: string }> }> } } };

export type RecentFiguresQueryVariables = Exact<{
  period: FiguresPeriod;
}>;


export type RecentFiguresQuery = { stats: { __typename: 'Stats', recentFigures: { __typename: 'RecentFigures', period: FiguresPeriod, steps: Array<string>, newSubscriptions: { __typename: 'ComparedCount', now: number, before: number, steps: Array<number> }, renewals: { __typename: 'ComparedCount', now: number, before: number, steps: Array<number> }, collected: Array<{ __typename: 'ComparedAmount', currency: string, now: number, before: number, steps: Array<number> }>, watched: { __typename: 'ComparedDuration', now: number, before: number, steps: Array<number> } } } };

export type SubscriptionYearPartsFragment = { __typename: 'SubscriptionYear', year: number, newSubscriptions: number, endedSubscriptions: number, churnRate: number | null, months: Array<{ __typename: 'SubscriptionMonth', month: number, newSubscriptions: number, endedSubscriptions: number, activeSubscriptions: number | null, churnRate: number | null, monthlyRecurringRevenue: { __typename: 'Money', amount: number, currency: string } | null, annualRecurringRevenue: { __typename: 'Money', amount: number, currency: string } | null }> };

export type SubscriptionReportQueryVariables = Exact<{
  year?: number | null | undefined;
  currency?: string | null | undefined;
}>;


export type SubscriptionReportQuery = { stats: { __typename: 'Stats', subscriptionReport: { __typename: 'SubscriptionReport', currency: string, currencies: Array<string>, years: Array<number>, year: { __typename: 'SubscriptionYear', year: number, newSubscriptions: number, endedSubscriptions: number, churnRate: number | null, months: Array<{ __typename: 'SubscriptionMonth', month: number, newSubscriptions: number, endedSubscriptions: number, activeSubscriptions: number | null, churnRate: number | null, monthlyRecurringRevenue: { __typename: 'Money', amount: number, currency: string } | null, annualRecurringRevenue: { __typename: 'Money', amount: number, currency: string } | null }> }, yearBefore: { __typename: 'SubscriptionYear', year: number, newSubscriptions: number, endedSubscriptions: number, churnRate: number | null, months: Array<{ __typename: 'SubscriptionMonth', month: number, newSubscriptions: number, endedSubscriptions: number, activeSubscriptions: number | null, churnRate: number | null, monthlyRecurringRevenue: { __typename: 'Money', amount: number, currency: string } | null, annualRecurringRevenue: { __typename: 'Money', amount: number, currency: string } | null }> }, renewals: Array<{ __typename: 'RenewalMonth', year: number, month: number, renewing: number, expiring: number, renewingAmount: { __typename: 'Money', amount: number, currency: string }, expiringAmount: { __typename: 'Money', amount: number, currency: string } }> } } };

export type WatchReportQueryVariables = Exact<{
  year?: number | null | undefined;
}>;


export type WatchReportQuery = { stats: { __typename: 'Stats', watchReport: { __typename: 'WatchReport', years: Array<number>, year: { __typename: 'WatchYear', year: number, seconds: number, months: Array<number> }, yearBefore: { __typename: 'WatchYear', year: number, seconds: number, months: Array<number> } } } };

export type WatchedCoursesQueryVariables = Exact<{
  year?: number | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type WatchedCoursesQuery = { stats: { __typename: 'Stats', watchedCourses: { __typename: 'WatchedCourseConnection', edges: Array<{ __typename: 'WatchedCourseEdge', cursor: string, node: { __typename: 'WatchedCourse', seconds: number, secondsYearBefore: number, begun: number, begunYearBefore: number, finished: number, finishedYearBefore: number, begunEver: number, finishedEver: number, begunUntilYearBefore: number, finishedUntilYearBefore: number, course: { __typename: 'Course', id: string, slug: string, title: string } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } };

export type WatchedLecturesQueryVariables = Exact<{
  year?: number | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type WatchedLecturesQuery = { stats: { __typename: 'Stats', watchedLectures: { __typename: 'WatchedLectureConnection', edges: Array<{ __typename: 'WatchedLectureEdge', cursor: string, node: { __typename: 'WatchedLecture', seconds: number, secondsYearBefore: number, lecture: { __typename: 'Lecture', id: string, title: string, course: { __typename: 'Course', id: string, slug: string, title: string } } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } };

export type ReceiptFragment = { __typename: 'DeclarationReceipt', id: string, kind: DeclarationKind, receivedAt: string, isProven: boolean };

export type DeclareCancellationMutationVariables = Exact<{
  input: DeclareCancellationInput;
}>;


export type DeclareCancellationMutation = { declareCancellation: { __typename: 'DeclareCancellationPayload', receipt: { __typename: 'DeclarationReceipt', id: string, kind: DeclarationKind, receivedAt: string, isProven: boolean } } };

export type DeclareWithdrawalMutationVariables = Exact<{
  input: DeclareWithdrawalInput;
}>;


export type DeclareWithdrawalMutation = { declareWithdrawal: { __typename: 'DeclareWithdrawalPayload', receipt: { __typename: 'DeclarationReceipt', id: string, kind: DeclarationKind, receivedAt: string, isProven: boolean } } };

export type ProveDeclarationMutationVariables = Exact<{
  input: ProveDeclarationInput;
}>;


export type ProveDeclarationMutation = { proveDeclaration: { __typename: 'ProveDeclarationPayload', receipt: { __typename: 'DeclarationReceipt', id: string, kind: DeclarationKind, receivedAt: string, isProven: boolean } } };

export type ListedDeclarationFragment = { __typename: 'Declaration', id: string, kind: DeclarationKind, name: string, email: string, contract: string, isExtraordinary: boolean, reason: string | null, endsOn: string | null, createdAt: string, state: DeclarationState, refusal: DeclarationRefusal | null, note: string | null, provenAt: string | null, closedAt: string | null, user: { __typename: 'User', id: string, fullName: string } | null };

export type DeclarationsQueryVariables = Exact<{
  state?: DeclarationState | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type DeclarationsQuery = { declarations: { __typename: 'DeclarationConnection', totalCount: number, edges: Array<{ __typename: 'DeclarationEdge', cursor: string, node: { __typename: 'Declaration', id: string, kind: DeclarationKind, name: string, email: string, contract: string, isExtraordinary: boolean, reason: string | null, endsOn: string | null, createdAt: string, state: DeclarationState, refusal: DeclarationRefusal | null, note: string | null, provenAt: string | null, closedAt: string | null, user: { __typename: 'User', id: string, fullName: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type MyDeclarationsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyDeclarationsQuery = { myDeclarations: { __typename: 'DeclarationConnection', edges: Array<{ __typename: 'DeclarationEdge', node: { __typename: 'Declaration', id: string, kind: DeclarationKind, name: string, email: string, contract: string, isExtraordinary: boolean, reason: string | null, endsOn: string | null, createdAt: string, state: DeclarationState, refusal: DeclarationRefusal | null, note: string | null, provenAt: string | null, closedAt: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type AcceptDeclarationMutationVariables = Exact<{
  input: AcceptDeclarationInput;
}>;


export type AcceptDeclarationMutation = { acceptDeclaration: { __typename: 'AcceptDeclarationPayload', declaration: { __typename: 'Declaration', id: string, kind: DeclarationKind, name: string, email: string, contract: string, isExtraordinary: boolean, reason: string | null, endsOn: string | null, createdAt: string, state: DeclarationState, refusal: DeclarationRefusal | null, note: string | null, provenAt: string | null, closedAt: string | null, user: { __typename: 'User', id: string, fullName: string } | null } } };

export type CloseDeclarationMutationVariables = Exact<{
  input: CloseDeclarationInput;
}>;


export type CloseDeclarationMutation = { closeDeclaration: { __typename: 'CloseDeclarationPayload', declaration: { __typename: 'Declaration', id: string, kind: DeclarationKind, name: string, email: string, contract: string, isExtraordinary: boolean, reason: string | null, endsOn: string | null, createdAt: string, state: DeclarationState, refusal: DeclarationRefusal | null, note: string | null, provenAt: string | null, closedAt: string | null, user: { __typename: 'User', id: string, fullName: string } | null } } };

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

export type LectureFileLinksQueryVariables = Exact<{
  id: string;
}>;


export type LectureFileLinksQuery = { lecture: { __typename: 'Lecture', id: string, files: Array<{ __typename: 'CourseFile', url: string | null, id: string, name: string, size: number, contentType: string }> } };

export type CourseFileLinksQueryVariables = Exact<{
  slug: string;
}>;


export type CourseFileLinksQuery = { course: { __typename: 'Course', id: string, filesArchiveUrl: string | null, files: Array<{ __typename: 'CourseFile', url: string | null, id: string, name: string, size: number, contentType: string }> } };

export type LectureArchiveQueryVariables = Exact<{
  courseId: string;
  lectureIds: Array<string> | string;
}>;


export type LectureArchiveQuery = { lectureFilesArchiveUrl: string | null };

export type EditFilesQueryVariables = Exact<{
  slug: string;
}>;


export type EditFilesQuery = { course: { __typename: 'Course', id: string, filesArchiveUrl: string | null, lectures: Array<{ __typename: 'Lecture', title: string, id: string, files: Array<{ __typename: 'CourseFile', id: string, name: string, size: number, contentType: string }> }>, files: Array<{ __typename: 'CourseFile', id: string, name: string, size: number, contentType: string }> } };

export type RenameFileMutationVariables = Exact<{
  input: RenameFileInput;
}>;


export type RenameFileMutation = { renameFile: { __typename: 'CourseFile', id: string, name: string, size: number, contentType: string } };

export type MoveFileMutationVariables = Exact<{
  input: MoveFileInput;
}>;


export type MoveFileMutation = { moveFile: { __typename: 'MoveFilePayload', file: { __typename: 'CourseFile', id: string }, course: { __typename: 'Course', id: string, filesArchiveUrl: string | null, files: Array<{ __typename: 'CourseFile', id: string, name: string, size: number, contentType: string }>, lectures: Array<{ __typename: 'Lecture', id: string, files: Array<{ __typename: 'CourseFile', id: string, name: string, size: number, contentType: string }> }> } } };

export type DeleteFileMutationVariables = Exact<{
  id: string;
}>;


export type DeleteFileMutation = { deleteFile: { __typename: 'DeleteFilePayload', id: string, course: { __typename: 'Course', id: string, filesArchiveUrl: string | null, files: Array<{ __typename: 'CourseFile', id: string, name: string, size: number, contentType: string }>, lectures: Array<{ __typename: 'Lecture', id: string, files: Array<{ __typename: 'CourseFile', id: string, name: string, size: number, contentType: string }> }> } } };

export type RestoreFileMutationVariables = Exact<{
  id: string;
}>;


export type RestoreFileMutation = { restoreFile: { __typename: 'RestoreFilePayload', file: { __typename: 'CourseFile', id: string }, course: { __typename: 'Course', id: string, filesArchiveUrl: string | null, files: Array<{ __typename: 'CourseFile', id: string, name: string, size: number, contentType: string }>, lectures: Array<{ __typename: 'Lecture', id: string, files: Array<{ __typename: 'CourseFile', id: string, name: string, size: number, contentType: string }> }> } } };

export type SchoolHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type SchoolHealthQuery = { schoolHealth: { __typename: 'SchoolHealth', examinedAt: string, findings: Array<{ __typename: 'Finding', part: string, state: FindingState, text: string, remedy: string | null }> } };

export type SendTestMailMutationVariables = Exact<{ [key: string]: never; }>;


export type SendTestMailMutation = { sendTestMail: Array<{ __typename: 'Finding', part: string, state: FindingState, text: string, remedy: string | null }> };

export type FindingPartsFragment = { __typename: 'Finding', part: string, state: FindingState, text: string, remedy: string | null };

export type BegunLectureFragment = { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string, lecture: { __typename: 'Lecture', id: string, title: string, kind: LectureKind, duration: number, progress: { __typename: 'LectureProgress', id: string } | null }, course: { __typename: 'Course', id: string, slug: string, title: string, thumbnail: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null } | null } };

export type ContinueWatchingQueryVariables = Exact<{
  first: number;
}>;


export type ContinueWatchingQuery = { continueWatching: { __typename: 'LectureProgressConnection', nodes: Array<{ __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string, lecture: { __typename: 'Lecture', id: string, title: string, kind: LectureKind, duration: number, progress: { __typename: 'LectureProgress', id: string } | null }, course: { __typename: 'Course', id: string, slug: string, title: string, thumbnail: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null } | null } }> } };

export type HomeWordsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeWordsQuery = { school: { __typename: 'School', id: string, headline: string, intro: string, heroAlt: string, hero: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null } | null, film: { __typename: 'SchoolFilm', url: string, contentType: string, width: number, height: number } | null, figures: { __typename: 'SchoolFigures', courses: number | null, hours: number | null, learners: number | null } } };

export type HomeContentQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeContentQuery = { school: { __typename: 'School', id: string, mostWatched: Array<{ __typename: 'Course', id: string, slug: string, title: string, summary: string, category: string, instructor: string, language: CourseLanguage, createdAt: string, publishedAt: string | null, numberOfLectures: number, duration: number, thumbnail: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null } | null, progress: { __typename: 'CourseProgress', id: string, done: number, total: number } | null }>, teachers: Array<{ __typename: 'Mentor', numberOfCourses: number, id: string, name: string, subject: string, bio: string, portrait: { __typename: 'Image', url: string, width: number, height: number } | null }>, quotes: Array<{ __typename: 'SchoolQuote', text: string, name: string, course: string }>, questions: Array<{ __typename: 'SchoolQuestion', question: string, answerHtml: string }> } };

export type WaitingLecturesPartsFragment = { __typename: 'WaitingLectures', totalCount: number, oldest: { __typename: 'Lecture', id: string, course: { __typename: 'Course', id: string, slug: string, title: string } } | null };

export type WaitingForAdminQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingForAdminQuery = { paymentProblems: { __typename: 'PaymentProblemConnection', totalCount: number }, contactMessages: { __typename: 'ContactMessageConnection', totalCount: number }, courses: { __typename: 'CourseConnection', totalCount: number }, failedLectures: { __typename: 'WaitingLectures', totalCount: number, oldest: { __typename: 'Lecture', id: string, course: { __typename: 'Course', id: string, slug: string, title: string } } | null }, draftLectures: { __typename: 'WaitingLectures', totalCount: number, oldest: { __typename: 'Lecture', id: string, course: { __typename: 'Course', id: string, slug: string, title: string } } | null } };

export type InvitationRowFragment = { __typename: 'Invitation', id: string, email: string, role: Role, state: InvitationState, createdAt: string, expiresAt: string, acceptedAt: string | null };

export type InvitationsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type InvitationsQuery = { invitations: { __typename: 'InvitationConnection', totalCount: number, edges: Array<{ __typename: 'InvitationEdge', cursor: string, node: { __typename: 'Invitation', id: string, email: string, role: Role, state: InvitationState, createdAt: string, expiresAt: string, acceptedAt: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type InviteMembersMutationVariables = Exact<{
  input: InviteMembersInput;
}>;


export type InviteMembersMutation = { inviteMembers: { __typename: 'InviteMembersPayload', alreadyMembers: Array<string>, invitations: Array<{ __typename: 'Invitation', id: string, email: string, role: Role, state: InvitationState, createdAt: string, expiresAt: string, acceptedAt: string | null }> } };

export type ResendInvitationMutationVariables = Exact<{
  input: InvitationInput;
}>;


export type ResendInvitationMutation = { resendInvitation: { __typename: 'ResendInvitationPayload', invitation: { __typename: 'Invitation', id: string, email: string, role: Role, state: InvitationState, createdAt: string, expiresAt: string, acceptedAt: string | null } } };

export type RevokeInvitationMutationVariables = Exact<{
  input: InvitationInput;
}>;


export type RevokeInvitationMutation = { revokeInvitation: { __typename: 'RevokeInvitationPayload', invitation: { __typename: 'Invitation', id: string, email: string, role: Role, state: InvitationState, createdAt: string, expiresAt: string, acceptedAt: string | null } } };

export type RestoreInvitationMutationVariables = Exact<{
  input: InvitationInput;
}>;


export type RestoreInvitationMutation = { restoreInvitation: { __typename: 'RestoreInvitationPayload', invitation: { __typename: 'Invitation', id: string, email: string, role: Role, state: InvitationState, createdAt: string, expiresAt: string, acceptedAt: string | null } } };

export type OpenInvitationQueryVariables = Exact<{
  token: string;
}>;


export type OpenInvitationQuery = { openInvitation: { __typename: 'OpenInvitation', email: string, role: Role, invitedBy: string, hasAccount: boolean } | null };

export type AcceptInvitationMutationVariables = Exact<{
  input: AcceptInvitationInput;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { __typename: 'AcceptInvitationPayload', user: { __typename: 'User', id: string, fullName: string, email: string, isEmailVerified: boolean, role: Role, hasSecondFactor: boolean, needsSecondFactor: boolean, language: string | null, avatar: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null }, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, isRunning: boolean, refundableUntil: string | null } | null } } };

export type RegisterByInvitationMutationVariables = Exact<{
  input: RegisterByInvitationInput;
}>;


export type RegisterByInvitationMutation = { registerByInvitation: { __typename: 'RegisterByInvitationPayload', user: { __typename: 'User', id: string, fullName: string, email: string, isEmailVerified: boolean, role: Role, hasSecondFactor: boolean, needsSecondFactor: boolean, language: string | null, avatar: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null }, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, isRunning: boolean, refundableUntil: string | null } | null } } };

export type MyInvitationQueryVariables = Exact<{ [key: string]: never; }>;


export type MyInvitationQuery = { myInvitation: { __typename: 'AcceptedInvitation', id: string, role: Role, createdAt: string, acceptedAt: string | null } | null };

export type MyCoursesQueryVariables = Exact<{
  state: LearningState;
  first: number;
  after?: string | null | undefined;
}>;


export type MyCoursesQuery = { myCourses: { __typename: 'MyCourseConnection', totalCount: number, edges: Array<{ __typename: 'MyCourseEdge', cursor: string, node: { __typename: 'Course', id: string, slug: string, title: string, summary: string, category: string, instructor: string, language: CourseLanguage, createdAt: string, publishedAt: string | null, numberOfLectures: number, duration: number, thumbnail: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null } | null, progress: { __typename: 'CourseProgress', id: string, done: number, total: number } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type SaveCourseMutationVariables = Exact<{
  input: SaveCourseInput;
}>;


export type SaveCourseMutation = { saveCourse: { __typename: 'Course', id: string, isSaved: boolean } };

export type NextCoursesQueryVariables = Exact<{
  slug: string;
}>;


export type NextCoursesQuery = { course: { __typename: 'Course', id: string, nextCourses: Array<{ __typename: 'Course', id: string, slug: string, title: string, summary: string, category: string, instructor: string, language: CourseLanguage, createdAt: string, publishedAt: string | null, numberOfLectures: number, duration: number, thumbnail: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null } | null, progress: { __typename: 'CourseProgress', id: string, done: number, total: number } | null }> } };

export type OwnCertificatesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnCertificatesQuery = { me: { __typename: 'User', id: string, certificates: Array<{ __typename: 'Certificate', id: string, code: string, fullName: string, courseTitle: string, instructor: string | null, duration: number | null, completedAt: string, pdfUrl: string }> } | null };

export type MySavedCoursesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MySavedCoursesQuery = { myCourses: { __typename: 'MyCourseConnection', edges: Array<{ __typename: 'MyCourseEdge', node: { __typename: 'Course', id: string, title: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type PublishedLecturesFragment = { __typename: 'Course', id: string, numberOfLectures: number, duration: number, progress: { __typename: 'CourseProgress', id: string, done: number, total: number, nextLecture: { __typename: 'Lecture', id: string, title: string } | null, certificate: { __typename: 'Certificate', id: string, code: string, pdfUrl: string } | null } | null, lectures: Array<{ __typename: 'Lecture', id: string, isDraft: boolean, publishAt: string | null, publishedAt: string | null }> };

export type PublishLecturesMutationVariables = Exact<{
  input: PublishLecturesInput;
}>;


export type PublishLecturesMutation = { publishLectures: { __typename: 'Course', id: string, numberOfLectures: number, duration: number, progress: { __typename: 'CourseProgress', id: string, done: number, total: number, nextLecture: { __typename: 'Lecture', id: string, title: string } | null, certificate: { __typename: 'Certificate', id: string, code: string, pdfUrl: string } | null } | null, lectures: Array<{ __typename: 'Lecture', id: string, isDraft: boolean, publishAt: string | null, publishedAt: string | null }> } };

export type UnpublishLecturesMutationVariables = Exact<{
  input: UnpublishLecturesInput;
}>;


export type UnpublishLecturesMutation = { unpublishLectures: { __typename: 'Course', id: string, numberOfLectures: number, duration: number, progress: { __typename: 'CourseProgress', id: string, done: number, total: number, nextLecture: { __typename: 'Lecture', id: string, title: string } | null, certificate: { __typename: 'Certificate', id: string, code: string, pdfUrl: string } | null } | null, lectures: Array<{ __typename: 'Lecture', id: string, isDraft: boolean, publishAt: string | null, publishedAt: string | null }> } };

export type SetLecturePublishingMutationVariables = Exact<{
  courseId: string;
  isAtOnce: boolean;
}>;


export type SetLecturePublishingMutation = { setLecturePublishing: { __typename: 'Course', id: string, publishesLecturesAtOnce: boolean } };

export type ChangeLecturesMutationVariables = Exact<{
  input: ChangeLecturesInput;
}>;


export type ChangeLecturesMutation = { changeLectures: { __typename: 'Course', id: string, numberOfLectures: number, duration: number, progress: { __typename: 'CourseProgress', id: string, done: number, total: number, nextLecture: { __typename: 'Lecture', id: string, title: string } | null, certificate: { __typename: 'Certificate', id: string, code: string, pdfUrl: string } | null } | null, lectures: Array<{ __typename: 'Lecture', version: number, url: string | null, publishAt: string | null, status: LectureStatus, progressPercent: number, processingStep: ProcessingStep | null, failure: string | null, id: string, kind: LectureKind, title: string, description: string, position: number, duration: number, isFreePreview: boolean, isTrailer: boolean, thumbnailUrl: string | null, isDraft: boolean, publishedAt: string | null, changedAt: string | null, changeNote: string, locked: boolean, files: Array<{ __typename: 'CourseFile', id: string, name: string, size: number, contentType: string }>, progress: { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string } | null, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null, captions: Array<{ __typename: 'Captions', id: string, language: string, source: CaptionSource, url: string, version: number }> }> } };

export type SetTrailerMutationVariables = Exact<{
  courseId: string;
  lectureId?: string | null | undefined;
}>;


export type SetTrailerMutation = { setTrailer: { __typename: 'Course', id: string, lectures: Array<{ __typename: 'Lecture', id: string, isTrailer: boolean }> } };

export type CourseLecturesQueryVariables = Exact<{
  slug: string;
}>;


export type CourseLecturesQuery = { course: { __typename: 'Course', id: string, slug: string, title: string, language: CourseLanguage, publishedAt: string | null, numberOfLectures: number, duration: number, progress: { __typename: 'CourseProgress', id: string, done: number, total: number, nextLecture: { __typename: 'Lecture', id: string, title: string } | null, certificate: { __typename: 'Certificate', id: string, code: string, pdfUrl: string } | null } | null, sections: Array<{ __typename: 'Section', id: string, title: string, summary: string, position: number }>, lectures: Array<{ __typename: 'Lecture', url: string | null, publishAt: string | null, status: LectureStatus, progressPercent: number, processingStep: ProcessingStep | null, failure: string | null, id: string, kind: LectureKind, title: string, description: string, position: number, duration: number, isFreePreview: boolean, isTrailer: boolean, thumbnailUrl: string | null, isDraft: boolean, publishedAt: string | null, changedAt: string | null, changeNote: string, locked: boolean, files: Array<{ __typename: 'CourseFile', id: string, name: string, size: number, contentType: string }>, progress: { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string } | null, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null, captions: Array<{ __typename: 'Captions', id: string, language: string, source: CaptionSource, url: string, version: number }> }> } };

export type LectureKindFragment = { __typename: 'Lecture', id: string, kind: LectureKind };

export type FreeLectureQueryVariables = Exact<{
  id: string;
}>;


export type FreeLectureQuery = { lecture: { __typename: 'Lecture', url: string | null, publishAt: string | null, status: LectureStatus, progressPercent: number, processingStep: ProcessingStep | null, failure: string | null, id: string, kind: LectureKind, title: string, description: string, position: number, duration: number, isFreePreview: boolean, isTrailer: boolean, thumbnailUrl: string | null, isDraft: boolean, publishedAt: string | null, changedAt: string | null, changeNote: string, locked: boolean, files: Array<{ __typename: 'CourseFile', id: string, name: string, size: number, contentType: string }>, progress: { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string } | null, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null, captions: Array<{ __typename: 'Captions', id: string, language: string, source: CaptionSource, url: string, version: number }> } };

export type LectureTextQueryVariables = Exact<{
  id: string;
}>;


export type LectureTextQuery = { lecture: { __typename: 'Lecture', id: string, text: { __typename: 'LectureText', html: string, readingMinutes: number } | null } };

export type LectureTextPartsFragment = { __typename: 'Lecture', text: { __typename: 'LectureText', source: string, html: string, readingMinutes: number } | null };

export type AddLinkLectureMutationVariables = Exact<{
  input: AddLinkLectureInput;
}>;


export type AddLinkLectureMutation = { lecture: { __typename: 'Lecture', version: number, url: string | null, publishAt: string | null, status: LectureStatus, progressPercent: number, processingStep: ProcessingStep | null, failure: string | null, id: string, kind: LectureKind, title: string, description: string, position: number, duration: number, isFreePreview: boolean, isTrailer: boolean, thumbnailUrl: string | null, isDraft: boolean, publishedAt: string | null, changedAt: string | null, changeNote: string, locked: boolean, course: { __typename: 'Course', id: string, numberOfLectures: number, duration: number }, files: Array<{ __typename: 'CourseFile', id: string, name: string, size: number, contentType: string }>, progress: { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string } | null, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null, captions: Array<{ __typename: 'Captions', id: string, language: string, source: CaptionSource, url: string, version: number }> } };

export type AddTextLectureMutationVariables = Exact<{
  input: AddTextLectureInput;
}>;


export type AddTextLectureMutation = { lecture: { __typename: 'Lecture', version: number, url: string | null, publishAt: string | null, status: LectureStatus, progressPercent: number, processingStep: ProcessingStep | null, failure: string | null, id: string, kind: LectureKind, title: string, description: string, position: number, duration: number, isFreePreview: boolean, isTrailer: boolean, thumbnailUrl: string | null, isDraft: boolean, publishedAt: string | null, changedAt: string | null, changeNote: string, locked: boolean, course: { __typename: 'Course', id: string, numberOfLectures: number, duration: number }, files: Array<{ __typename: 'CourseFile', id: string, name: string, size: number, contentType: string }>, progress: { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string } | null, text: { __typename: 'LectureText', source: string, html: string, readingMinutes: number } | null, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null, captions: Array<{ __typename: 'Captions', id: string, language: string, source: CaptionSource, url: string, version: number }> } };

export type LectureLinksQueryVariables = Exact<{
  id: string;
}>;


export type LectureLinksQuery = { lecture: { __typename: 'Lecture', id: string, locked: boolean, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null, captions: Array<{ __typename: 'Captions', id: string, language: string, source: CaptionSource, url: string, version: number }> } };

export type DeleteLectureMutationVariables = Exact<{
  id: string;
}>;


export type DeleteLectureMutation = { deleteLecture: { __typename: 'DeleteLecturePayload', id: string, course: { __typename: 'Course', id: string, numberOfLectures: number, duration: number, progress: { __typename: 'CourseProgress', id: string, done: number, total: number, nextLecture: { __typename: 'Lecture', id: string, title: string } | null, certificate: { __typename: 'Certificate', id: string, code: string, pdfUrl: string } | null } | null } } };

export type RestoreLectureMutationVariables = Exact<{
  id: string;
}>;


export type RestoreLectureMutation = { restoreLecture: { __typename: 'Lecture', url: string | null, publishAt: string | null, status: LectureStatus, progressPercent: number, processingStep: ProcessingStep | null, failure: string | null, id: string, kind: LectureKind, title: string, description: string, position: number, duration: number, isFreePreview: boolean, isTrailer: boolean, thumbnailUrl: string | null, isDraft: boolean, publishedAt: string | null, changedAt: string | null, changeNote: string, locked: boolean, files: Array<{ __typename: 'CourseFile', id: string, name: string, size: number, contentType: string }>, progress: { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string } | null, course: { __typename: 'Course', id: string, numberOfLectures: number, duration: number, lectures: Array<{ __typename: 'Lecture', id: string, position: number }> }, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null, captions: Array<{ __typename: 'Captions', id: string, language: string, source: CaptionSource, url: string, version: number }> } };

export type LecturesOfCourseFragment = { __typename: 'Lecture', course: { __typename: 'Course', id: string, numberOfLectures: number, duration: number, lectures: Array<{ __typename: 'Lecture', id: string, position: number }> } };

export type EditLectureQueryVariables = Exact<{
  id: string;
}>;


export type EditLectureQuery = { lecture: { __typename: 'Lecture', version: number, url: string | null, id: string, kind: LectureKind, title: string, description: string, position: number, duration: number, isFreePreview: boolean, isTrailer: boolean, thumbnailUrl: string | null, isDraft: boolean, publishedAt: string | null, changedAt: string | null, changeNote: string, locked: boolean, publishAt: string | null, status: LectureStatus, progressPercent: number, processingStep: ProcessingStep | null, failure: string | null, text: { __typename: 'LectureText', source: string } | null, course: { __typename: 'Course', id: string, slug: string, title: string }, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null } };

export type UpdateLectureMutationVariables = Exact<{
  input: UpdateLectureInput;
}>;


export type UpdateLectureMutation = { updateLecture: { __typename: 'Lecture', version: number, url: string | null, publishAt: string | null, status: LectureStatus, progressPercent: number, processingStep: ProcessingStep | null, failure: string | null, id: string, kind: LectureKind, title: string, description: string, position: number, duration: number, isFreePreview: boolean, isTrailer: boolean, thumbnailUrl: string | null, isDraft: boolean, publishedAt: string | null, changedAt: string | null, changeNote: string, locked: boolean, course: { __typename: 'Course', id: string, numberOfLectures: number, duration: number }, files: Array<{ __typename: 'CourseFile', id: string, name: string, size: number, contentType: string }>, progress: { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string } | null, text: { __typename: 'LectureText', source: string, html: string, readingMinutes: number } | null, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null, captions: Array<{ __typename: 'Captions', id: string, language: string, source: CaptionSource, url: string, version: number }> } };

export type LectureMomentsQueryVariables = Exact<{
  slug: string;
}>;


export type LectureMomentsQuery = { course: { __typename: 'Course', id: string, sections: Array<{ __typename: 'Section', id: string, title: string, summary: string, position: number }>, lectures: Array<{ __typename: 'Lecture', id: string, kind: LectureKind, title: string, position: number, duration: number }> } };

export type CourseOfTextQueryVariables = Exact<{
  slug: string;
}>;


export type CourseOfTextQuery = { course: { __typename: 'Course', id: string } };

export type AddTextImageMutationVariables = Exact<{
  input: AddTextImageInput;
}>;


export type AddTextImageMutation = { addTextImage: { __typename: 'TextImage', id: string, address: string } };

export type PreviewLectureTextQueryVariables = Exact<{
  text: string;
}>;


export type PreviewLectureTextQuery = { previewLectureText: string };

export type TextVersionsQueryVariables = Exact<{
  lectureId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type TextVersionsQuery = { lectureTextVersions: { __typename: 'TextVersionConnection', totalCount: number, edges: Array<{ __typename: 'TextVersionEdge', cursor: string, node: { __typename: 'TextVersion', id: string, createdAt: string, author: string | null, isCurrent: boolean, words: number } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type TextVersionQueryVariables = Exact<{
  id: string;
}>;


export type TextVersionQuery = { lectureTextVersion: { __typename: 'TextVersion', id: string, source: string } };

export type LegalPageQueryVariables = Exact<{
  name: LegalPageName;
}>;


export type LegalPageQuery = { school: { __typename: 'School', id: string, legalPage: { __typename: 'LegalPage', id: string, name: LegalPageName, changedAt: string, html: string } | null } };

export type MyAgreementsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyAgreementsQuery = { me: { __typename: 'User', id: string, agreements: Array<{ __typename: 'Agreement', place: AgreementPlace, termsChangedAt: string, createdAt: string }> } | null };

export type PurchasesOfQueryVariables = Exact<{
  userId: string;
  after?: string | null | undefined;
}>;


export type PurchasesOfQuery = { purchaseAgreements: { __typename: 'PurchaseAgreementConnection', edges: Array<{ __typename: 'PurchaseAgreementEdge', node: { __typename: 'PurchaseAgreement', createdAt: string, email: string, termsChangedAt: string | null, refundDays: number | null, renewalConsent: string | null, endedAt: string | null, price: { __typename: 'Money', amount: number, currency: string } } }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type TermsVersionQueryVariables = Exact<{
  changedAt: string;
}>;


export type TermsVersionQuery = { termsVersion: { __typename: 'LegalPage', id: string, name: LegalPageName, changedAt: string, html: string } };

export type AgreementPartsFragment = { __typename: 'Agreement', place: AgreementPlace, termsChangedAt: string, createdAt: string };

export type PurchasePartsFragment = { __typename: 'PurchaseAgreement', id: string, createdAt: string, termsChangedAt: string | null, refundDays: number | null, renewalConsent: string | null, endedAt: string | null, price: { __typename: 'Money', amount: number, currency: string } };

export type PurchasesPageFragment = { __typename: 'PurchaseAgreementConnection', totalCount: number, edges: Array<{ __typename: 'PurchaseAgreementEdge', cursor: string, node: { __typename: 'PurchaseAgreement', id: string, createdAt: string, termsChangedAt: string | null, refundDays: number | null, renewalConsent: string | null, endedAt: string | null, price: { __typename: 'Money', amount: number, currency: string } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } };

export type OwnAgreementsQueryVariables = Exact<{
  userId: string;
  after?: string | null | undefined;
}>;


export type OwnAgreementsQuery = { me: { __typename: 'User', id: string, agreements: Array<{ __typename: 'Agreement', place: AgreementPlace, termsChangedAt: string, createdAt: string }> } | null, purchaseAgreements: { __typename: 'PurchaseAgreementConnection', totalCount: number, edges: Array<{ __typename: 'PurchaseAgreementEdge', cursor: string, node: { __typename: 'PurchaseAgreement', id: string, createdAt: string, termsChangedAt: string | null, refundDays: number | null, renewalConsent: string | null, endedAt: string | null, price: { __typename: 'Money', amount: number, currency: string } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type MemberAgreementsQueryVariables = Exact<{
  userId: string;
  after?: string | null | undefined;
}>;


export type MemberAgreementsQuery = { user: { __typename: 'User', id: string, agreements: Array<{ __typename: 'Agreement', place: AgreementPlace, termsChangedAt: string, createdAt: string }> }, purchaseAgreements: { __typename: 'PurchaseAgreementConnection', totalCount: number, edges: Array<{ __typename: 'PurchaseAgreementEdge', cursor: string, node: { __typename: 'PurchaseAgreement', id: string, createdAt: string, termsChangedAt: string | null, refundDays: number | null, renewalConsent: string | null, endedAt: string | null, price: { __typename: 'Money', amount: number, currency: string } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type MemberRowFragment = { __typename: 'User', id: string, fullName: string, email: string, isEmailVerified: boolean, role: Role, createdAt: string, avatar: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null }, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, cancelAtPeriodEnd: boolean, isRunning: boolean, refundableUntil: string | null, accessUntil: string | null, openRequest: { __typename: 'SubscriptionRequest', id: string, kind: SubscriptionRequestKind, requestedAt: string, withRefund: boolean } | null } | null };

export type MemberSubscriptionFragment = { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, cancelAtPeriodEnd: boolean, isRunning: boolean, refundableUntil: string | null, accessUntil: string | null, openRequest: { __typename: 'SubscriptionRequest', id: string, kind: SubscriptionRequestKind, requestedAt: string, withRefund: boolean } | null };

export type MemberAccessPartsFragment = { __typename: 'User', access: { __typename: 'AccessReport', mayWatch: boolean, reason: AccessReason, time: string | null, text: string }, accessHistory: { __typename: 'AccessHistoryEntryConnection', totalCount: number, edges: Array<{ __typename: 'AccessHistoryEntryEdge', cursor: string, node: { __typename: 'AccessHistoryEntry', id: string, kind: AccessHistoryKind, at: string, text: string, until: string | null, amount: { __typename: 'Money', amount: number, currency: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type MembersQueryVariables = Exact<{
  search?: string | null | undefined;
  role?: Role | null | undefined;
  isSubscribed?: boolean | null | undefined;
  sort?: MemberSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MembersQuery = { users: { __typename: 'UserConnection', totalCount: number, edges: Array<{ __typename: 'UserEdge', cursor: string, node: { __typename: 'User', id: string, fullName: string, email: string, isEmailVerified: boolean, role: Role, createdAt: string, avatar: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null }, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, cancelAtPeriodEnd: boolean, isRunning: boolean, refundableUntil: string | null, accessUntil: string | null, openRequest: { __typename: 'SubscriptionRequest', id: string, kind: SubscriptionRequestKind, requestedAt: string, withRefund: boolean } | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type MemberQueryVariables = Exact<{
  id: string;
}>;


export type MemberQuery = { user: { __typename: 'User', hasSecondFactor: boolean, lastSeenAt: string | null, id: string, fullName: string, email: string, isEmailVerified: boolean, role: Role, createdAt: string, certificates: Array<{ __typename: 'Certificate', id: string, code: string, courseTitle: string, completedAt: string }>, lectureProgress: { __typename: 'LectureProgressConnection', totalCount: number, edges: Array<{ __typename: 'LectureProgressEdge', cursor: string, node: { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string, lecture: { __typename: 'Lecture', id: string, title: string, kind: LectureKind, duration: number }, course: { __typename: 'Course', id: string, slug: string, title: string }, courseProgress: { __typename: 'CourseProgress', id: string, done: number, total: number } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, payments: { __typename: 'PaymentConnection', totalCount: number, edges: Array<{ __typename: 'PaymentEdge', cursor: string, node: { __typename: 'Payment', id: string, paidAt: string, invoiceUrl: string | null, stripeUrl: string, disputeUrl: string | null, isDisputed: boolean, amount: { __typename: 'Money', amount: number, currency: string }, presentment: { __typename: 'Money', amount: number, currency: string } | null, refundable: { __typename: 'Money', amount: number, currency: string }, requestedRefund: { __typename: 'Money', amount: number, currency: string } | null, refunded: { __typename: 'Money', amount: number, currency: string }, refundedPresentment: { __typename: 'Money', amount: number, currency: string } | null, latestRefund: { __typename: 'Refund', id: string, state: RefundState, failureReason: string | null, requestedAt: string, amount: { __typename: 'Money', amount: number, currency: string }, presentment: { __typename: 'Money', amount: number, currency: string } | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, avatar: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null }, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, cancelAtPeriodEnd: boolean, isRunning: boolean, refundableUntil: string | null, accessUntil: string | null, openRequest: { __typename: 'SubscriptionRequest', id: string, kind: SubscriptionRequestKind, requestedAt: string, withRefund: boolean } | null } | null } };

export type MemberLecturesPageFragment = { __typename: 'LectureProgressConnection', totalCount: number, edges: Array<{ __typename: 'LectureProgressEdge', cursor: string, node: { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string, lecture: { __typename: 'Lecture', id: string, title: string, kind: LectureKind, duration: number }, course: { __typename: 'Course', id: string, slug: string, title: string }, courseProgress: { __typename: 'CourseProgress', id: string, done: number, total: number } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } };

export type MemberLecturesQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type MemberLecturesQuery = { user: { __typename: 'User', id: string, lectureProgress: { __typename: 'LectureProgressConnection', totalCount: number, edges: Array<{ __typename: 'LectureProgressEdge', cursor: string, node: { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string, lecture: { __typename: 'Lecture', id: string, title: string, kind: LectureKind, duration: number }, course: { __typename: 'Course', id: string, slug: string, title: string }, courseProgress: { __typename: 'CourseProgress', id: string, done: number, total: number } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } };

export type MemberPaymentsPageFragment = { __typename: 'PaymentConnection', totalCount: number, edges: Array<{ __typename: 'PaymentEdge', cursor: string, node: { __typename: 'Payment', id: string, paidAt: string, invoiceUrl: string | null, stripeUrl: string, disputeUrl: string | null, isDisputed: boolean, amount: { __typename: 'Money', amount: number, currency: string }, presentment: { __typename: 'Money', amount: number, currency: string } | null, refundable: { __typename: 'Money', amount: number, currency: string }, requestedRefund: { __typename: 'Money', amount: number, currency: string } | null, refunded: { __typename: 'Money', amount: number, currency: string }, refundedPresentment: { __typename: 'Money', amount: number, currency: string } | null, latestRefund: { __typename: 'Refund', id: string, state: RefundState, failureReason: string | null, requestedAt: string, amount: { __typename: 'Money', amount: number, currency: string }, presentment: { __typename: 'Money', amount: number, currency: string } | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } };

export type MemberPaymentsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type MemberPaymentsQuery = { user: { __typename: 'User', id: string, payments: { __typename: 'PaymentConnection', totalCount: number, edges: Array<{ __typename: 'PaymentEdge', cursor: string, node: { __typename: 'Payment', id: string, paidAt: string, invoiceUrl: string | null, stripeUrl: string, disputeUrl: string | null, isDisputed: boolean, amount: { __typename: 'Money', amount: number, currency: string }, presentment: { __typename: 'Money', amount: number, currency: string } | null, refundable: { __typename: 'Money', amount: number, currency: string }, requestedRefund: { __typename: 'Money', amount: number, currency: string } | null, refunded: { __typename: 'Money', amount: number, currency: string }, refundedPresentment: { __typename: 'Money', amount: number, currency: string } | null, latestRefund: { __typename: 'Refund', id: string, state: RefundState, failureReason: string | null, requestedAt: string, amount: { __typename: 'Money', amount: number, currency: string }, presentment: { __typename: 'Money', amount: number, currency: string } | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } };

export type GrantAccessMutationVariables = Exact<{
  userId: string;
  until: string;
}>;


export type GrantAccessMutation = { grantAccess: { __typename: 'User', id: string, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, cancelAtPeriodEnd: boolean, isRunning: boolean, refundableUntil: string | null, accessUntil: string | null, openRequest: { __typename: 'SubscriptionRequest', id: string, kind: SubscriptionRequestKind, requestedAt: string, withRefund: boolean } | null } | null, access: { __typename: 'AccessReport', mayWatch: boolean, reason: AccessReason, time: string | null, text: string }, accessHistory: { __typename: 'AccessHistoryEntryConnection', totalCount: number, edges: Array<{ __typename: 'AccessHistoryEntryEdge', cursor: string, node: { __typename: 'AccessHistoryEntry', id: string, kind: AccessHistoryKind, at: string, text: string, until: string | null, amount: { __typename: 'Money', amount: number, currency: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } };

export type EndAccessMutationVariables = Exact<{
  userId: string;
  refund: boolean;
}>;


export type EndAccessMutation = { endAccess: { __typename: 'User', id: string, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, cancelAtPeriodEnd: boolean, isRunning: boolean, refundableUntil: string | null, accessUntil: string | null, openRequest: { __typename: 'SubscriptionRequest', id: string, kind: SubscriptionRequestKind, requestedAt: string, withRefund: boolean } | null } | null, payments: { __typename: 'PaymentConnection', totalCount: number, edges: Array<{ __typename: 'PaymentEdge', cursor: string, node: { __typename: 'Payment', id: string, paidAt: string, invoiceUrl: string | null, stripeUrl: string, disputeUrl: string | null, isDisputed: boolean, amount: { __typename: 'Money', amount: number, currency: string }, presentment: { __typename: 'Money', amount: number, currency: string } | null, refundable: { __typename: 'Money', amount: number, currency: string }, requestedRefund: { __typename: 'Money', amount: number, currency: string } | null, refunded: { __typename: 'Money', amount: number, currency: string }, refundedPresentment: { __typename: 'Money', amount: number, currency: string } | null, latestRefund: { __typename: 'Refund', id: string, state: RefundState, failureReason: string | null, requestedAt: string, amount: { __typename: 'Money', amount: number, currency: string }, presentment: { __typename: 'Money', amount: number, currency: string } | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, access: { __typename: 'AccessReport', mayWatch: boolean, reason: AccessReason, time: string | null, text: string }, accessHistory: { __typename: 'AccessHistoryEntryConnection', totalCount: number, edges: Array<{ __typename: 'AccessHistoryEntryEdge', cursor: string, node: { __typename: 'AccessHistoryEntry', id: string, kind: AccessHistoryKind, at: string, text: string, until: string | null, amount: { __typename: 'Money', amount: number, currency: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } };

export type EndSessionsOfMutationVariables = Exact<{
  userId: string;
}>;


export type EndSessionsOfMutation = { endSessionsOf: { __typename: 'User', id: string } };

export type ChangeEmailMutationVariables = Exact<{
  userId: string;
  email: string;
}>;


export type ChangeEmailMutation = { changeEmail: { __typename: 'User', id: string, email: string, isEmailVerified: boolean } };

export type ChangeRoleMutationVariables = Exact<{
  userId: string;
  role: Role;
}>;


export type ChangeRoleMutation = { changeRole: { __typename: 'User', id: string, role: Role, access: { __typename: 'AccessReport', mayWatch: boolean, reason: AccessReason, time: string | null, text: string } } };

export type LedgerQueryVariables = Exact<{
  kind?: LedgerLineKind | null | undefined;
  from?: string | null | undefined;
  before?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type LedgerQuery = { ledger: { __typename: 'LedgerLineConnection', totalCount: number, edges: Array<{ __typename: 'LedgerLineEdge', cursor: string, node: { __typename: 'LedgerLine', id: string, kind: LedgerLineKind, occurredAt: string, invoiceNumber: string | null, stripeUrl: string, net: { __typename: 'Money', amount: number, currency: string }, tax: { __typename: 'Money', amount: number, currency: string }, gross: { __typename: 'Money', amount: number, currency: string } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type MyCheckoutQueryVariables = Exact<{ [key: string]: never; }>;


export type MyCheckoutQuery = { me: { __typename: 'User', id: string, trialDays: number, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, isRunning: boolean, refundableUntil: string | null } | null, checkout: { __typename: 'Checkout', id: string, state: CheckoutState, url: string | null, startedAt: string } | null } | null };

export type StartCheckoutMutationVariables = Exact<{
  agreedTerms?: string | null | undefined;
  agreedRenewal?: number | null | undefined;
  agreedCurrency?: string | null | undefined;
}>;


export type StartCheckoutMutation = { startCheckout: { __typename: 'CheckoutSession', id: string, url: string } };

export type ConfirmCheckoutMutationVariables = Exact<{
  sessionId: string;
}>;


export type ConfirmCheckoutMutation = { confirmCheckout: { __typename: 'User', id: string, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, isRunning: boolean, refundableUntil: string | null } | null, checkout: { __typename: 'Checkout', id: string, state: CheckoutState, url: string | null, startedAt: string } | null } };

export type LastChargeQueryVariables = Exact<{ [key: string]: never; }>;


export type LastChargeQuery = { me: { __typename: 'User', id: string, payments: { __typename: 'PaymentConnection', totalCount: number, nodes: Array<{ __typename: 'Payment', id: string, amount: { __typename: 'Money', amount: number, currency: string }, presentment: { __typename: 'Money', amount: number, currency: string } | null }> } } | null };

export type CancelRenewalMutationVariables = Exact<{
  input: CancelRenewalInput;
}>;


export type CancelRenewalMutation = { cancelRenewal: { __typename: 'CancelRenewalPayload', accessUntil: string | null, isRefunded: boolean, isDone: boolean } };

export type CourseToGoOnWithQueryVariables = Exact<{
  slug: string;
}>;


export type CourseToGoOnWithQuery = { course: { __typename: 'Course', id: string, slug: string, title: string, thumbnail: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null } | null, lectures: Array<{ __typename: 'Lecture', id: string, title: string }> } };

export type PaymentsQueryVariables = Exact<{
  search?: string | null | undefined;
  state?: PaymentState | null | undefined;
  from?: string | null | undefined;
  until?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PaymentsQuery = { payments: { __typename: 'PaymentConnection', totalCount: number, edges: Array<{ __typename: 'PaymentEdge', cursor: string, node: { __typename: 'Payment', id: string, paidAt: string, invoiceUrl: string | null, stripeUrl: string, disputeUrl: string | null, isDisputed: boolean, user: { __typename: 'User', id: string, fullName: string } | null, amount: { __typename: 'Money', amount: number, currency: string }, presentment: { __typename: 'Money', amount: number, currency: string } | null, refundable: { __typename: 'Money', amount: number, currency: string }, requestedRefund: { __typename: 'Money', amount: number, currency: string } | null, refunded: { __typename: 'Money', amount: number, currency: string }, refundedPresentment: { __typename: 'Money', amount: number, currency: string } | null, latestRefund: { __typename: 'Refund', id: string, state: RefundState, failureReason: string | null, requestedAt: string, amount: { __typename: 'Money', amount: number, currency: string }, presentment: { __typename: 'Money', amount: number, currency: string } | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type PriceChangePartsFragment = { __typename: 'PriceChange', id: string, createdAt: string, priceTax: PriceTax, state: PriceChangeState, price: { __typename: 'Money', amount: number, currency: string }, counts: { __typename: 'PriceChangeCounts', told: number, applied: number, ended: number, calledOff: number } };

export type PriceChangePreviewQueryVariables = Exact<{ [key: string]: never; }>;


export type PriceChangePreviewQuery = { priceChangePreview: { __typename: 'PriceChangePreview', priceTax: PriceTax, earliestAt: string, affected: number, price: { __typename: 'Money', amount: number, currency: string }, runningPrices: Array<{ __typename: 'RunningPrice', priceTax: PriceTax, subscriptions: number, isAffected: boolean, price: { __typename: 'Money', amount: number, currency: string } }> } };

export type PriceChangesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type PriceChangesQuery = { priceChanges: { __typename: 'PriceChangeConnection', totalCount: number, edges: Array<{ __typename: 'PriceChangeEdge', cursor: string, node: { __typename: 'PriceChange', id: string, createdAt: string, priceTax: PriceTax, state: PriceChangeState, price: { __typename: 'Money', amount: number, currency: string }, counts: { __typename: 'PriceChangeCounts', told: number, applied: number, ended: number, calledOff: number } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type StartPriceChangeMutationVariables = Exact<{
  input: StartPriceChangeInput;
}>;


export type StartPriceChangeMutation = { startPriceChange: { __typename: 'StartPriceChangePayload', priceChange: { __typename: 'PriceChange', id: string, createdAt: string, priceTax: PriceTax, state: PriceChangeState, price: { __typename: 'Money', amount: number, currency: string }, counts: { __typename: 'PriceChangeCounts', told: number, applied: number, ended: number, calledOff: number } } } };

export type CallOffPriceChangeMutationVariables = Exact<{
  input: CallOffPriceChangeInput;
}>;


export type CallOffPriceChangeMutation = { callOffPriceChange: { __typename: 'CallOffPriceChangePayload', priceChange: { __typename: 'PriceChange', id: string, createdAt: string, priceTax: PriceTax, state: PriceChangeState, price: { __typename: 'Money', amount: number, currency: string }, counts: { __typename: 'PriceChangeCounts', told: number, applied: number, ended: number, calledOff: number } } } };

export type PlayerSettingsPartsFragment = { __typename: 'PlayerSettings', speed: number, hasCaptions: boolean, captionLanguage: string | null, hasCharacterKeys: boolean, playsNext: boolean };

export type OwnPlayerSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPlayerSettingsQuery = { me: { __typename: 'User', id: string, playerSettings: { __typename: 'PlayerSettings', speed: number, hasCaptions: boolean, captionLanguage: string | null, hasCharacterKeys: boolean, playsNext: boolean } | null } | null };

export type SavePlayerSettingsMutationVariables = Exact<{
  input: PlayerSettingsInput;
}>;


export type SavePlayerSettingsMutation = { savePlayerSettings: { __typename: 'User', id: string, playerSettings: { __typename: 'PlayerSettings', speed: number, hasCaptions: boolean, captionLanguage: string | null, hasCharacterKeys: boolean, playsNext: boolean } | null } };

export type MySubscriptionFragment = { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, isRunning: boolean, refundableUntil: string | null, notice: { __typename: 'SubscriptionNotice', endsAt: string, isGiven: boolean, refund: { __typename: 'Money', amount: number, currency: string } } | null, comingPrice: { __typename: 'ComingPrice', priceTax: PriceTax, startsAt: string, price: { __typename: 'Money', amount: number, currency: string }, oldPrice: { __typename: 'Money', amount: number, currency: string } } | null, openRequest: { __typename: 'SubscriptionRequest', id: string, kind: SubscriptionRequestKind, requestedAt: string, withRefund: boolean } | null };

export type PaymentRecordFragment = { __typename: 'Payment', id: string, paidAt: string, invoiceUrl: string | null, isDisputed: boolean, amount: { __typename: 'Money', amount: number, currency: string }, presentment: { __typename: 'Money', amount: number, currency: string } | null, refunded: { __typename: 'Money', amount: number, currency: string }, refundedPresentment: { __typename: 'Money', amount: number, currency: string } | null, latestRefund: { __typename: 'Refund', id: string, state: RefundState, failureReason: string | null, requestedAt: string, amount: { __typename: 'Money', amount: number, currency: string }, presentment: { __typename: 'Money', amount: number, currency: string } | null } | null };

export type TokenRecordFragment = { __typename: 'ApiToken', id: string, name: string, scopes: Array<ApiScope>, createdAt: string, expiresAt: string | null, lastUsedAt: string | null, lastUsedFrom: string | null };

export type SessionRecordFragment = { __typename: 'Session', id: string, device: string, address: string, createdAt: string, lastUsedAt: string, isCurrent: boolean };

export type MySubscriptionQueryVariables = Exact<{ [key: string]: never; }>;


export type MySubscriptionQuery = { me: { __typename: 'User', id: string, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, isRunning: boolean, refundableUntil: string | null, notice: { __typename: 'SubscriptionNotice', endsAt: string, isGiven: boolean, refund: { __typename: 'Money', amount: number, currency: string } } | null, comingPrice: { __typename: 'ComingPrice', priceTax: PriceTax, startsAt: string, price: { __typename: 'Money', amount: number, currency: string }, oldPrice: { __typename: 'Money', amount: number, currency: string } } | null, openRequest: { __typename: 'SubscriptionRequest', id: string, kind: SubscriptionRequestKind, requestedAt: string, withRefund: boolean } | null } | null, paidSubscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, isRunning: boolean, refundableUntil: string | null, notice: { __typename: 'SubscriptionNotice', endsAt: string, isGiven: boolean, refund: { __typename: 'Money', amount: number, currency: string } } | null, comingPrice: { __typename: 'ComingPrice', priceTax: PriceTax, startsAt: string, price: { __typename: 'Money', amount: number, currency: string }, oldPrice: { __typename: 'Money', amount: number, currency: string } } | null, openRequest: { __typename: 'SubscriptionRequest', id: string, kind: SubscriptionRequestKind, requestedAt: string, withRefund: boolean } | null } | null, checkout: { __typename: 'Checkout', id: string, state: CheckoutState, url: string | null, startedAt: string } | null, payments: { __typename: 'PaymentConnection', totalCount: number, nodes: Array<{ __typename: 'Payment', id: string, paidAt: string, invoiceUrl: string | null, isDisputed: boolean, amount: { __typename: 'Money', amount: number, currency: string }, presentment: { __typename: 'Money', amount: number, currency: string } | null, refunded: { __typename: 'Money', amount: number, currency: string }, refundedPresentment: { __typename: 'Money', amount: number, currency: string } | null, latestRefund: { __typename: 'Refund', id: string, state: RefundState, failureReason: string | null, requestedAt: string, amount: { __typename: 'Money', amount: number, currency: string }, presentment: { __typename: 'Money', amount: number, currency: string } | null } | null }> } } | null };

export type MyPaymentsQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
}>;


export type MyPaymentsQuery = { me: { __typename: 'User', id: string, payments: { __typename: 'PaymentConnection', totalCount: number, edges: Array<{ __typename: 'PaymentEdge', cursor: string, node: { __typename: 'Payment', id: string, paidAt: string, invoiceUrl: string | null, isDisputed: boolean, amount: { __typename: 'Money', amount: number, currency: string }, presentment: { __typename: 'Money', amount: number, currency: string } | null, refunded: { __typename: 'Money', amount: number, currency: string }, refundedPresentment: { __typename: 'Money', amount: number, currency: string } | null, latestRefund: { __typename: 'Refund', id: string, state: RefundState, failureReason: string | null, requestedAt: string, amount: { __typename: 'Money', amount: number, currency: string }, presentment: { __typename: 'Money', amount: number, currency: string } | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type MyApiTokensQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
}>;


export type MyApiTokensQuery = { me: { __typename: 'User', id: string, apiTokens: { __typename: 'ApiTokenConnection', totalCount: number, edges: Array<{ __typename: 'ApiTokenEdge', cursor: string, node: { __typename: 'ApiToken', id: string, name: string, scopes: Array<ApiScope>, createdAt: string, expiresAt: string | null, lastUsedAt: string | null, lastUsedFrom: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type SessionsPageFragment = { __typename: 'SessionConnection', totalCount: number, edges: Array<{ __typename: 'SessionEdge', cursor: string, node: { __typename: 'Session', id: string, device: string, address: string, createdAt: string, lastUsedAt: string, isCurrent: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } };

export type MySessionsQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
}>;


export type MySessionsQuery = { me: { __typename: 'User', id: string, tellsNewDevices: boolean, sessions: { __typename: 'SessionConnection', totalCount: number, edges: Array<{ __typename: 'SessionEdge', cursor: string, node: { __typename: 'Session', id: string, device: string, address: string, createdAt: string, lastUsedAt: string, isCurrent: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { __typename: 'User', id: string, fullName: string, email: string, isEmailVerified: boolean, role: Role, hasSecondFactor: boolean, needsSecondFactor: boolean, language: string | null, avatar: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null }, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, isRunning: boolean, refundableUntil: string | null } | null } };

export type CancelSubscriptionMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelSubscriptionMutation = { cancelSubscription: { __typename: 'User', id: string, subscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, isRunning: boolean, refundableUntil: string | null, notice: { __typename: 'SubscriptionNotice', endsAt: string, isGiven: boolean, refund: { __typename: 'Money', amount: number, currency: string } } | null, comingPrice: { __typename: 'ComingPrice', priceTax: PriceTax, startsAt: string, price: { __typename: 'Money', amount: number, currency: string }, oldPrice: { __typename: 'Money', amount: number, currency: string } } | null, openRequest: { __typename: 'SubscriptionRequest', id: string, kind: SubscriptionRequestKind, requestedAt: string, withRefund: boolean } | null } | null, paidSubscription: { __typename: 'UserSubscription', id: string, kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean, isRunning: boolean, refundableUntil: string | null, notice: { __typename: 'SubscriptionNotice', endsAt: string, isGiven: boolean, refund: { __typename: 'Money', amount: number, currency: string } } | null, comingPrice: { __typename: 'ComingPrice', priceTax: PriceTax, startsAt: string, price: { __typename: 'Money', amount: number, currency: string }, oldPrice: { __typename: 'Money', amount: number, currency: string } } | null, openRequest: { __typename: 'SubscriptionRequest', id: string, kind: SubscriptionRequestKind, requestedAt: string, withRefund: boolean } | null } | null, payments: { __typename: 'PaymentConnection', totalCount: number, nodes: Array<{ __typename: 'Payment', id: string, paidAt: string, invoiceUrl: string | null, isDisputed: boolean, amount: { __typename: 'Money', amount: number, currency: string }, presentment: { __typename: 'Money', amount: number, currency: string } | null, refunded: { __typename: 'Money', amount: number, currency: string }, refundedPresentment: { __typename: 'Money', amount: number, currency: string } | null, latestRefund: { __typename: 'Refund', id: string, state: RefundState, failureReason: string | null, requestedAt: string, amount: { __typename: 'Money', amount: number, currency: string }, presentment: { __typename: 'Money', amount: number, currency: string } | null } | null }> }, access: { __typename: 'AccessReport', mayWatch: boolean, reason: AccessReason, time: string | null, text: string }, accessHistory: { __typename: 'AccessHistoryEntryConnection', totalCount: number, edges: Array<{ __typename: 'AccessHistoryEntryEdge', cursor: string, node: { __typename: 'AccessHistoryEntry', id: string, kind: AccessHistoryKind, at: string, text: string, until: string | null, amount: { __typename: 'Money', amount: number, currency: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } };

export type CreateApiTokenMutationVariables = Exact<{
  input: CreateApiTokenInput;
}>;


export type CreateApiTokenMutation = { createApiToken: { __typename: 'CreateApiTokenPayload', secret: string, apiToken: { __typename: 'ApiToken', id: string, name: string, scopes: Array<ApiScope>, createdAt: string, expiresAt: string | null, lastUsedAt: string | null, lastUsedFrom: string | null } } };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession: { __typename: 'EndSessionPayload', id: string } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { __typename: 'User', id: string, sessions: { __typename: 'SessionConnection', totalCount: number, edges: Array<{ __typename: 'SessionEdge', cursor: string, node: { __typename: 'Session', id: string, device: string, address: string, createdAt: string, lastUsedAt: string, isCurrent: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } };

export type TellNewDevicesMutationVariables = Exact<{
  isOn: boolean;
}>;


export type TellNewDevicesMutation = { tellNewDevices: { __typename: 'User', id: string, tellsNewDevices: boolean } };

export type RevokeApiTokenMutationVariables = Exact<{
  id: string;
}>;


export type RevokeApiTokenMutation = { revokeApiToken: { __typename: 'RevokeApiTokenPayload', id: string } };

export type MyDataQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDataQuery = { me: { __typename: 'User', id: string, fullName: string, email: string, isEmailVerified: boolean, role: Role, language: string | null, tellsNewDevices: boolean, createdAt: string, avatar: { __typename: 'Image', url: string }, subscription: { __typename: 'UserSubscription', kind: SubscriptionKind, status: SubscriptionStatus, currentPeriodEnd: string, accessUntil: string | null, cancelAtPeriodEnd: boolean } | null, checkout: { __typename: 'Checkout', startedAt: string, state: CheckoutState } | null } | null };

export type DeleteAccountMutationVariables = Exact<{
  currentPassword: string;
}>;


export type DeleteAccountMutation = { deleteAccount: { __typename: 'DeleteAccountPayload', userId: string } };

export type MyLectureProgressQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyLectureProgressQuery = { me: { __typename: 'User', id: string, lectureProgress: { __typename: 'LectureProgressConnection', edges: Array<{ __typename: 'LectureProgressEdge', node: { __typename: 'LectureProgress', id: string, position: number, recordedAt: string, isDone: boolean, lecture: { __typename: 'Lecture', id: string, title: string }, course: { __typename: 'Course', id: string, title: string } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

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

export type ProgressOfCourseFragment = { __typename: 'Course', id: string, progress: { __typename: 'CourseProgress', id: string, done: number, total: number, nextLecture: { __typename: 'Lecture', id: string, title: string } | null, certificate: { __typename: 'Certificate', id: string, code: string, pdfUrl: string } | null } | null, lectures: Array<{ __typename: 'Lecture', id: string, progress: { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string } | null }> };

export type ResetProgressMutationVariables = Exact<{
  input: ResetProgressInput;
}>;


export type ResetProgressMutation = { resetProgress: { __typename: 'Course', id: string, progress: { __typename: 'CourseProgress', id: string, done: number, total: number, nextLecture: { __typename: 'Lecture', id: string, title: string } | null, certificate: { __typename: 'Certificate', id: string, code: string, pdfUrl: string } | null } | null, lectures: Array<{ __typename: 'Lecture', id: string, progress: { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string } | null }> } };

export type UndoProgressResetMutationVariables = Exact<{
  input: ResetProgressInput;
}>;


export type UndoProgressResetMutation = { undoProgressReset: { __typename: 'Course', id: string, progress: { __typename: 'CourseProgress', id: string, done: number, total: number, nextLecture: { __typename: 'Lecture', id: string, title: string } | null, certificate: { __typename: 'Certificate', id: string, code: string, pdfUrl: string } | null } | null, lectures: Array<{ __typename: 'Lecture', id: string, progress: { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string } | null }> } };

export type SetReleaseNoticeMutationVariables = Exact<{
  input: SetReleaseNoticeInput;
}>;


export type SetReleaseNoticeMutation = { setReleaseNotice: { __typename: 'UpcomingLecture', id: string, willNotify: boolean } };

export type MyReleaseNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyReleaseNoticesQuery = { me: { __typename: 'User', id: string, releaseNotices: Array<{ __typename: 'UpcomingLecture', id: string, title: string, publishAt: string }> } | null };

export type SchoolPageQueryVariables = Exact<{
  slug: string;
}>;


export type SchoolPageQuery = { school: { __typename: 'School', id: string, page: { __typename: 'SchoolPage', id: string, slug: string, title: string, html: string } | null } };

export type EditableSchoolPagesQueryVariables = Exact<{ [key: string]: never; }>;


export type EditableSchoolPagesQuery = { school: { __typename: 'School', id: string, pages: Array<{ __typename: 'SchoolPage', version: number, text: string, id: string, slug: string, title: string, place: SchoolPagePlace }> } };

export type EditableSchoolPagesFragment = { __typename: 'School', id: string, pages: Array<{ __typename: 'SchoolPage', version: number, text: string, id: string, slug: string, title: string, place: SchoolPagePlace }> };

export type EditableSchoolPageFragment = { __typename: 'SchoolPage', version: number, text: string, id: string, slug: string, title: string, place: SchoolPagePlace };

export type CreateSchoolPageMutationVariables = Exact<{
  input: CreateSchoolPageInput;
}>;


export type CreateSchoolPageMutation = { createSchoolPage: { __typename: 'CreateSchoolPagePayload', page: { __typename: 'SchoolPage', html: string, version: number, text: string, id: string, slug: string, title: string, place: SchoolPagePlace }, school: { __typename: 'School', id: string, pages: Array<{ __typename: 'SchoolPage', version: number, text: string, id: string, slug: string, title: string, place: SchoolPagePlace }> } } };

export type UpdateSchoolPageMutationVariables = Exact<{
  input: UpdateSchoolPageInput;
}>;


export type UpdateSchoolPageMutation = { updateSchoolPage: { __typename: 'UpdateSchoolPagePayload', page: { __typename: 'SchoolPage', html: string, version: number, text: string, id: string, slug: string, title: string, place: SchoolPagePlace }, school: { __typename: 'School', id: string, pages: Array<{ __typename: 'SchoolPage', version: number, text: string, id: string, slug: string, title: string, place: SchoolPagePlace }> } } };

export type DeleteSchoolPageMutationVariables = Exact<{
  input: DeleteSchoolPageInput;
}>;


export type DeleteSchoolPageMutation = { deleteSchoolPage: { __typename: 'DeleteSchoolPagePayload', id: string, school: { __typename: 'School', id: string, pages: Array<{ __typename: 'SchoolPage', version: number, text: string, id: string, slug: string, title: string, place: SchoolPagePlace }> } } };

export type DemoQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoQuery = { demo: { __typename: 'Demo', id: string, learnerCount: number, missingCourses: number, courses: Array<{ __typename: 'Course', id: string, title: string }>, changedCourses: Array<{ __typename: 'Course', id: string, title: string }>, accounts: Array<{ __typename: 'User', id: string, email: string }> } };

export type AddDemoCourseMutationVariables = Exact<{ [key: string]: never; }>;


export type AddDemoCourseMutation = { addDemoCourse: { __typename: 'Demo', id: string, learnerCount: number, missingCourses: number, setupSteps: Array<{ __typename: 'SetupStep', id: string, name: SetupStepName, state: SetupStepState }>, courses: Array<{ __typename: 'Course', id: string, title: string }>, changedCourses: Array<{ __typename: 'Course', id: string, title: string }>, accounts: Array<{ __typename: 'User', id: string, email: string }> } };

export type RemoveDemoMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveDemoMutation = { removeDemo: { __typename: 'Demo', id: string, learnerCount: number, missingCourses: number, setupSteps: Array<{ __typename: 'SetupStep', id: string, name: SetupStepName, state: SetupStepState }>, courses: Array<{ __typename: 'Course', id: string, title: string }>, changedCourses: Array<{ __typename: 'Course', id: string, title: string }>, accounts: Array<{ __typename: 'User', id: string, email: string }> } };

export type DemoPartsFragment = { __typename: 'Demo', id: string, learnerCount: number, missingCourses: number, courses: Array<{ __typename: 'Course', id: string, title: string }>, changedCourses: Array<{ __typename: 'Course', id: string, title: string }>, accounts: Array<{ __typename: 'User', id: string, email: string }> };

export type FirstStepsQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstStepsQuery = { setupSteps: Array<{ __typename: 'SetupStep', id: string, name: SetupStepName, state: SetupStepState }> };

export type CheckFirstStepMutationVariables = Exact<{
  part: CheckedPart;
}>;


export type CheckFirstStepMutation = { checkSetupStep: { __typename: 'SetupCheck', step: { __typename: 'SetupStep', id: string, name: SetupStepName, state: SetupStepState }, findings: Array<{ __typename: 'Finding', part: string, state: FindingState, text: string, remedy: string | null }> } };

export type DismissFirstStepMutationVariables = Exact<{
  name: SetupStepName;
  dismissed: boolean;
}>;


export type DismissFirstStepMutation = { dismissSetupStep: { __typename: 'SetupStep', id: string, name: SetupStepName, state: SetupStepState } };

export type FirstStepPartsFragment = { __typename: 'SetupStep', id: string, name: SetupStepName, state: SetupStepState };

export type SchoolSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SchoolSettingsQuery = { school: { __typename: 'School', version: number, language: string, accent: string, secondColor: string, typeface: Typeface, contact: string, headline: string, intro: string, about: string, aboutHtml: string, imprint: string, privacy: string, terms: string, withdrawal: string, accessibility: string, priceTax: PriceTax, refundDays: number, monthlyNotice: boolean, graceDays: number, trialDays: number, noticeDays: number, renewalConsent: boolean, id: string, name: string, isSelling: boolean, facebook: string, instagram: string, linkedin: string, twitter: string, youtube: string, price: { __typename: 'Money', amount: number, currency: string }, logo: { __typename: 'Image', url: string, width: number, height: number } | null, logoDark: { __typename: 'Image', url: string, width: number, height: number } | null, legalPages: Array<{ __typename: 'LegalPage', id: string, name: LegalPageName, changedAt: string }>, pages: Array<{ __typename: 'SchoolPage', id: string, slug: string, title: string, place: SchoolPagePlace }> } };

export type UpdateSchoolMutationVariables = Exact<{
  input: UpdateSchoolInput;
}>;


export type UpdateSchoolMutation = { updateSchool: { __typename: 'School', version: number, language: string, accent: string, secondColor: string, typeface: Typeface, contact: string, headline: string, intro: string, about: string, aboutHtml: string, imprint: string, privacy: string, terms: string, withdrawal: string, accessibility: string, priceTax: PriceTax, refundDays: number, monthlyNotice: boolean, graceDays: number, trialDays: number, noticeDays: number, renewalConsent: boolean, id: string, name: string, isSelling: boolean, facebook: string, instagram: string, linkedin: string, twitter: string, youtube: string, price: { __typename: 'Money', amount: number, currency: string }, logo: { __typename: 'Image', url: string, width: number, height: number } | null, logoDark: { __typename: 'Image', url: string, width: number, height: number } | null, legalPages: Array<{ __typename: 'LegalPage', id: string, name: LegalPageName, changedAt: string }>, pages: Array<{ __typename: 'SchoolPage', id: string, slug: string, title: string, place: SchoolPagePlace }> } };

export type SchoolSettingsPartsFragment = { __typename: 'School', version: number, language: string, accent: string, secondColor: string, typeface: Typeface, contact: string, headline: string, intro: string, about: string, aboutHtml: string, imprint: string, privacy: string, terms: string, withdrawal: string, accessibility: string, priceTax: PriceTax, refundDays: number, monthlyNotice: boolean, graceDays: number, trialDays: number, noticeDays: number, renewalConsent: boolean, id: string, name: string, isSelling: boolean, facebook: string, instagram: string, linkedin: string, twitter: string, youtube: string, price: { __typename: 'Money', amount: number, currency: string }, logo: { __typename: 'Image', url: string, width: number, height: number } | null, logoDark: { __typename: 'Image', url: string, width: number, height: number } | null, legalPages: Array<{ __typename: 'LegalPage', id: string, name: LegalPageName, changedAt: string }>, pages: Array<{ __typename: 'SchoolPage', id: string, slug: string, title: string, place: SchoolPagePlace }> };

export type MentorSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type MentorSettingsQuery = { school: { __typename: 'School', id: string, version: number, mentors: Array<{ __typename: 'Mentor', id: string, name: string, subject: string, bio: string, portrait: { __typename: 'Image', url: string, width: number, height: number } | null }> } };

export type UpdateMentorsMutationVariables = Exact<{
  input: UpdateSchoolInput;
}>;


export type UpdateMentorsMutation = { updateSchool: { __typename: 'School', id: string, version: number, mentors: Array<{ __typename: 'Mentor', id: string, name: string, subject: string, bio: string, portrait: { __typename: 'Image', url: string, width: number, height: number } | null }> } };

export type MentorSettingsPartsFragment = { __typename: 'School', id: string, version: number, mentors: Array<{ __typename: 'Mentor', id: string, name: string, subject: string, bio: string, portrait: { __typename: 'Image', url: string, width: number, height: number } | null }> };

export type HomeSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeSettingsQuery = { school: { __typename: 'School', id: string, version: number, quotes: Array<{ __typename: 'SchoolQuote', text: string, name: string, course: string }>, questions: Array<{ __typename: 'SchoolQuestion', question: string, answer: string, answerHtml: string }> } };

export type UpdateHomeMutationVariables = Exact<{
  input: UpdateSchoolInput;
}>;


export type UpdateHomeMutation = { updateSchool: { __typename: 'School', id: string, version: number, quotes: Array<{ __typename: 'SchoolQuote', text: string, name: string, course: string }>, questions: Array<{ __typename: 'SchoolQuestion', question: string, answer: string, answerHtml: string }> } };

export type HomeSettingsPartsFragment = { __typename: 'School', id: string, version: number, quotes: Array<{ __typename: 'SchoolQuote', text: string, name: string, course: string }>, questions: Array<{ __typename: 'SchoolQuestion', question: string, answer: string, answerHtml: string }> };

export type SchoolPicturesQueryVariables = Exact<{ [key: string]: never; }>;


export type SchoolPicturesQuery = { school: { __typename: 'School', id: string, version: number, headline: string, heroAlt: string, logo: { __typename: 'Image', url: string, width: number, height: number } | null, logoDark: { __typename: 'Image', url: string, width: number, height: number } | null, icon: { __typename: 'Image', url: string, width: number, height: number } | null, hero: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null } | null, film: { __typename: 'SchoolFilm', url: string, contentType: string, width: number, height: number } | null } };

export type SetSchoolPictureMutationVariables = Exact<{
  input: SetSchoolPictureInput;
}>;


export type SetSchoolPictureMutation = { setSchoolPicture: { __typename: 'School', id: string, version: number, headline: string, heroAlt: string, logo: { __typename: 'Image', url: string, width: number, height: number } | null, logoDark: { __typename: 'Image', url: string, width: number, height: number } | null, icon: { __typename: 'Image', url: string, width: number, height: number } | null, hero: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null } | null, film: { __typename: 'SchoolFilm', url: string, contentType: string, width: number, height: number } | null } };

export type UpdateHeroAltMutationVariables = Exact<{
  input: UpdateSchoolInput;
}>;


export type UpdateHeroAltMutation = { updateSchool: { __typename: 'School', id: string, version: number, headline: string, heroAlt: string, logo: { __typename: 'Image', url: string, width: number, height: number } | null, logoDark: { __typename: 'Image', url: string, width: number, height: number } | null, icon: { __typename: 'Image', url: string, width: number, height: number } | null, hero: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null } | null, film: { __typename: 'SchoolFilm', url: string, contentType: string, width: number, height: number } | null } };

export type SchoolPicturesPartsFragment = { __typename: 'School', id: string, version: number, headline: string, heroAlt: string, logo: { __typename: 'Image', url: string, width: number, height: number } | null, logoDark: { __typename: 'Image', url: string, width: number, height: number } | null, icon: { __typename: 'Image', url: string, width: number, height: number } | null, hero: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null } | null, film: { __typename: 'SchoolFilm', url: string, contentType: string, width: number, height: number } | null };

export type MarkdownPreviewQueryVariables = Exact<{
  text: string;
}>;


export type MarkdownPreviewQuery = { markdownPreview: string };

export type LegalDraftQueryVariables = Exact<{
  name: LegalPageName;
  language: string;
}>;


export type LegalDraftQuery = { legalDraft: string };

export type FoundPlacePartsFragment = { __typename: 'LectureHit', id: string, second: number | null, text: string | null };

export type SearchQueryVariables = Exact<{
  search: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  category?: string | null | undefined;
  state?: CourseState | null | undefined;
  sort?: CourseSort | null | undefined;
}>;


export type SearchQuery = { search: { __typename: 'SearchResultConnection', totalCount: number, courseCount: number, lectureCount: number, categories: Array<{ __typename: 'CategoryCount', name: string, count: number }>, edges: Array<{ __typename: 'SearchResultEdge', cursor: string, node: { __typename: 'SearchResult', id: string, course: { __typename: 'Course', id: string, slug: string, title: string, summary: string, category: string, instructor: string, language: CourseLanguage, createdAt: string, publishedAt: string | null, numberOfLectures: number, duration: number, thumbnail: { __typename: 'Image', url: string, width: number, height: number, avifSrcset: string | null, webpSrcset: string | null, placeholder: string | null } | null, progress: { __typename: 'CourseProgress', id: string, done: number, total: number } | null }, found:
          | { __typename: 'Course', id: string }
          | { __typename: 'Lecture', title: string, locked: boolean, id: string, section: { __typename: 'Section', id: string, title: string } | null }
          | { __typename: 'Payment', id: string }
          | { __typename: 'User', id: string }
        , places: Array<{ __typename: 'LectureHit', id: string, second: number | null, text: string | null }> } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type OrderOfCourseFragment = { __typename: 'Course', id: string, sections: Array<{ __typename: 'Section', id: string, position: number }>, lectures: Array<{ __typename: 'Lecture', id: string, position: number }> };

export type CreateSectionMutationVariables = Exact<{
  input: CreateSectionInput;
}>;


export type CreateSectionMutation = { createSection: { __typename: 'Course', id: string, sections: Array<{ __typename: 'Section', id: string, position: number, version: number, title: string, summary: string }>, lectures: Array<{ __typename: 'Lecture', id: string, position: number }> } };

export type UpdateSectionMutationVariables = Exact<{
  input: UpdateSectionInput;
}>;


export type UpdateSectionMutation = { updateSection: { __typename: 'Section', version: number, id: string, title: string, summary: string, position: number } };

export type DeleteSectionMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSectionMutation = { deleteSection: { __typename: 'Course', id: string, sections: Array<{ __typename: 'Section', id: string, position: number }>, lectures: Array<{ __typename: 'Lecture', id: string, position: number }> } };

export type ArrangeCourseMutationVariables = Exact<{
  input: ArrangeCourseInput;
}>;


export type ArrangeCourseMutation = { arrangeCourse: { __typename: 'Course', id: string, sections: Array<{ __typename: 'Section', id: string, position: number }>, lectures: Array<{ __typename: 'Lecture', id: string, position: number }> } };

export type EditSectionsQueryVariables = Exact<{
  slug: string;
}>;


export type EditSectionsQuery = { course: { __typename: 'Course', id: string, sections: Array<{ __typename: 'Section', version: number, id: string, title: string, summary: string, position: number }> } };

export type UploadPartsFragment = { __typename: 'LectureUpload', id: string, url: string, fileName: string, size: number, lecture: { __typename: 'Lecture', id: string, title: string, status: LectureStatus, progressPercent: number, course: { __typename: 'Course', id: string } } };

export type FileUploadPartsFragment = { __typename: 'FileUpload', id: string, url: string, fileName: string, size: number, course: { __typename: 'Course', id: string, slug: string }, lecture: { __typename: 'Lecture', id: string } | null };

export type SentUploadFragment = { __typename: 'Lecture', id: string, title: string, kind: LectureKind, isDraft: boolean, publishAt: string | null, status: LectureStatus, progressPercent: number, processingStep: ProcessingStep | null, failure: string | null, course: { __typename: 'Course', id: string }, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null };

export type UploadsQueryVariables = Exact<{
  after?: string | null | undefined;
  afterFile?: string | null | undefined;
}>;


export type UploadsQuery = { uploads: { __typename: 'LectureUploadConnection', nodes: Array<{ __typename: 'LectureUpload', id: string, url: string, fileName: string, size: number, lecture: { __typename: 'Lecture', id: string, title: string, status: LectureStatus, progressPercent: number, course: { __typename: 'Course', id: string } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, fileUploads: { __typename: 'FileUploadConnection', nodes: Array<{ __typename: 'FileUpload', id: string, url: string, fileName: string, size: number, course: { __typename: 'Course', id: string, slug: string }, lecture: { __typename: 'Lecture', id: string } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type SentUploadsQueryVariables = Exact<{ [key: string]: never; }>;


export type SentUploadsQuery = { failedUploads: { __typename: 'LectureConnection', nodes: Array<{ __typename: 'Lecture', id: string, title: string, kind: LectureKind, isDraft: boolean, publishAt: string | null, status: LectureStatus, progressPercent: number, processingStep: ProcessingStep | null, failure: string | null, course: { __typename: 'Course', id: string }, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null }> }, processingUploads: { __typename: 'LectureConnection', nodes: Array<{ __typename: 'Lecture', id: string, title: string, kind: LectureKind, isDraft: boolean, publishAt: string | null, status: LectureStatus, progressPercent: number, processingStep: ProcessingStep | null, failure: string | null, course: { __typename: 'Course', id: string }, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null }> } };

export type DismissUploadMutationVariables = Exact<{
  lectureId: string;
}>;


export type DismissUploadMutation = { dismissUpload: { __typename: 'Lecture', id: string } };

export type StartUploadsMutationVariables = Exact<{
  input: StartUploadsInput;
}>;


export type StartUploadsMutation = { startUploads: Array<{ __typename: 'LectureUpload', id: string, url: string, fileName: string, size: number, lecture: { __typename: 'Lecture', id: string, title: string, status: LectureStatus, progressPercent: number, url: string | null, publishAt: string | null, processingStep: ProcessingStep | null, failure: string | null, kind: LectureKind, description: string, position: number, duration: number, isFreePreview: boolean, isTrailer: boolean, thumbnailUrl: string | null, isDraft: boolean, publishedAt: string | null, changedAt: string | null, changeNote: string, locked: boolean, course: { __typename: 'Course', id: string }, files: Array<{ __typename: 'CourseFile', id: string, name: string, size: number, contentType: string }>, progress: { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string } | null, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null, captions: Array<{ __typename: 'Captions', id: string, language: string, source: CaptionSource, url: string, version: number }> } }> };

export type StartLectureMutationVariables = Exact<{
  input: StartLectureInput;
}>;


export type StartLectureMutation = { startLecture: { __typename: 'LectureUpload', id: string, url: string, fileName: string, size: number, lecture: { __typename: 'Lecture', id: string, title: string, status: LectureStatus, progressPercent: number, url: string | null, publishAt: string | null, processingStep: ProcessingStep | null, failure: string | null, kind: LectureKind, description: string, position: number, duration: number, isFreePreview: boolean, isTrailer: boolean, thumbnailUrl: string | null, isDraft: boolean, publishedAt: string | null, changedAt: string | null, changeNote: string, locked: boolean, course: { __typename: 'Course', id: string }, files: Array<{ __typename: 'CourseFile', id: string, name: string, size: number, contentType: string }>, progress: { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string } | null, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null, captions: Array<{ __typename: 'Captions', id: string, language: string, source: CaptionSource, url: string, version: number }> } } };

export type StartReplacementMutationVariables = Exact<{
  input: StartReplacementInput;
}>;


export type StartReplacementMutation = { startReplacement: { __typename: 'LectureUpload', id: string, url: string, fileName: string, size: number, lecture: { __typename: 'Lecture', id: string, title: string, status: LectureStatus, progressPercent: number, course: { __typename: 'Course', id: string } } } };

export type StartFileUploadsMutationVariables = Exact<{
  input: StartFileUploadsInput;
}>;


export type StartFileUploadsMutation = { startFileUploads: { __typename: 'StartFileUploadsPayload', files: Array<{ __typename: 'FileUploadStart', upload: { __typename: 'FileUpload', id: string, url: string, fileName: string, size: number } | null, refusal: { __typename: 'FileUploadRefusal', message: string } | null }> } };

export type UploadedFilesQueryVariables = Exact<{
  slug: string;
}>;


export type UploadedFilesQuery = { course: { __typename: 'Course', id: string, filesArchiveUrl: string | null, files: Array<{ __typename: 'CourseFile', id: string, name: string, size: number, contentType: string }>, lectures: Array<{ __typename: 'Lecture', id: string, files: Array<{ __typename: 'CourseFile', id: string, name: string, size: number, contentType: string }> }> } };

export type CancelUploadMutationVariables = Exact<{
  id: string;
}>;


export type CancelUploadMutation = { cancelUpload: { __typename: 'CancelUploadPayload', id: string, lecture: { __typename: 'Lecture', id: string, kind: LectureKind, isDraft: boolean, publishAt: string | null, status: LectureStatus, progressPercent: number, processingStep: ProcessingStep | null, failure: string | null, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null } | null, course: { __typename: 'Course', id: string, numberOfLectures: number, duration: number, progress: { __typename: 'CourseProgress', id: string, done: number, total: number, nextLecture: { __typename: 'Lecture', id: string, title: string } | null, certificate: { __typename: 'Certificate', id: string, code: string, pdfUrl: string } | null } | null } } };

export type SetPosterMutationVariables = Exact<{
  input: SetPosterInput;
}>;


export type SetPosterMutation = { setPoster: { __typename: 'Lecture', id: string, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null } };

export type LectureChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type LectureChangedSubscription = { lectureChanged: { __typename: 'Lecture', deletedAt: string | null, url: string | null, publishAt: string | null, status: LectureStatus, progressPercent: number, processingStep: ProcessingStep | null, failure: string | null, id: string, kind: LectureKind, title: string, description: string, position: number, duration: number, isFreePreview: boolean, isTrailer: boolean, thumbnailUrl: string | null, isDraft: boolean, publishedAt: string | null, changedAt: string | null, changeNote: string, locked: boolean, transcription: { __typename: 'Transcription', id: string, state: TranscriptionState, failure: string | null } | null, course: { __typename: 'Course', id: string, numberOfLectures: number, duration: number }, files: Array<{ __typename: 'CourseFile', id: string, name: string, size: number, contentType: string }>, progress: { __typename: 'LectureProgress', id: string, position: number, isDone: boolean, recordedAt: string } | null, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null, captions: Array<{ __typename: 'Captions', id: string, language: string, source: CaptionSource, url: string, version: number }> } };

export type UploadCourseQueryVariables = Exact<{
  slug: string;
}>;


export type UploadCourseQuery = { course: { __typename: 'Course', id: string, slug: string, title: string } };

export type PreviewLinksQueryVariables = Exact<{
  id: string;
}>;


export type PreviewLinksQuery = { lecture: { __typename: 'Lecture', id: string, video: { __typename: 'Video', url: string, contentType: string, streamUrl: string | null, posterUrl: string | null, expiresAt: string, storyboard: { __typename: 'Storyboard', url: string, tileWidth: number, tileHeight: number, columns: number, count: number, intervalSeconds: number } | null } | null } };

export type AdminCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminCountsQuery = { stats: { __typename: 'Stats', openMessages: number, paymentProblems: number } };

export type SchoolQueryVariables = Exact<{ [key: string]: never; }>;


export type SchoolQuery = { school: { __typename: 'School', id: string, name: string, isSelling: boolean, facebook: string, instagram: string, linkedin: string, twitter: string, youtube: string, logo: { __typename: 'Image', url: string, width: number, height: number } | null, logoDark: { __typename: 'Image', url: string, width: number, height: number } | null, legalPages: Array<{ __typename: 'LegalPage', id: string, name: LegalPageName, changedAt: string }>, pages: Array<{ __typename: 'SchoolPage', id: string, slug: string, title: string, place: SchoolPagePlace }> } };

export type SchoolPartsFragment = { __typename: 'School', id: string, name: string, isSelling: boolean, facebook: string, instagram: string, linkedin: string, twitter: string, youtube: string, logo: { __typename: 'Image', url: string, width: number, height: number } | null, logoDark: { __typename: 'Image', url: string, width: number, height: number } | null, legalPages: Array<{ __typename: 'LegalPage', id: string, name: LegalPageName, changedAt: string }>, pages: Array<{ __typename: 'SchoolPage', id: string, slug: string, title: string, place: SchoolPagePlace }> };

export type OwnPictureFragment = { __typename: 'Image', url: string, width: number, height: number };

export type SchoolPageLinkFragment = { __typename: 'SchoolPage', id: string, slug: string, title: string, place: SchoolPagePlace };
