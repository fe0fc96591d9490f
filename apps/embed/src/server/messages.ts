import type { Language } from '../labels/languages.ts';
import type { Message } from '../page/MessagePage.tsx';
import type { PageService } from '../page-data.ts';
import { PACKS } from './languages.ts';

function toSite(
  { siteUrl, providerName }: PageService,
  language: Language,
): Pick<Message, 'action'> {
  if (!siteUrl) return {};
  const { goTo, website } = PACKS[language].labels;
  return { action: { label: goTo(providerName ?? website), href: siteUrl, opensTab: true } };
}

const again = (href: string, language: Language): NonNullable<Message['action']> => ({
  label: PACKS[language].messages.tryAgain,
  href,
});

export const unknownGif = (service: PageService, language: Language): Message => ({
  ...PACKS[language].messages.unknownGif,
  ...toSite(service, language),
});

export const unknownPage = (service: PageService, language: Language): Message => ({
  ...PACKS[language].messages.unknownPage,
  ...toSite(service, language),
});

export const brokenPage = (path: string, language: Language): Message => ({
  ...PACKS[language].messages.brokenPage,
  action: again(path, language),
});

/** Why there is no GIF, and a way to ask for it again. */
export const trouble = (status: 502 | 503 | 504, path: string, language: Language): Message => ({
  ...PACKS[language].messages.trouble[status],
  action: again(path, language),
});
