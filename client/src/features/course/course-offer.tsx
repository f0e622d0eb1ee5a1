import { Stack, Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { paths } from '#shared/paths.ts';
import { coursePageTexts } from '#shared/texts/course-page.ts';
import { useSession } from '#client/features/auth/use-session.ts';
import { CourseProgressBar } from '#client/features/progress/course-progress-bar.tsx';
import { usePlanQuery, type CourseProgressPartsFragment, type CourseQuery } from '#client/gql/graphql.ts';
import { playNow } from '#client/routing/play-now.ts';
import { Card } from '#client/ui/card.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { FreeDays, PlanPrice, PlanRetry, RefundTerms } from '#client/entities/payment/plan-terms.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';

const { offer: texts } = coursePageTexts;

/** Loaded lazily, because few learners have completed a course. */
const CourseCertificate = lazy(async () => ({
  default: (await import('#client/features/certificate/course-certificate.tsx')).CourseCertificate,
}));

/** Loaded lazily, because only logged-in users can save courses. */
const SaveCourseButton = lazy(async () => ({
  default: (await import('#client/features/learning/save-course-button.tsx')).SaveCourseButton,
}));

/** Loaded lazily, because only learners have progress. */
const ResetProgressButton = lazy(async () => ({
  default: (await import('#client/features/progress/reset-progress-button.tsx')).ResetProgressButton,
}));

interface CourseOfferProps {
  course: CourseQuery['course'];
  /** Shows the visitor's view, also to an admin. */
  asVisitor?: boolean;
}

/** The entry to a course: a link to start or continue for users with access, and the subscription offer for others. */
export function CourseOffer({ course, asVisitor = false }: CourseOfferProps) {
  const { status, canWatch } = useSession();
  if (status === 'loading') return <Skeleton height="40" />;
  if (asVisitor) return <SubscriptionOffer course={course} />;
  const next = nextOf(course);
  return (
    <>
      {course.progress && <CourseProgressBar progress={course.progress} />}
      {status === 'user' && (
        <Suspense fallback={null}>
          <ResetProgressButton of={{ courseId: course.id }} isShown={course.progress !== null} />
        </Suspense>
      )}
      {next && (
        <LinkButton
          to={paths.lecture(course.slug, next.id)}
          state={playNow}
          size="lg"
          width="full"
          overflowWrap="anywhere"
        >
          {/* One item of the button's row: beside each other, the words and the title would be narrow columns. */}
          <span>
            <RichText
              text={texts.continueWith({ lecture: next.title })}
              tags={{ lecture: () => <bdi>{next.title}</bdi> }}
            />
          </span>
        </LinkButton>
      )}
      {canWatch ? (
        <LinkButton
          to={paths.lectures(course.slug)}
          size="lg"
          width="full"
          variant={course.progress ? 'outline' : 'solid'}
        >
          {texts.watch}
        </LinkButton>
      ) : (
        <SubscriptionOffer course={course} />
      )}
      {status === 'user' && (
        <Suspense fallback={<Skeleton height="11" />}>
          <SaveCourseButton course={course} />
        </Suspense>
      )}
      {course.progress && hasCertificate(course.progress) && (
        <Suspense fallback={<Skeleton height="40" />}>
          <CourseCertificate
            courseId={course.id}
            progress={course.progress}
            canBeIssued={course.publishedAt !== null && course.lectures.every(({ locked }) => !locked)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Whether the learner has a certificate or can get one. */
const hasCertificate = ({ certificate, done, total }: CourseProgressPartsFragment) =>
  certificate !== null || (total > 0 && done >= total);

/** The lecture to continue with; null when all lectures are completed or it is locked. */
function nextOf({ progress, lectures }: CourseQuery['course']) {
  return lectures.find(({ id, locked }) => id === progress?.nextLecture?.id && !locked) ?? null;
}

function SubscriptionOffer({ course: { slug, lectures } }: Pick<CourseOfferProps, 'course'>) {
  const { data, error, refetch } = usePlanQuery({ notifyOnNetworkStatusChange: false });
  const isComing = !data && !error;
  return (
    <Card>
      <Stack gap="4" padding="5">
        {isComing && <Skeleton height="12" />}
        {error && <PlanRetry refetch={refetch} />}
        {data && <PlanPrice plan={data.plan} />}
        {data && <FreeDays plan={data.plan} />}
        <Text>{lectures.length > 0 ? texts.everyCourse : texts.soon}</Text>
        <LinkButton to={paths.checkoutFrom(paths.course(slug))} size="lg" width="full">
          {texts.subscribe}
        </LinkButton>
        {isComing && <Skeleton height="24" />}
        {data && <RefundTerms plan={data.plan} />}
      </Stack>
    </Card>
  );
}
