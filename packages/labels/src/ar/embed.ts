import type { EmbedLabels, EmbedMessages } from '../en/embed.ts';

export { ar as components } from './index.ts';

export const labels: EmbedLabels = {
  player: 'المشغّل',
  share: 'مشاركة',
  more: 'المزيد',
  keys: 'اختصارات لوحة المفاتيح',
  notLoaded: 'تعذّر التحميل.',
  tryAgain: 'إعادة المحاولة',

  website: 'الموقع',
  continueOn: (site) => `متابعة المشاهدة على ${site}`,
  viewOn: (site) => `العرض على ${site}`,
  goTo: (site) => `الانتقال إلى ${site}`,

  relatedGifs: 'صور GIF ذات صلة',
  noRelated: 'لا شيء يشبه هذه الصورة.',

  muteClip: 'كتم صوت المقطع',
  unmuteClip: 'تشغيل صوت المقطع',

  watch: 'مشاهدة الفيديو',
  backToGif: 'العودة إلى صورة GIF',
  notAUrl: (id, provider) => `«${id}» ليس عنوانًا على ${provider}.com.`,
  notFound: (url) => `لم يتم العثور على «${url}».`,
  notEmbeddable: (url) => `لا يمكن تضمين «${url}».`,

  showAll: 'عرض الكل',
  favorite: 'المفضلة',
  noWindows: 'لا يمكن لهذه الصفحة فتح نوافذ.',
  embedCode: 'رمز التضمين',
  link: 'الرابط',
  copy: 'نسخ',
  copied: 'تم النسخ',
  press: (keys) => `اضغط ${keys}`,
  copyField: (field) => `نسخ ${field}`,
};

export const messages: EmbedMessages = {
  unknownGif: {
    title: 'صورة GIF هذه غير موجودة هنا',
    text: 'ربما أُزيلت أو أن العنوان يحتوي على خطأ.',
  },
  unknownPage: { title: 'هذه الصفحة غير موجودة', text: 'ربما يحتوي العنوان على خطأ.' },
  brokenPage: { title: 'حدث خطأ ما', text: 'الخطأ من جانبنا. يُرجى إعادة المحاولة.' },
  502: { title: 'لا توجد صورة GIF هذه المرة', text: 'أرسلت خدمة صور GIF ردًا غير مفهوم.' },
  503: { title: 'صور GIF في استراحة', text: 'لا تستجيب خدمة صور GIF حاليًا.' },
  504: { title: 'يستغرق هذا وقتًا طويلًا', text: 'لم تستجب خدمة صور GIF خلال 3 ثوانٍ.' },
};
