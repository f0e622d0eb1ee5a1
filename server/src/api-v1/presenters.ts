import { linesOf } from '#shared/course.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import type { CourseRow } from '#server/course/course-rows.ts';
import type { Services } from '#server/compose.ts';
import type { FileRow } from '#server/file/file-rows.ts';
import type { LectureRow } from '#server/lecture/lecture-rows.ts';
import { LectureKind } from '#server/lecture/lecture.entity.ts';
import { sectionOf, type SectionRow } from '#server/lecture/section/section-rows.ts';
import type { Payment } from '#server/payment/ledger/payment.entity.ts';
import { presentmentOf } from '#server/payment/ledger/presentment.ts';
import type { SubscriptionStatus } from '#server/payment/subscription/subscription.type.ts';
import type { UpcomingLecture } from '#server/release/upcoming-lecture.type.ts';
import type { User } from '#server/user/user.entity.ts';

/** Converts results of the services to the documented REST names (specification, sections 3 and 7). */

/** The documented 'active' means that the lectures are open, which includes the grace period. */
const STATUS_TEXT = {
  ACTIVE: 'active',
  GRACE: 'active',
  PENDING: 'pending',
  PAST_DUE: 'past_due',
  // Version 1 of the REST API knows no pauses.
  PAUSED: 'inactive',
  INACTIVE: 'inactive',
} as const satisfies Record<SubscriptionStatus, string>;

export async function presentUser({ access, storage }: Services, user: User) {
  const [subscription] = await access.subscriptionsOf([user.id]);
  const status = subscription ? STATUS_TEXT[subscription.status] : 'inactive';
  return {
    _id: user.id,
    fullName: user.fullName,
    email: user.email,
    avatar: { secure_url: storage.publicUrl(user.avatarKey) },
    role: user.role,
    subscription: { status },
  };
}

export function presentCourse({ storage }: Services, course: CourseRow) {
  const { id, title, description, category, instructor, approvalNumber, thumbnailKey, numberOfLectures } =
    course;
  const { outcomes, audience, requirements } = course;
  return {
    _id: id,
    title,
    description,
    decription: description,
    category,
    createdBy: instructor,
    approvalNumber,
    outcomes: linesOf(outcomes),
    audience,
    requirements,
    thumbnail: thumbnailKey ? { secure_url: storage.publicUrl(thumbnailKey) } : null,
    numberoflectures: numberOfLectures,
    numberOfLectures,
  };
}

/**
 * Presents lectures of a course that the actor may watch, with its sections and files: the videos, the texts and the links.
 * Lectures without a video, text or address are left out.
 */
export async function presentLectures(
  services: Services,
  actor: Actor,
  courseId: string,
  watchable: readonly LectureRow[],
  sections: readonly SectionRow[],
) {
  const { lectures, lectureTexts, files } = services;
  const filesOf = new Map<string, readonly FileRow[]>();
  for (const [index, own] of (await files.ofLectures(watchable.map(({ id }) => id))).entries())
    filesOf.set(watchable[index]?.id ?? '', own);
  const [ofCourse = []] = await files.ofCourses([courseId]);
  const present = (file: FileRow) => presentFile(services, actor, file);
  const fieldsOf = (lecture: LectureRow) => {
    const { id, kind, title, description, position } = lecture;
    const section = sectionOf(lecture, sections);
    return {
      _id: id,
      kind,
      title,
      description,
      position,
      section: section && { _id: section.id, title: section.title },
      files: (filesOf.get(id) ?? []).map(present),
    };
  };
  const written = watchable.filter(({ kind }) => kind === LectureKind.TEXT);
  const texts = written.length > 0 ? await lectureTexts.ofLectures(written.map(({ id }) => id)) : [];
  return {
    lectures: watchable.flatMap((lecture) => {
      const video = lectures.video(actor, lecture);
      return video ? [{ ...fieldsOf(lecture), lecture: { secure_url: video.url } }] : [];
    }),
    textLectures: written.flatMap((lecture, index) => {
      const text = texts[index];
      return text ? [{ ...fieldsOf(lecture), text }] : [];
    }),
    linkLectures: watchable.flatMap((lecture) =>
      lecture.url === null ? [] : [{ ...fieldsOf(lecture), url: lecture.url }],
    ),
    files: ofCourse.map(present),
  };
}

/** Presents a file that the actor may open. */
function presentFile({ files }: Services, actor: Actor, file: FileRow) {
  const { id, name, size, contentType } = file;
  return { _id: id, name, size, contentType, secure_url: files.link(actor, file) };
}

export function presentSection({ id, title, summary }: SectionRow) {
  return { _id: id, title, summary };
}

export function presentUpcoming({ id, title, publishAt }: UpcomingLecture) {
  return { _id: id, title, publishAt: publishAt.toISOString() };
}

export function presentPayment(payment: Payment) {
  const { id, amount, currency, refundedAmount, disputedAmount, paidAt, user } = payment;
  return {
    _id: id,
    amount,
    currency,
    refunded: refundedAmount,
    disputed: disputedAmount,
    presentment: presentmentOf(payment),
    paidAt: paidAt.toISOString(),
    user: user?.id ?? null,
  };
}
