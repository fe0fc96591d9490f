import { ar as shared } from '../../labels/ar.ts';
import { pluralOf } from '../../labels/plural.ts';
import type { PickerLabels } from './picker-labels.ts';

const plural = pluralOf('ar');

/** Arabic. */
export const ar: PickerLabels = {
  ...shared,

  picker: 'منتقي صور GIF',
  searchAll: 'البحث عن صور GIF',
  suggestions: 'اقتراحات',

  kinds: 'ما تريد اختياره',
  tabGifs: 'صور GIF',
  tabStickers: 'ملصقات',
  tabClips: 'مقاطع',
  tabEmoji: 'رموز',

  categories: 'الفئات',
  recents: 'الأخيرة',
  favourites: 'المفضلة',
  favourite: (name) => `مفضلة: ${name}`,
  trending: 'الرائج',
  resultsFor: (term) => `نتائج «${term}»`,
  chosen: (name) => `تم اختيار: ${name}`,
  stopMotion: 'إيقاف الحركة',

  noProvider: 'لم يتم إعداد صور GIF بعد.',
  refused: 'لا تقبل خدمة صور GIF مفتاح هذا التطبيق.',
  limitReached: 'عمليات بحث كثيرة جدًا في الوقت الحالي.',
  tryAgainAt: (time) => `أعد المحاولة في الساعة ${time}.`,
  tryAgainIn: (seconds) =>
    plural(seconds, {
      zero: 'أعد المحاولة الآن.',
      one: 'أعد المحاولة بعد ثانية واحدة.',
      two: 'أعد المحاولة بعد ثانيتين.',
      few: 'أعد المحاولة بعد # ثوانٍ.',
      many: 'أعد المحاولة بعد # ثانية.',
      other: 'أعد المحاولة بعد # ثانية.',
    }),
  offline: 'لا يوجد اتصال. ستعود صور GIF بعودته.',
  nothingFor: (term) => `لم يتم العثور على شيء عن «${term}».`,
  nothingKept: 'لا يوجد شيء هنا بعد.',
  showTrending: 'عرض الرائج',
  advertisement: 'إعلان',
  end: 'هذا كل شيء.',

  altText: 'الوصف',
  altHint: 'يُقرأ بصوت عالٍ لمن لا يرى الصورة.',
  back: 'رجوع',
  send: 'إرسال',
};
