import { useApolloClient } from '@apollo/client/react';
import { Stack, Text } from '@chakra-ui/react';
import { formatClock, formatDate, formatDateTime } from '#client/format/format.ts';
import { MemberLecturesDocument, type MemberQuery } from '#client/gql/graphql.ts';
import { DataTable, type Column } from '#client/ui/data-table.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { usePage } from '#client/ui/use-page.ts';
import { memberMessages } from '#shared/member.ts';
import { paths } from '#shared/paths.ts';
import { progressMessages } from '#shared/progress.ts';

type Member = MemberQuery['user'];
type Progress = Member['lectureProgress']['edges'][number]['node'];

/** The lectures that a member watched recently, the progress in their courses, and the certificates. */
export function LearningOfMember({ member }: { member: Member }) {
  return (
    <Stack gap="5">
      <Lectures member={member} />
      <Certificates certificates={member.certificates} />
    </Stack>
  );
}

function Lectures({ member: { id, lectureProgress } }: { member: Member }) {
  const { learning: texts } = memberMessages;
  const client = useApolloClient();
  const page = usePage(
    {
      fetchMore: ({ variables }) =>
        client.query({
          query: MemberLecturesDocument,
          variables: { id, ...variables },
          fetchPolicy: 'network-only',
        }),
    },
    lectureProgress,
    progressMessages.failure.loadProgress,
  );
  const { nodes = [] } = page;
  if (nodes.length === 0) return <Text color="fg.muted">{texts.nothing}</Text>;
  return (
    <>
      <DataTable
        caption={texts.caption}
        columns={columnsOf()}
        rows={nodes}
        rowKey={(progress) => progress.id}
        cardsBelow="md"
      />
      <ShowMore of="lectures" {...page} />
    </>
  );
}

function columnsOf(): Column<Progress>[] {
  const { learning: texts } = memberMessages;
  const { column } = texts;
  return [
    {
      key: 'lecture',
      header: column.lecture,
      isRowHeader: true,
      cell: ({ lecture }) => <bdi>{lecture.title}</bdi>,
    },
    {
      key: 'course',
      header: column.course,
      cell: ({ course }) => <TextLink to={paths.course(course.slug)}>{course.title}</TextLink>,
    },
    { key: 'place', header: column.place, cell: watchedTo },
    {
      key: 'done',
      header: column.done,
      cell: ({ courseProgress }) =>
        courseProgress && texts.doneOf({ done: courseProgress.done, total: courseProgress.total }),
    },
    {
      key: 'when',
      header: column.when,
      cell: ({ recordedAt }) => <time dateTime={recordedAt}>{formatDateTime(recordedAt)}</time>,
    },
  ];
}

/** Texts and links have no place. */
function watchedTo({ isDone, position, lecture: { kind, duration } }: Progress): string {
  const { learning: texts } = memberMessages;
  if (isDone) return texts.isDone;
  if (kind !== 'VIDEO') return '';
  if (duration == null) return formatClock(position);
  return texts.place({ position: formatClock(position), duration: formatClock(duration) });
}

function Certificates({ certificates }: Pick<Member, 'certificates'>) {
  const { learning: texts } = memberMessages;
  if (certificates.length === 0) return <Text color="fg.muted">{texts.noCertificates}</Text>;
  return (
    <Stack as="ul" role="list" listStyleType="none" gap="1" aria-label={texts.certificates}>
      {certificates.map(({ id, code, courseTitle, completedAt }) => (
        <li key={id}>
          <RichText
            text={texts.certificate({ course: courseTitle, date: formatDate(completedAt) })}
            tags={{
              link: (certificate) => <TextLink to={paths.certificate(code)}>{certificate}</TextLink>,
              course: (title) => <bdi>{title}</bdi>,
            }}
          />
        </li>
      ))}
    </Stack>
  );
}
