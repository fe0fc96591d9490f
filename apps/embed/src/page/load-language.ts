import { en as components } from '@gifkit/headless/labels/en';
import type { LanguagePack } from '../labels/embed-labels.ts';
import { en } from '../labels/en.ts';
import type { Language } from '../labels/languages.ts';

/** English is in the components, too. */
const ENGLISH: LanguagePack = { labels: en, components };

/** Literal paths: the build makes a file of each, which the server names to the page that needs it. */
const LOADERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<LanguagePack>>> = {
  ar: () => import('../labels/ar.ts'),
  de: () => import('../labels/de.ts'),
  es: () => import('../labels/es.ts'),
  ja: () => import('../labels/ja.ts'),
};

/** Loads the words of one language. */
export const loadLanguage = async (language: Language): Promise<LanguagePack> =>
  language === 'en' ? ENGLISH : LOADERS[language]();
