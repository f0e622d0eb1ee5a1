import { Suspense } from 'react';
import { useSession } from '#client/features/auth/use-session.ts';
import { useSchool } from '#client/graphql/use-school.ts';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { homeTitle } from '#shared/pages.ts';
import { Hero } from './hero.tsx';
import { CourseRows } from './course-rows.tsx';
import { HomeQuestions } from './home-questions.tsx';
import { Section } from './section.tsx';
import { VisitorRows } from './visitor-rows.tsx';
import { WhatIsIncluded } from './what-is-included.tsx';

/** Loaded lazily, because visitors do not see them. */
const MyLearning = lazyPart(
  async () => (await import('#client/features/learning/my-learning.tsx')).MyLearning,
);
const WaitingForAdmin = lazyPart(async () => (await import('./waiting-for-admin.tsx')).WaitingForAdmin);

/**
 * The home page. Visitors see the introduction, the newest and the most watched courses, the teachers and the offer.
 * Logged-in users see their lectures in progress, the newest courses and their own courses. Admins first see their open tasks.
 */
export function HomePage() {
  const school = useSchool();
  const { status, isAdmin } = useSession();
  return (
    <>
      <title>{homeTitle(school?.name ?? '')}</title>
      <Hero isCompact={status !== 'visitor'} />
      {isAdmin && (
        <Section aria-labelledby="waiting-heading" paddingBottom="0">
          <Suspense fallback={<Skeleton height="28" />}>
            <WaitingForAdmin headingId="waiting-heading" />
          </Suspense>
        </Section>
      )}
      <CourseRows />
      {status === 'user' && (
        <Section aria-labelledby="learning-heading" paddingTop="0">
          <Suspense fallback={<Skeleton height="32" />}>
            <MyLearning headingId="learning-heading" />
          </Suspense>
        </Section>
      )}
      {status === 'visitor' && <VisitorRows />}
      <WhatIsIncluded />
      {status === 'visitor' && <HomeQuestions />}
    </>
  );
}
