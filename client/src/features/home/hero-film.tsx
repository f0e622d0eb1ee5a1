import { chakra } from '@chakra-ui/react';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FilmPartsFragment } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { onlyWithScripts } from '#client/ui/only-with-scripts.ts';
import { homeTexts } from '#shared/texts/home.ts';

/** Without scripts, visitors could not stop the film (WCAG 2.2.2). */
const shown = { ...onlyWithScripts, '@media (prefers-reduced-motion: reduce)': { display: 'none' } };

/**
 * The silent film of the school over the picture of the home page, whose description it shares. It starts by itself, also before the
 * scripts of the page have loaded. The picture stays in view until the first frame is there, and for people who want no motion,
 * whose browser does not load the film.
 */
export function HeroFilm({ film: { url, contentType } }: { film: FilmPartsFragment }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(true);
  // The browser may have refused to start it, for example to save power.
  useEffect(() => {
    setIsPlaying(video.current?.paused === false);
  }, []);
  const toggle = () => {
    const element = video.current;
    if (!element) return;
    if (element.paused) element.play().catch(() => setIsPlaying(false));
    else element.pause();
  };
  const Sign = isPlaying ? Pause : Play;
  return (
    <>
      <chakra.video
        ref={video}
        aria-hidden
        tabIndex={-1}
        autoPlay
        muted
        loop
        playsInline
        disablePictureInPicture
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        position="absolute"
        inset="0"
        width="full"
        height="full"
        objectFit="cover"
        borderRadius="card"
        css={shown}
      >
        <source src={url} type={contentType} media="(prefers-reduced-motion: no-preference)" />
      </chakra.video>
      <Button
        variant="solid"
        position="absolute"
        insetInlineEnd="3"
        bottom="3"
        paddingX="0"
        width="11"
        aria-label={isPlaying ? homeTexts.hero.stopFilm : homeTexts.hero.playFilm}
        title={isPlaying ? homeTexts.hero.stopFilm : homeTexts.hero.playFilm}
        onClick={toggle}
        css={shown}
      >
        <Sign size={18} aria-hidden />
      </Button>
    </>
  );
}
