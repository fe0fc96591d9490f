import { en as components } from '@gifkit/react-components/labels/en';
import { loadTwice } from '../ui/load-twice.ts';
import { en } from './en.ts';
import type { LanguagePack } from './language-pack.ts';
import type { Language } from './languages.ts';

/** English is in the components, too. */
const ENGLISH: LanguagePack = { labels: en, components };

/** Literal paths: the build makes a file of each, which the server names to the page that needs it. */
const LOADERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<LanguagePack>>> = {
  ar: () => import('./ar.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  ja: () => import('./ja.ts'),
};

/** The words of one language, and of no other; asked for once more where they do not come. */
export const loadLanguage = async (language: Language): Promise<LanguagePack> =>
  language === 'en' ? ENGLISH : loadTwice(LOADERS[language]);
