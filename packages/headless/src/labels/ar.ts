import type { Labels } from './labels.ts';
import { type PluralForms, pluralOf } from './plural.ts';
import { writeNumber } from './write-number.ts';

const plural = pluralOf('ar');

const ITEMS: PluralForms = {
  zero: 'صفر عناصر',
  one: 'عنصر واحد',
  two: 'عنصرين',
  few: '# عناصر',
  many: '# عنصرًا',
  other: '# عنصر',
};

const MORE_ITEMS: PluralForms = {
  zero: 'صفر عناصر أخرى',
  one: 'عنصر واحد آخر',
  two: 'عنصرين آخرين',
  few: '# عناصر أخرى',
  many: '# عنصرًا آخر',
  other: '# عنصر آخر',
};

/** Arabic. */
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
  variation: (emoji, number) => `${emoji}، الشكل ${writeNumber(number, 'ar')}`,

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
  position: (playhead, duration) =>
    `${writeNumber(playhead, 'ar')} من ${writeNumber(duration, 'ar')} ث`,
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
};
