import { Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { pagesTexts } from '#shared/pages.ts';
import { Actions } from './actions.tsx';
import { Button } from './button.tsx';
import { onlyWithScripts } from './only-with-scripts.ts';
import { SplitPage } from './split-page.tsx';

interface StatusScreenProps {
  title: string;
  text: string;
  /** Other links, beside the way back. */
  children?: ReactNode;
}

/** A dead-end screen with a way out. */
export function StatusScreen({ title, text, children }: StatusScreenProps) {
  const navigate = useNavigate();
  const { key } = useLocation();
  // No screen of ours is before the first entry of this tab's history.
  const goBack = () => (key === 'default' ? navigate(paths.home) : navigate(-1));
  return (
    <SplitPage title={title} isLit={false}>
      <Stack gap="6" align="flex-start">
        <Text color="fg.muted">{text}</Text>
        <Actions>
          <Button onClick={goBack} css={onlyWithScripts}>
            {pagesTexts.goBack}
          </Button>
          {children}
        </Actions>
      </Stack>
    </SplitPage>
  );
}
