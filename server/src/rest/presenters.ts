import type { Course } from '#server/course/course.entity.ts';
import type { CourseTotals } from '#server/lecture/lecture.service.ts';
import type { Lecture, Video } from '#server/lecture/lecture.entity.ts';
import type { Subscription } from '#server/payment/subscription.type.ts';
import type { User } from '#server/user/user.entity.ts';

const NO_LECTURES: CourseTotals = { numberOfLectures: 0, duration: 0 };

/** The documented REST names of what the services return (specification, sections 3 and 7). */

export function presentUser(user: User, avatarUrl: string, subscription: Subscription | null) {
  return {
    _id: user.id,
    fullName: user.fullName,
    email: user.email,
    avatar: { secure_url: avatarUrl },
    role: user.role,
    subscription: { status: subscription?.status.toLowerCase() ?? 'inactive' },
  };
}

export function presentCourse(
  course: Course,
  thumbnailUrl: string,
  { numberOfLectures }: CourseTotals = NO_LECTURES,
) {
  return {
    _id: course.id,
    title: course.title,
    description: course.description,
    decription: course.description,
    category: course.category,
    createdBy: course.instructor,
    thumbnail: { secure_url: thumbnailUrl },
    numberoflectures: numberOfLectures,
    numberOfLectures,
  };
}

export function presentLecture(lecture: Lecture, { url }: Video) {
  return {
    _id: lecture.id,
    title: lecture.title,
    description: lecture.description,
    lecture: { secure_url: url },
  };
}
