import { Stack, Text } from '@chakra-ui/react';
import { formatClock, formatDate, formatDateTime, formatNumber } from '#client/format/format.ts';
import type { MemberQuery } from '#client/gql/graphql.ts';
import { DataTable, type Column } from '#client/ui/data-table.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { paths } from '#shared/paths.ts';

type Member = MemberQuery['user'];
type Progress = Member['lectureProgress']['nodes'][number];

/** What a member watched lately, how far they are in those courses, and what they completed. */
export function LearningOfMember({ member: { lectureProgress, certificates } }: { member: Member }) {
  const { nodes, totalCount } = lectureProgress;
  return (
    <Stack gap="3">
      {nodes.length === 0 ? (
        <Text color="fg.muted">Nothing watched yet.</Text>
      ) : (
        <DataTable
          caption="Lectures, last watched first"
          columns={columns}
          rows={nodes}
          rowKey={({ id }) => id}
          cardsBelow="md"
        />
      )}
      {totalCount > nodes.length && (
        <Text color="fg.muted" textStyle="sm">
          The last {formatNumber(nodes.length)} of {formatNumber(totalCount)} lectures
        </Text>
      )}
      <Certificates certificates={certificates} />
    </Stack>
  );
}

const columns: Column<Progress>[] = [
  { key: 'lecture', header: 'Lecture', isRowHeader: true, cell: ({ lecture }) => <bdi>{lecture.title}</bdi> },
  {
    key: 'course',
    header: 'Course',
    cell: ({ course }) => <TextLink to={paths.course(course.slug)}>{course.title}</TextLink>,
  },
  { key: 'place', header: 'Watched to', cell: watchedTo },
  {
    key: 'done',
    header: 'Lectures done',
    cell: ({ courseProgress }) =>
      courseProgress && `${formatNumber(courseProgress.done)} of ${formatNumber(courseProgress.total)}`,
  },
  {
    key: 'when',
    header: 'When',
    cell: ({ recordedAt }) => <time dateTime={recordedAt}>{formatDateTime(recordedAt)}</time>,
  },
];

function watchedTo({ isDone, position, lecture: { duration } }: Progress): string {
  if (isDone) return 'Done';
  return duration == null ? formatClock(position) : `${formatClock(position)} of ${formatClock(duration)}`;
}

function Certificates({ certificates }: Pick<Member, 'certificates'>) {
  if (certificates.length === 0) return <Text color="fg.muted">No certificates yet.</Text>;
  return (
    <Stack as="ul" role="list" listStyleType="none" gap="1" aria-label="Certificates">
      {certificates.map(({ id, code, courseTitle, completedAt }) => (
        <li key={id}>
          <TextLink to={paths.certificate(code)}>
            Certificate of <bdi>{courseTitle}</bdi>
          </TextLink>
          , completed on {formatDate(completedAt)}
        </li>
      ))}
    </Stack>
  );
}
