import { Captions, ListVideo, Settings } from 'lucide-react';
import { formatClock } from '#client/format/format.ts';
import { captionFor } from '#client/player/caption-choice.ts';
import { chapterAt, type Chapter } from '#shared/chapters.ts';
import { useEngine, useEngineState, useVideo } from '#client/player/engine/use-video.ts';
import { changePlayerSettings, speeds } from '#client/player/player-settings.ts';
import { languageText, qualityText, speedText } from '#client/player/player-text.ts';
import { usePlayerSettings } from '#client/player/use-player-settings.ts';
import type { CaptionFile } from '#client/player/video.ts';
import { playerTexts } from '#shared/player.ts';
import { Choice, VideoMenu } from './video-menu.tsx';

/** Jumps to a chapter. The current one is checked. */
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
  const engine = useEngine();
  const start = useVideo(({ position }) => chapterAt(chapters, position)?.start ?? 0);
  return (
    <Choice
      label={playerTexts.chapters}
      value={String(start)}
      options={chapters.map((chapter) => ({
        value: String(chapter.start),
        text: chapter.title,
        note: formatClock(chapter.start),
      }))}
      onChoose={(value) => engine.seek(Number(value))}
    />
  );
}

const off = 'off';

/** Turns captions off, or shows those of a language. */
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

/** The height that is nearest to another one. */
const nearest = (heights: readonly number[], height: number) =>
  heights.toSorted((one, other) => Math.abs(one - height) - Math.abs(other - height))[0];

/** Speed, autoplay, shortcuts and quality. */
export function SettingsMenu() {
  return (
    <VideoMenu label={playerTexts.settings} icon={<Settings aria-hidden />}>
      <SpeedChoice />
      <SettingChoice name="playsNext" label={playerTexts.playsNext} />
      <SettingChoice name="hasCharacterKeys" label={playerTexts.characterKeys} />
      <QualityChoice />
    </VideoMenu>
  );
}

function SpeedChoice() {
  const { speed } = usePlayerSettings();
  return (
    <Choice
      isRow
      label={playerTexts.speed}
      value={String(speed)}
      options={speeds.map((option) => ({ value: String(option), text: speedText(option) }))}
      onChoose={(value) => changePlayerSettings({ speed: Number(value) })}
    />
  );
}

interface SettingChoiceProps {
  name: 'playsNext' | 'hasCharacterKeys';
  label: string;
}

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

/** Not shown when there is only one quality. */
function QualityChoice() {
  const engine = useEngine();
  const { heights, height: current } = useEngineState();
  const { quality: chosen } = usePlayerSettings();
  if (heights.length < 2) return null;
  const automaticText =
    chosen === null && current !== null
      ? playerTexts.automaticNow({ quality: qualityText(current) })
      : playerTexts.automatic;
  return (
    <Choice
      label={playerTexts.quality}
      value={chosen === null ? automatic : String(nearest(heights, chosen))}
      options={[
        { value: automatic, text: automaticText },
        ...heights.map((height) => ({ value: String(height), text: qualityText(height) })),
      ]}
      onChoose={(value) => engine.chooseQuality(value === automatic ? null : Number(value))}
    />
  );
}
