import { type IGif, type Language, safeUrl } from '@gifkit/model';

export interface CaptionTrack {
  /** The service's name of the language. */
  readonly language: string;
  /** The language tag (BCP 47). */
  readonly srcLang: string;
  /** The name of the language in that language. */
  readonly label: string;
  /** WebVTT file. */
  readonly src: string;
}

export const CAPTIONS_OFF = 'off';

const toSrcLang = (language: string): string => (language === 'sp' ? 'es' : language);

function nameOf(srcLang: string): string {
  try {
    return new Intl.DisplayNames([srcLang], { type: 'language' }).of(srcLang) ?? srcLang;
  } catch {
    // Not a language tag.
    return srcLang;
  }
}

export function captionTracksOf({ video }: Pick<IGif, 'video'>): readonly CaptionTrack[] {
  return Object.entries(video?.captions ?? {}).flatMap(([language, caption]) => {
    const src = safeUrl(caption?.vtt);
    const srcLang = toSrcLang(language);
    return src ? [{ language, srcLang, label: nameOf(srcLang), src }] : [];
  });
}

export interface CaptionPreferences {
  /** What the reader chose last: a language, {@link CAPTIONS_OFF}, or nothing yet. */
  readonly choice: string | undefined;
  /** Whether the host wants captions where the reader has not chosen. */
  readonly isOn: boolean;
  /** The host's language, for readers who have not chosen one. */
  readonly hostLanguage: Language | undefined;
  /** The languages of the reader (BCP 47), the best first. */
  readonly readerLanguages: readonly string[];
  readonly spoken: string | undefined;
}

export function bestTrack(
  tracks: readonly CaptionTrack[],
  { choice, hostLanguage, readerLanguages, spoken }: CaptionPreferences,
): CaptionTrack | undefined {
  const wanted = [choice, hostLanguage, ...readerLanguages, spoken, 'en'].flatMap((language) =>
    language ? [toSrcLang(language.toLowerCase()).split('-')[0]] : [],
  );
  for (const language of wanted) {
    const track = tracks.find(({ srcLang }) => srcLang === language);
    if (track) return track;
  }
  return tracks[0];
}

/** The track to show; undefined when the reader, or before a choice the host, wants none. */
export function chooseTrack(
  tracks: readonly CaptionTrack[],
  preferences: CaptionPreferences,
): CaptionTrack | undefined {
  const { choice, isOn } = preferences;
  const isWanted = choice === undefined ? isOn : choice !== CAPTIONS_OFF;
  return isWanted ? bestTrack(tracks, preferences) : undefined;
}
