import type { Labels } from '@gifkit/headless';
import { formatInteger } from '@gifkit/headless/core';
import { pluralOf } from '../plural.ts';

const plural = pluralOf('ar');

const ITEMS = {
  zero: 'صفر عناصر',
  one: 'عنصر واحد',
  two: 'عنصرين',
  few: '# عناصر',
  many: '# عنصرًا',
  other: '# عنصر',
};

const MORE_ITEMS = {
  zero: 'صفر عناصر أخرى',
  one: 'عنصر واحد آخر',
  two: 'عنصرين آخرين',
  few: '# عناصر أخرى',
  many: '# عنصرًا آخر',
  other: '# عنصر آخر',
};

export const ar: Labels = {
  lang: 'ar',

  gif: 'صورة GIF',
  sticker: 'ملصق',
  clip: 'مقطع',

  gifs: 'صور GIF',
  loading: 'جارٍ التحميل',
  loadingList: (list) => `جارٍ تحميل ${list}`,
  found: (list, count) => `${list}: تم العثور على ${plural(count, ITEMS)}`,
  loaded: (list, count) => `${list}: تم تحميل ${plural(count, ITEMS)}`,
  moreLoaded: (list, count) => `${list}: تم تحميل ${plural(count, MORE_ITEMS)}`,
  noResults: 'لم يتم العثور على أي صور GIF.',
  loadError: 'تعذّر تحميل صور GIF.',
  tryAgain: 'إعادة المحاولة؟',
  removed: (alt) => `لم يعد متاحًا: ${alt}`,
  next: (list) => `التالي: ${list}`,
  previous: (list) => `السابق: ${list}`,

  playGif: (name) => `تشغيل ${name}`,
  pauseGif: (name) => `إيقاف ${name} مؤقتًا`,
  pauseAll: 'إيقاف الكل مؤقتًا',
  playAll: 'تشغيل الكل',
  flashing: 'أضواء وامضة',

  by: (name, isVerified) => `بواسطة ${name}${isVerified ? '، حساب موثّق' : ''}`,
  verified: 'حساب موثّق',
  inNewTab: (name) => `${name} (يُفتح في علامة تبويب جديدة)`,

  variations: (emoji) => `أشكال ${emoji}`,
  skinTone: (emoji, tone) =>
    `${emoji}، ${['بشرة فاتحة', 'بشرة فاتحة متوسطة', 'بشرة متوسطة', 'بشرة داكنة متوسطة', 'بشرة داكنة'][tone - 1]}`,
  variation: (emoji, number) => `${emoji}، الشكل ${formatInteger(number)}`,

  searchGifs: 'البحث في GIPHY',
  searchIn: (channel) => `البحث في ${channel}`,
  search: 'بحث',
  clear: 'مسح',
  channels: 'القنوات',
  trendingSearches: 'عمليات البحث الرائجة',
  searchingIn: (channel) => `البحث الآن في ${channel}`,
  searchingEverywhere: 'البحث الآن في كل مكان',

  video: (name) => `فيديو: ${name}`,
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  mute: 'كتم الصوت',
  unmute: 'إلغاء كتم الصوت',
  seek: 'موضع التشغيل',
  position: (playhead, duration) => `${formatInteger(playhead)} من ${formatInteger(duration)} ث`,
  volume: 'مستوى الصوت',
  captionsMenu: 'الترجمة المصاحبة',
  captions: (language) => `الترجمة المصاحبة: ${language}`,
  captionsOff: 'إيقاف',
  captionsError: 'تعذّر تحميل الترجمة المصاحبة.',
  transcript: 'النص المكتوب',
  close: 'إغلاق',
  waiting: 'جارٍ التحميل…',
  videoError(code, type) {
    if (code === 1) return 'أُلغي التحميل قبل اكتمال الفيديو.';
    if (code === 2) return 'خطأ في الشبكة: توقّف تحميل الفيديو.';
    if (code === 3) return 'تعذّر فك ترميز الفيديو: الملف تالف أو صيغته غير صحيحة.';
    return type ? `لا يمكن تشغيل فيديو من النوع ${type} هنا.` : 'لا يمكن تشغيل هذا الفيديو هنا.';
  },

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
  favorites: 'المفضلة',
  favorite: (name) => `مفضلة: ${name}`,
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
