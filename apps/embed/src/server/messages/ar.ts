import type { Messages } from './messages.ts';

export const ar: Messages = {
  unknownGif: {
    title: 'صورة GIF هذه غير موجودة هنا',
    text: 'ربما أُزيلت أو أن العنوان يحتوي على خطأ.',
  },
  unknownPage: { title: 'هذه الصفحة غير موجودة', text: 'ربما يحتوي العنوان على خطأ.' },
  brokenPage: { title: 'حدث خطأ ما', text: 'الخطأ من جانبنا. يُرجى إعادة المحاولة.' },
  trouble: {
    502: { title: 'لا توجد صورة GIF هذه المرة', text: 'أرسلت خدمة صور GIF ردًا غير مفهوم.' },
    503: { title: 'صور GIF في استراحة', text: 'لا تستجيب خدمة صور GIF حاليًا.' },
    504: { title: 'يستغرق هذا وقتًا طويلًا', text: 'لم تستجب خدمة صور GIF خلال 3 ثوانٍ.' },
  },
  tryAgain: 'إعادة المحاولة',
};
