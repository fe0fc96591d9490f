import { type IGif, type Language, safeUrl } from '@gifkit/model';

export interface CaptionTrack {
  /** Language code of the service. */
  readonly language: string;
  /** Language tag (BCP 47). */
  readonly srcLang: string;
  /** Name of the language, in that language. */
  readonly label: string;
  readonly src: string;
}

export const CAPTIONS_OFF = 'off';

const toSrcLang = (language: string): string => (language === 'sp' ? 'es' : language);

function nameOf(srcLang: string): string {
  try {
    return new Intl.DisplayNames([srcLang], { type: 'language' }).of(srcLang) ?? srcLang;
  } catch {
    // Not a valid language tag.
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

interface CaptionPreferences {
  /** The user's last choice: a language or {@link CAPTIONS_OFF}; undefined before a choice. */
  readonly choice: string | undefined;
  /** True if captions show by default, before the user's choice. */
  readonly isOn: boolean;
  /** The host's language, used before the user's choice. */
  readonly hostLanguage: Language | undefined;
  /** The user's languages (BCP 47), preferred first. */
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

/** Returns the track to show; undefined if the user, or by default the host, wants none. */
export function chooseTrack(
  tracks: readonly CaptionTrack[],
  preferences: CaptionPreferences,
): CaptionTrack | undefined {
  const { choice, isOn } = preferences;
  const isWanted = choice === undefined ? isOn : choice !== CAPTIONS_OFF;
  return isWanted ? bestTrack(tracks, preferences) : undefined;
}
