/** Every language at once: only a server needs them all. */
import { en as enComponents } from '@gifkit/headless/labels/en';
import * as ar from '../labels/ar.ts';
import * as de from '../labels/de.ts';
import type { LanguagePack } from '../labels/embed-labels.ts';
import { en as enLabels } from '../labels/en.ts';
import * as es from '../labels/es.ts';
import * as ja from '../labels/ja.ts';
import type { Language } from '../labels/languages.ts';
import { ar as arMessages } from './messages/ar.ts';
import { de as deMessages } from './messages/de.ts';
import { en as enMessages } from './messages/en.ts';
import { es as esMessages } from './messages/es.ts';
import { ja as jaMessages } from './messages/ja.ts';
import type { Messages } from './messages/messages.ts';

/** Every word of the pages in one language, and of the error pages, which only a server needs. */
interface ServerPack extends LanguagePack {
  messages: Messages;
}

export const PACKS: Readonly<Record<Language, ServerPack>> = {
  en: { labels: enLabels, components: enComponents, messages: enMessages },
  ar: { ...ar, messages: arMessages },
  de: { ...de, messages: deMessages },
  es: { ...es, messages: esMessages },
  ja: { ...ja, messages: jaMessages },
};
