import type { EntitySchema } from '@mikro-orm/core';
import type { AuditLog } from './audit/audit-log.ts';
import type { AccountTokens } from './auth/account-token.service.ts';
import type { ApiTokenService } from './auth/api-token.service.ts';
import type { AccountDeletion } from './auth/account-deletion.service.ts';
import type { AuthService } from './auth/auth.service.ts';
import type { EmailVerificationService } from './auth/email-verification.service.ts';
import type { PasswordService } from './auth/password.service.ts';
import type { SessionCookie } from './auth/session-cookie.ts';
import type { SessionService } from './auth/session.service.ts';
import type { ContactService } from './contact/contact.service.ts';
import type { CourseTrash } from './course/course-trash.service.ts';
import type { CourseService } from './course/course.service.ts';
import type { JobHandler } from './jobs/job.ts';
import type { LectureTrash } from './lecture/lecture-trash.service.ts';
import type { LectureService } from './lecture/lecture.service.ts';
import type { Mailer } from './mail/mailer.ts';
import type { MemberService } from './member/member.service.ts';
import type { AccessHistory } from './payment/access-history/access-history.ts';
import type { AccessReports } from './payment/access-history/access-reports.ts';
import type { Cancellation } from './payment/cancellation/cancellation.ts';
import type { CarryingOut } from './payment/cancellation/carrying-out.ts';
import type { EndedInvoices } from './payment/cancellation/ended-invoices.ts';
import type { PayerDeletion } from './payment/cancellation/payer-deletion.ts';
import type { RefundRetries } from './payment/cancellation/refund-retries.ts';
import type { CancellationRequests } from './payment/cancellation/requests.ts';
import type { CheckoutService } from './payment/checkout/checkout.service.ts';
import type { Refunds } from './payment/ledger/refunds.ts';
import type { PaymentService } from './payment/payment.service.ts';
import type { BillingPortalService } from './payment/portal/billing-portal.ts';
import type { PaymentProblems } from './payment/problem/payment-problems.service.ts';
import type { ReconciliationService } from './payment/reconciliation/reconciliation.service.ts';
import type { StripeEvents } from './payment/stripe/stripe-events.ts';
import type { SubscriptionService } from './payment/subscription/subscription.service.ts';
import type { StatsService } from './stats/stats.service.ts';
import type { ImageStore } from './storage/image-store.ts';
import type { MediaLinks } from './storage/media-links.ts';
import type { Storage } from './storage/storage.ts';
import type { StoredObjects } from './storage/stored-objects.ts';
import type { UserService } from './user/user.service.ts';

/** Everything that works, made once by the container. */
export interface Services {
  storage: Storage;
  objects: StoredObjects;
  images: ImageStore;
  links: MediaLinks;
  mailer: Mailer;
  users: UserService;
  audit: AuditLog;
  sessions: SessionService;
  sessionCookie: SessionCookie;
  auth: AuthService;
  accountDeletion: AccountDeletion;
  accountTokens: AccountTokens;
  apiTokens: ApiTokenService;
  emailVerification: EmailVerificationService;
  passwords: PasswordService;
  subscriptions: SubscriptionService;
  payments: PaymentService;
  checkouts: CheckoutService;
  cancellation: Cancellation;
  cancellationRequests: CancellationRequests;
  carryingOut: CarryingOut;
  endedInvoices: EndedInvoices;
  refundRetries: RefundRetries;
  billingPortal: BillingPortalService;
  payerDeletion: PayerDeletion;
  refunds: Refunds;
  stats: StatsService;
  stripeEvents: StripeEvents;
  accessReports: AccessReports;
  accessHistory: AccessHistory;
  paymentProblems: PaymentProblems;
  reconciliation: ReconciliationService;
  members: MemberService;
  contact: ContactService;
  courses: CourseService;
  courseTrash: CourseTrash;
  lectures: LectureService;
  lectureTrash: LectureTrash;
}

/** What a feature brings to the product; each has one in its `index.ts`. */
export interface Feature {
  entities?: EntitySchema[];
  resolvers?: (services: Services) => object[];
  jobs?: (services: Services) => JobHandler[];
}
