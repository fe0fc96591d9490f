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
  /** The user's last choice, if it was a language. */
  readonly choice: string | undefined;
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
