import { Stack, Text } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { languageTag } from '#client/entities/course/language-tag.ts';
import { ExternalButton } from '#client/ui/external-button.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import { lecturePageTexts } from '#shared/texts/lecture-page.ts';
import { ArticleEnd, LectureArticle, type ArticleProps } from './lecture-article.tsx';

/** A lecture that is a link: the reason to read the page, the link, and the way on. Following the link does not make it done. */
export function LinkLecture({ course, lecture }: ArticleProps) {
  const note = useId();
  const { url, description } = lecture;
  return (
    <LectureArticle course={course} lecture={lecture}>
      <Text whiteSpace="pre-line" overflowWrap="anywhere" lang={languageTag(course)} dir="auto">
        {description}
      </Text>
      {url && (
        <Stack gap="2" align="start">
          <ExternalButton
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            size="lg"
            aria-describedby={note}
          >
            {lecturePageTexts.openPage}
            <ExternalLink size={18} aria-hidden />
          </ExternalButton>
          <Text id={note} color="fg.muted" textStyle="sm" overflowWrap="anywhere">
            <RichText
              text={lecturePageTexts.opensHost({ host: new URL(url).host })}
              tags={{ host: (name) => <bdi dir="ltr">{name}</bdi> }}
            />
          </Text>
        </Stack>
      )}
      <ArticleEnd course={course} lecture={lecture} />
    </LectureArticle>
  );
}
