import type { EmbedLabels, Messages } from '../ui/labels.tsx';

export { ar as components } from '@gifkit/headless/labels/ar';

export const labels: EmbedLabels = {
  player: 'المشغّل',
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  share: 'مشاركة',
  close: 'إغلاق',
  more: 'المزيد',
  keys: 'اختصارات لوحة المفاتيح',
  notLoaded: 'تعذّر التحميل.',
  tryAgain: 'إعادة المحاولة',
  inNewTab: (name) => `${name} (يُفتح في علامة تبويب جديدة)`,

  flashing: 'أضواء وامضة',

  by: (name, isVerified) => `بواسطة ${name}${isVerified ? '، حساب موثّق' : ''}`,
  website: 'الموقع',
  continueOn: (site) => `متابعة المشاهدة على ${site}`,
  viewOn: (site) => `العرض على ${site}`,
  seeMoreOn: (site) => `المزيد على ${site}`,
  shareFrom: (site) => `المشاركة من ${site}`,
  playClipOn: (site) => `تشغيل المقطع على ${site}`,
  goTo: (site) => `الانتقال إلى ${site}`,

  relatedGifs: 'صور GIF ذات صلة',
  noRelated: 'لا شيء يشبه هذه الصورة.',

  clip: 'مقطع',
  muteClip: 'كتم صوت المقطع',
  unmuteClip: 'تشغيل صوت المقطع',
  seek: 'موضع التشغيل',
  position: (time, duration) => `${time} من ${duration}`,

  watch: 'مشاهدة الفيديو',
  watchElsewhere: 'مشاهدة الفيديو على صفحته',
  backToGif: 'العودة إلى صورة GIF',
  video: (name) => `فيديو: ${name}`,
  notAUrl: (id, provider) => `«${id}» ليس عنوانًا على ${provider}.com.`,
  notFound: (url) => `لم يتم العثور على «${url}».`,
  notEmbeddable: (url) => `لا يمكن تضمين «${url}».`,
  youTubeUnknown: 'لا يعرف YouTube هذا الفيديو.',
  youTubeBroken: 'لا يمكن لـ YouTube تشغيل هذا الفيديو هنا.',
  youTubeRemoved: 'أُزيل هذا الفيديو من YouTube.',
  youTubeForbidden: 'لا يسمح مالك هذا الفيديو بتضمينه.',

  showAll: 'عرض الكل',
  favorite: 'المفضلة',
  send: 'إرسال',
  noWindows: 'لا يمكن لهذه الصفحة فتح نوافذ.',
  embedCode: 'رمز التضمين',
  link: 'الرابط',
  copy: 'نسخ',
  copied: 'تم النسخ',
  press: (keys) => `اضغط ${keys}`,
  copyField: (field) => `نسخ ${field}`,
};

export const messages: Messages = {
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
