import { Heading, Stack, Text } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { NotFoundPage } from '#client/ui/not-found-page.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { paths } from '#shared/paths.ts';
import { useSession } from '#client/features/auth/use-session.ts';
import { UpcomingLectures } from '#client/features/release/upcoming-lectures.tsx';
import { useCourseQuery, type CourseQuery } from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { LinkButton } from '#client/ui/link-button.tsx';
import { Page } from '#client/ui/page.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { courseMessages } from '#shared/course.ts';
import { coursePageTexts as texts } from '#shared/texts/course-page.ts';
import { CourseFacts } from '#client/entities/course/course-facts.tsx';
import { languageTag } from '#client/entities/course/language-tag.ts';
import { DeleteCourseControl } from './delete-course-control.tsx';
import { useDeleteCourse } from './use-delete-course.ts';
import { CourseDescription } from './course-description.tsx';
import { CourseOffer } from './course-offer.tsx';
import { CourseAside, CourseColumns } from './course-columns.tsx';
import { CourseOutline } from './course-outline.tsx';
import { CourseFiles } from './course-files.tsx';
import { CourseInstructor } from './course-instructor.tsx';
import { CourseNeeds, CourseOutcomes } from './course-promises.tsx';
import { CourseQuestions } from './course-questions.tsx';
import { CoursePicture } from './course-picture.tsx';
import { CoursePageSkeleton } from './course-page-skeleton.tsx';
import { LastUpdate } from './last-update.tsx';
import { RelatedCourses } from './related-courses.tsx';

/** Loaded lazily, because only admins see the banners. */
const loadBanners = () => import('./draft-banner.tsx');
const DraftBanner = lazy(async () => ({ default: (await loadBanners()).DraftBanner }));
const PreviewBanner = lazy(async () => ({ default: (await loadBanners()).PreviewBanner }));

/** The public page of a course: its description, its outline and the entry to it. */
export function CoursePage() {
  const { slug } = useParams();
  return slug ? <CourseBySlug key={slug} slug={slug} /> : <Navigate to={paths.courses} replace />;
}

function CourseBySlug({ slug }: { slug: string }) {
  const navigate = useNavigate();
  const [isDeleting, setIsDeleting] = useState(false);
  // The query is skipped during the deletion, because it would refetch a deleted course.
  const query = useCourseQuery({ variables: { slug }, skip: isDeleting });
  const course = (query.data ?? query.previousData)?.course;
  const deleteCourse = useDeleteCourse();

  const onDelete = async (id: string) => {
    setIsDeleting(true);
    const { ok } = await deleteCourse(id);
    if (ok) await navigate(paths.courses, { replace: true });
    else setIsDeleting(false);
  };

  if (course)
    return <CourseDetails course={course} isDeleting={isDeleting} onDelete={() => onDelete(course.id)} />;
  if (hasCode(query.error, 'NOT_FOUND')) return <NotFoundPage />;
  return (
    <Page title={texts.name} hideHeading>
      <VisuallyHidden asChild>
        <h1>{texts.name}</h1>
      </VisuallyHidden>
      <QueryFallback
        {...query}
        failure={courseMessages.failure.loadCourses}
        skeleton={<CoursePageSkeleton />}
      />
    </Page>
  );
}

interface CourseDetailsProps {
  course: CourseQuery['course'];
  isDeleting: boolean;
  onDelete: () => void;
}

function CourseDetails({ course, isDeleting, onDelete }: CourseDetailsProps) {
  const lang = languageTag(course);
  const { isAdmin } = useSession();
  const [parameters] = useSearchParams();
  const isPreview = isAdmin && parameters.has('preview');
  // A visitor sees neither drafts nor lectures without a video, and can only watch the free previews.
  const lectures = isPreview
    ? course.lectures
        .filter(({ kind, isDraft, duration }) => !isDraft && (kind !== 'VIDEO' || duration > 0))
        .map((lecture) => ({ ...lecture, locked: !lecture.isFreePreview, progress: null }))
    : course.lectures;
  return (
    <Page title={course.title} hideHeading>
      <Suspense fallback={<Skeleton height="24" marginBottom="8" />}>
        {isPreview && <PreviewBanner course={course} />}
        {isAdmin && !isPreview && course.publishedAt === null && <DraftBanner course={course} />}
      </Suspense>
      <CourseColumns>
        <Stack gap="3" gridColumn="1">
          <Text textStyle="label" color="fg.muted" dir="auto">
            {course.category}
          </Text>
          <Heading as="h1" textStyle="h1" lang={lang} dir="auto">
            {course.title}
          </Heading>
          <div>
            {course.instructor && (
              <Text>
                <RichText
                  text={texts.taughtBy({ instructor: course.instructor })}
                  tags={{ instructor: () => <bdi>{course.instructor}</bdi> }}
                />
              </Text>
            )}
            <CourseFacts course={course} />
            <LastUpdate publishedAt={course.publishedAt} lang={lang} lectures={lectures} />
            {course.approvalNumber && (
              <Text textStyle="sm" color="fg.muted">
                <RichText
                  text={texts.approval({ number: course.approvalNumber })}
                  tags={{ number: () => <bdi>{course.approvalNumber}</bdi> }}
                />
              </Text>
            )}
          </div>
        </Stack>
        <CourseAside
          picture={<CoursePicture course={{ ...course, lectures }} asVisitor={isPreview} />}
          offer={
            <>
              <CourseOffer course={{ ...course, lectures }} asVisitor={isPreview} />
              {isAdmin && !isPreview && (
                <CourseControls course={course} isDeleting={isDeleting} onDelete={onDelete} />
              )}
            </>
          }
        />
        <Stack gap="10" gridColumn="1">
          {course.outcomes.length > 0 && <CourseOutcomes outcomes={course.outcomes} lang={lang} />}
          {course.descriptionHtml !== '' && <CourseDescription html={course.descriptionHtml} lang={lang} />}
          <CourseNeeds course={course} lang={lang} />
          <CourseOutline
            slug={course.slug}
            lang={lang}
            publishedAt={course.publishedAt}
            sections={course.sections}
            lectures={lectures}
          />
          {course.upcomingLectures.length > 0 && (
            <UpcomingLectures slug={course.slug} lang={lang} lectures={course.upcomingLectures} />
          )}
          <CourseFiles course={course} asVisitor={isPreview} />
          {course.mentor && <CourseInstructor mentor={course.mentor} />}
        </Stack>
      </CourseColumns>
      <CourseQuestions />
      <RelatedCourses slug={course.slug} isDeleting={isDeleting} />
    </Page>
  );
}

/** The actions of an ADMIN on a course. */
function CourseControls({ course, isDeleting, onDelete }: CourseDetailsProps) {
  return (
    <Stack gap="3">
      <LinkButton to={paths.editCourse(course.slug)} variant="outline">
        {texts.controls.edit}
      </LinkButton>
      <LinkButton to={paths.addLecture(course.slug)} variant="outline">
        {texts.controls.addLecture}
      </LinkButton>
      <DeleteCourseControl title={course.title} isDeleting={isDeleting} onDelete={onDelete} />
    </Stack>
  );
}
