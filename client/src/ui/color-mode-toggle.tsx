import { chakra } from '@chakra-ui/react';
import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { chooseColorMode, isDark, onColorModeChange } from '#client/theme/color-mode.ts';
import { layoutTexts } from '#shared/texts/layout.ts';
import { Button } from './button.tsx';
import { onlyWithScripts } from './only-with-scripts.ts';

const { colors: texts } = layoutTexts;

/** The server does not know the colour mode; the label updates when the page's scripts run. Styles choose the icon before. */
const isDarkInPages = () => false;

/** Toggles dark mode. If the new mode equals the system's, the choice is cleared and the system is followed again. */
export function ColorModeToggle() {
  const dark = useSyncExternalStore(onColorModeChange, isDark, isDarkInPages);
  const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)').matches;
  const toggle = () => {
    const wanted = dark ? 'light' : 'dark';
    chooseColorMode(systemIsDark() === (wanted === 'dark') ? 'system' : wanted);
  };
  return (
    <Button
      variant="ghost"
      paddingX="0"
      onClick={toggle}
      css={onlyWithScripts}
      aria-label={dark ? texts.light : texts.dark}
    >
      <chakra.span display="contents" css={{ 'html.dark &': { display: 'none' } }} aria-hidden>
        <Moon size="1.25em" />
      </chakra.span>
      <chakra.span display="none" css={{ 'html.dark &': { display: 'contents' } }} aria-hidden>
        <Sun size="1.25em" />
      </chakra.span>
    </Button>
  );
}
