import { Text } from '@chakra-ui/react';
import { languageTag } from '#client/entities/course/language-tag.ts';
import { LectureProse } from '#client/entities/lecture/lecture-prose.tsx';
import { useLectureTextQuery } from '#client/gql/graphql.ts';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { lectureMessages } from '#shared/lecture.ts';
import { lecturePageTexts } from '#shared/texts/lecture-page.ts';
import { ArticleEnd, LectureArticle, type ArticleProps } from './lecture-article.tsx';

/** A lecture that is a text, with the way on at its end. */
export function TextLecture({ course, lecture }: ArticleProps) {
  const query = useLectureTextQuery({ variables: { id: lecture.id } });
  const text = query.data?.lecture.text;
  const facts = (
    <Text color="fg.muted" textStyle="sm">
      {lecturePageTexts.readingTime({ minutes: Math.ceil(lecture.duration / 60) })}
    </Text>
  );
  return (
    <LectureArticle course={course} lecture={lecture} facts={facts}>
      {text ? (
        <>
          <LectureProse html={text.html} lang={languageTag(course)} />
          <ArticleEnd course={course} lecture={lecture} />
        </>
      ) : (
        <QueryFallback {...query} failure={lectureMessages.failure.loadLectures} skeleton="96" />
      )}
    </LectureArticle>
  );
}
