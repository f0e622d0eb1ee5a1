import {
  TimeSlider,
  useMediaPlayer,
  useMediaState,
  useSliderState,
  type TimeSliderInstance,
} from '@vidstack/react';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type RefObject } from 'react';
import { formatClock } from '#client/format/format.ts';
import { playerTexts } from '#shared/player.ts';
import { chapterAt, type Chapter } from './chapters.ts';
import type { Storyboard } from './video.ts';
import { tileAt } from './storyboard.ts';
import { useSpokenPlace } from './use-spoken-place.ts';
import { seekTo } from './video-commands.ts';

export interface TimeLineProps {
  chapters: readonly Chapter[];
  storyboard: Storyboard | null;
  /** Called when the pointer enters the time line or a position is being dragged. */
  onPreview: () => void;
}

/** Where the video is and how much is loaded; shows what would come while one looks for a place. */
export function TimeLine({ chapters, storyboard, onPreview }: TimeLineProps) {
  const slider = useRef<TimeSliderInstance>(null);
  const duration = useMediaState('duration');
  const player = useMediaPlayer();
  useSpokenPlace(slider);
  // Vidstack's slider knows the arrows and the page keys alone.
  const toEnd = (event: KeyboardEvent) => {
    const end = { Home: 0, End: duration }[event.key];
    if (end === undefined || !player) return;
    event.preventDefault();
    seekTo(player, end);
  };
  return (
    <TimeSlider.Root
      ref={slider}
      className="video-timeline"
      aria-label={playerTexts.seek}
      noSwipeGesture
      keyStep={5}
      onKeyDown={toEnd}
    >
      <TimeSlider.Track className="video-track">
        <TimeSlider.Progress className="video-loaded" />
        <TimeSlider.TrackFill className="video-played" />
      </TimeSlider.Track>
      {duration > 0 &&
        chapters
          .filter(({ start }) => start > 0 && start < duration)
          .map(({ start }) => (
            <span
              key={start}
              className="video-chapter-mark"
              style={{ left: `${(start / duration) * 100}%` }}
            />
          ))}
      <TimeSlider.Thumb className="video-thumb" />
      <Preview
        slider={slider}
        chapters={chapters}
        storyboard={storyboard}
        onPreview={onPreview}
        duration={duration}
      />
    </TimeSlider.Root>
  );
}

interface PreviewProps extends TimeLineProps {
  slider: RefObject<TimeSliderInstance | null>;
  duration: number;
}

/**
 * The picture, the chapter and the time under the pointer.
 *
 * Not `TimeSlider.Preview`: that one asks in its next frame for a slider that may be gone by then, and fails.
 */
function Preview({ slider, chapters, storyboard, onPreview, duration }: PreviewProps) {
  const percent = useSliderState('pointerPercent', slider);
  const isPointing = useSliderState('active', slider);
  const startPreview = useEffectEvent(onPreview);
  useEffect(() => {
    if (isPointing) startPreview();
  }, [isPointing]);
  if (!isPointing) return null;
  const seconds = (percent / 100) * duration;
  return (
    <div
      className="video-preview"
      // Its middle is under the pointer, as far as it stays within the line.
      style={{ translate: `clamp(0px, ${percent}cqw - 50%, 100cqw - 100%)` }}
    >
      {storyboard && <ScrubbingPicture storyboard={storyboard} seconds={seconds} />}
      {chapters.length > 0 && <span>{chapterAt(chapters, seconds)?.title}</span>}
      <span>{formatClock(seconds)}</span>
    </div>
  );
}

function ScrubbingPicture({ storyboard, seconds }: { storyboard: Storyboard; seconds: number }) {
  const { x, y } = tileAt(storyboard, seconds);
  const { url, tileWidth, tileHeight } = storyboard;
  return (
    <div
      className="video-scrubbing-picture"
      style={{
        width: tileWidth,
        height: tileHeight,
        backgroundImage: `url(${JSON.stringify(url)})`,
        backgroundPosition: `${-x}px ${-y}px`,
      }}
    />
  );
}
