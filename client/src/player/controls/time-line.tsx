import { useEffect, useEffectEvent, useState, type CSSProperties } from 'react';
import { formatClock } from '#client/format/format.ts';
import { chapterAt, type Chapter } from '#shared/chapters.ts';
import { bufferedUntil } from '#client/player/engine/media.ts';
import { useEngine, useVideo } from '#client/player/engine/use-video.ts';
import { placeText } from '#client/player/player-text.ts';
import type { Storyboard } from '#client/player/video.ts';
import { playerTexts } from '#shared/player.ts';
import { Slider } from './slider.tsx';
import { tileAt } from './storyboard.ts';

export interface TimeLineProps {
  chapters: readonly Chapter[];
  storyboard: Storyboard | null;
  /** Called when the pointer enters the time line or drags its thumb. */
  onPreview: () => void;
}

/** The position, what is loaded, and the chapters. Previews the place under the pointer. */
export function TimeLine({ chapters, storyboard, onPreview }: TimeLineProps) {
  const engine = useEngine();
  const duration = useVideo(({ element }) => element.duration || 0);
  const position = useVideo((current) => current.position);
  const loaded = useVideo(({ element }) => bufferedUntil(element.buffered, element.currentTime));
  const [pointedShare, setPointedShare] = useState<number | null>(null);
  const shareOf = (second: number) => `${duration > 0 ? (second / duration) * 100 : 0}%`;
  return (
    <Slider
      className="video-timeline"
      label={playerTexts.seek}
      value={position}
      max={duration}
      step={5}
      textOf={(second) => placeText(second, duration)}
      onChoose={(second) => engine.seek(second)}
      onPoint={setPointedShare}
    >
      <div className="video-track" style={{ '--slider-loaded': shareOf(loaded) } as CSSProperties}>
        <div className="video-loaded" />
        <div className="video-played" />
      </div>
      {chapters
        .filter(({ start }) => start > 0 && start < duration)
        .map(({ start }) => (
          <span key={start} className="video-chapter-mark" style={{ left: shareOf(start) }} />
        ))}
      {pointedShare !== null && (
        <Preview
          share={pointedShare}
          second={pointedShare * duration}
          {...{ chapters, storyboard, onPreview }}
        />
      )}
    </Slider>
  );
}

interface PreviewProps extends TimeLineProps {
  /** The share of the time line under the pointer, 0 to 1. */
  share: number;
  second: number;
}

/** The picture, the chapter and the time under the pointer. */
function Preview({ share, second, chapters, storyboard, onPreview }: PreviewProps) {
  const start = useEffectEvent(onPreview);
  useEffect(() => start(), []);
  return (
    <div
      className="video-preview"
      // Its middle is under the pointer, as far as it stays within the line.
      style={{ translate: `clamp(0px, ${share * 100}cqw - 50%, 100cqw - 100%)` }}
    >
      {storyboard && <ScrubbingPicture storyboard={storyboard} second={second} />}
      {chapters.length > 0 && <span>{chapterAt(chapters, second)?.title}</span>}
      <span>{formatClock(second)}</span>
    </div>
  );
}

function ScrubbingPicture({ storyboard, second }: { storyboard: Storyboard; second: number }) {
  const { x, y } = tileAt(storyboard, second);
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
