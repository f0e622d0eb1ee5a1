import { Badge, Box, chakra, Flex } from '@chakra-ui/react';
import { Eye, Pencil, type LucideIcon } from 'lucide-react';
import { CourseThumbnail } from '#client/entities/course/course-thumbnail.tsx';
import { formatDate, formatNumber } from '#client/format/format.ts';
import type { AdminCourseRowFragment } from '#client/gql/graphql.ts';
import type { Column } from '#client/ui/data-table.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { paths } from '#shared/paths.ts';
import { courseListTexts as texts } from '#shared/texts/course-list.ts';

/** A column becomes no narrower than its longest word, up to a width that all columns have room for. */
const WholeWords = chakra('bdi', {
  base: { display: 'inline-block', maxWidth: '7rem', overflowWrap: 'break-word' },
});

/** The columns of the course list. */
export const adminCourseColumns = (): Column<AdminCourseRowFragment>[] => [
  {
    key: 'title',
    header: texts.column.title,
    isRowHeader: true,
    isSortable: true,
    cell: ({ title, slug, thumbnail }) => (
      <Flex align="center" gap="3">
        {/* 48 x 27 px, also before the picture is there. */}
        <Box
          width="12"
          aspectRatio="16 / 9"
          flexShrink="0"
          overflow="hidden"
          borderRadius="card"
          bg="bg.muted"
        >
          {thumbnail && <CourseThumbnail image={thumbnail} place="table" />}
        </Box>
        {/* Also a title without spaces leaves room for the other columns. */}
        <TextLink to={paths.editCourse(slug)} overflowWrap="anywhere">
          {title}
        </TextLink>
      </Flex>
    ),
  },
  { key: 'state', header: texts.column.state, cell: (course) => <State course={course} /> },
  {
    key: 'category',
    header: texts.column.category,
    isSortable: true,
    cell: ({ category }) => category && <WholeWords>{category}</WholeWords>,
  },
  {
    key: 'instructor',
    header: texts.column.instructor,
    isSortable: true,
    isSecondary: true,
    cell: ({ instructor }) => instructor && <WholeWords>{instructor}</WholeWords>,
  },
  {
    key: 'lectures',
    header: texts.column.lectures,
    isSortable: true,
    isNumeric: true,
    cell: ({ numberOfLectures }) => formatNumber(numberOfLectures),
  },
  {
    key: 'updated',
    header: texts.column.updated,
    isSortable: true,
    isSecondary: true,
    cell: ({ updatedAt }) => (
      <chakra.time whiteSpace="nowrap" dateTime={updatedAt}>
        {formatDate(updatedAt)}
      </chakra.time>
    ),
  },
  {
    key: 'actions',
    header: texts.column.actions,
    width: '6.5rem',
    isActions: true,
    // The title of a card opens the form as well.
    isSecondary: true,
    cell: ({ slug, title }) => (
      <Flex justify="end">
        <RowLink to={paths.editCourse(slug)} label={texts.edit({ title })} icon={Pencil} />
        <RowLink to={paths.course(slug)} label={texts.view({ title })} icon={Eye} />
      </Flex>
    ),
  },
];

function RowLink({ to, label, icon: Icon }: { to: string; label: string; icon: LucideIcon }) {
  return (
    <LinkButton to={to} variant="ghost" paddingX="0" minHeight="9" aria-label={label} title={label}>
      <Icon size={18} aria-hidden />
    </LinkButton>
  );
}

function State({ course: { publishedAt } }: { course: AdminCourseRowFragment }) {
  if (publishedAt) return <Badge>{texts.state.published}</Badge>;
  return (
    <Badge color="fg.muted" borderColor="border.control">
      {texts.state.draft}
    </Badge>
  );
}
