import { Menu, useMediaPlayer, useMediaState, type MenuInstance } from '@vidstack/react';
import { Captions, Check, ListVideo, Settings } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { formatClock } from '#client/format/format.ts';
import { playerTexts } from '#shared/player.ts';
import { captionFor } from './caption-choice.ts';
import { chapterAt, type Chapter } from './chapters.ts';
import { seekTo, setSpeed } from './video-commands.ts';
import type { CaptionFile } from './video.ts';
import { changePlayerSettings, speeds } from './player-settings.ts';
import { languageText, qualityText, speedText } from './player-text.ts';
import { usePlayerSettings } from './use-player-settings.ts';

interface VideoMenuProps {
  label: string;
  icon: ReactNode;
  /** Whether what the menu turns on is on. */
  isOn?: boolean;
  children: ReactNode;
}

/** An icon on the video that opens a list above it. What is in the list is only there while it is open. */
function VideoMenu({ label, icon, isOn = false, children }: VideoMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<MenuInstance>(null);
  // Whoever opened it by mouse has the focus here; the list itself knows the key.
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape') menu.current?.close(nativeEvent);
  };
  return (
    // Vidstack looks for what the keyboard can reach as soon as it has told.
    <Menu.Root
      ref={menu}
      className="video-menu"
      onOpen={() => flushSync(() => setOpen(true))}
      onClose={() => setOpen(false)}
    >
      <Menu.Button
        className="video-button"
        aria-label={label}
        title={label}
        data-on={isOn || undefined}
        onKeyDown={onKeyDown}
      >
        {icon}
      </Menu.Button>
      <Menu.Content className="video-menu-content" placement="top end" offset={8}>
        {isOpen && children}
      </Menu.Content>
    </Menu.Root>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; text: string; note?: string }[];
  onChoose: (value: string) => void;
  /** Whether the options are short enough to stand beside each other. */
  isRow?: boolean;
}

/**
 * One of several. Vidstack's own options say which of them holds a moment after they are there, and on a busy machine too late for the
 * focus, which the menu gives to that one.
 */
function Choice({ label, value, options, onChoose, isRow = false }: ChoiceProps) {
  return (
    <div className={isRow ? 'video-choice video-choice-row' : 'video-choice'} role="group" aria-label={label}>
      <div className="video-choice-title" aria-hidden>
        {label}
      </div>
      {options.map(({ value: option, text, note }) => (
        <button
          key={option}
          type="button"
          role="menuitemradio"
          aria-checked={option === value}
          tabIndex={-1}
          className="video-option"
          onClick={() => onChoose(option)}
          // The menu takes the key for itself on its way up.
          onKeyDownCapture={({ key }) => key === ' ' && onChoose(option)}
        >
          <Check className="video-option-sign" aria-hidden />
          <bdi>{text}</bdi>
          {note && <span className="video-option-note">{note}</span>}
        </button>
      ))}
    </div>
  );
}

/** Jumps to a chapter; the one that plays is marked. */
export function ChaptersMenu(props: ChapterChoiceProps) {
  return (
    <VideoMenu label={playerTexts.chapters} icon={<ListVideo aria-hidden />}>
      <ChapterChoice {...props} />
    </VideoMenu>
  );
}

interface ChapterChoiceProps {
  chapters: readonly Chapter[];
}

function ChapterChoice({ chapters }: ChapterChoiceProps) {
  const player = useMediaPlayer();
  const time = useMediaState('currentTime');
  const current = chapterAt(chapters, time);
  return (
    <Choice
      label={playerTexts.chapters}
      value={String(current?.start ?? 0)}
      options={chapters.map(({ start, title }) => ({
        value: String(start),
        text: title,
        note: formatClock(start),
      }))}
      onChoose={(value) => player && seekTo(player, Number(value))}
    />
  );
}

const off = 'off';

/** Which captions show, if any. */
export function CaptionsMenu({ captions }: { captions: readonly CaptionFile[] }) {
  const { hasCaptions, captionLanguage } = usePlayerSettings();
  const shown = hasCaptions ? captionFor(captions, captionLanguage) : null;
  return (
    <VideoMenu label={playerTexts.captions} icon={<Captions aria-hidden />} isOn={shown !== null}>
      <Choice
        label={playerTexts.captions}
        value={shown?.language ?? off}
        options={[
          { value: off, text: playerTexts.captionsOff },
          ...captions.map(({ language }) => ({ value: language, text: languageText(language) })),
        ]}
        onChoose={(language) =>
          changePlayerSettings(
            language === off ? { hasCaptions: false } : { hasCaptions: true, captionLanguage: language },
          )
        }
      />
    </VideoMenu>
  );
}

const automatic = 'auto';

/** What stands in for a height that this video does not come in. */
const nearest = (heights: readonly number[], height: number) =>
  heights.toSorted((one, other) => Math.abs(one - height) - Math.abs(other - height))[0];

interface QualityChoiceProps {
  /** A height in pixels, or null for whatever the connection can bear. */
  onQuality: (height: number | null) => void;
}

/** How fast the video runs, and in which quality. */
export function SettingsMenu({ onQuality }: QualityChoiceProps) {
  return (
    <VideoMenu label={playerTexts.settings} icon={<Settings aria-hidden />}>
      <SpeedChoice />
      <SettingChoice name="playsNext" label={playerTexts.playsNext} />
      <SettingChoice name="hasCharacterKeys" label={playerTexts.characterKeys} />
      <QualityChoice onQuality={onQuality} />
    </VideoMenu>
  );
}

function SpeedChoice() {
  const player = useMediaPlayer();
  const speed = useMediaState('playbackRate');
  return (
    <Choice
      isRow
      label={playerTexts.speed}
      value={String(speed)}
      options={speeds.map((option) => ({ value: String(option), text: speedText(option) }))}
      onChoose={(value) => player && setSpeed(player, Number(value))}
    />
  );
}

interface SettingChoiceProps {
  name: 'playsNext' | 'hasCharacterKeys';
  label: string;
}

/** Something that the player does, or does not. */
function SettingChoice({ name, label }: SettingChoiceProps) {
  const settings = usePlayerSettings();
  return (
    <Choice
      isRow
      label={label}
      value={String(settings[name])}
      options={[
        { value: 'true', text: playerTexts.on },
        { value: 'false', text: playerTexts.off },
      ]}
      onChoose={(value) => changePlayerSettings({ [name]: value === 'true' })}
    />
  );
}

/** Nothing where there is but one. */
function QualityChoice({ onQuality }: QualityChoiceProps) {
  const qualities = useMediaState('qualities');
  const quality = useMediaState('quality');
  const { quality: chosen } = usePlayerSettings();
  const heights = [...new Set(qualities.map(({ height }) => height))].sort((a, b) => b - a);
  if (heights.length < 2) return null;
  const automaticText =
    chosen === null && quality
      ? playerTexts.automaticNow({ quality: qualityText(quality.height) })
      : playerTexts.automatic;
  return (
    <Choice
      label={playerTexts.quality}
      value={chosen === null ? automatic : String(nearest(heights, chosen))}
      options={[
        { value: automatic, text: automaticText },
        ...heights.map((height) => ({ value: String(height), text: qualityText(height) })),
      ]}
      onChoose={(value) => onQuality(value === automatic ? null : Number(value))}
    />
  );
}
