import type { Translation } from '@vitrine/shared/ui';
import type { enMedia } from './en-media';

export const arMedia: Translation<typeof enMedia, 'ar'> = {
  title: 'الصور والأفلام',
  search: 'البحث في الصور والأفلام',
  emptyTitle: 'لا توجد صور أو أفلام بعد',
  emptyText: 'كل ما يُرفع هنا أو في أي مكان من العلامة التجارية يظهر هنا للجميع.',
  upload: 'رفع صورة أو فيلم',
  uploaded: 'أصبح {{name}} في المكتبة.',
  kind: 'النوع',
  anyKind: 'الصور والأفلام',
  kinds: { image: 'صورة', video: 'فيلم' },
  pixels: 'العرض × الارتفاع',
  unknown: 'غير معروف',
  createdAt: 'أُضيف',
  places_zero: 'لا مواضع',
  places_one: 'موضع واحد',
  places_two: 'موضعان',
  places_few: '{{count}} مواضع',
  places_many: '{{count}} موضعًا',
  places_other: '{{count}} موضع',
  empty: 'الملف فارغ.',
  neither: 'اختر صورة (JPEG أو PNG أو WebP أو AVIF أو GIF أو SVG) أو فيلمًا (MP4 أو WebM).',
  tooLarge: { image: 'لا يزيد حجم الصورة على 20 ميبيبايت.', video: 'لا يزيد حجم الفيلم على 2 جيبيبايت.' },
  renameTitle: 'إعادة التسمية',
  choose: { image: 'اختيار صورة', video: 'اختيار فيلم' },
  otherKind: {
    image: 'لا تحل محل الصورة إلا صورة أخرى.',
    video: 'لا يحل محل الفيلم إلا فيلم آخر.',
  },
  replaced_zero: 'استُبدل {{name}}',
  replaced_one: 'استُبدل {{name}} في موضع واحد',
  replaced_two: 'استُبدل {{name}} في موضعين',
  replaced_few: 'استُبدل {{name}} في {{count}} مواضع',
  replaced_many: 'استُبدل {{name}} في {{count}} موضعًا',
  replaced_other: 'استُبدل {{name}} في {{count}} موضع',
  replacedText: 'انشر التجارب التي تعرضه. الملف السابق مؤرشف.',
  kept_zero: 'لا يبقى الملف السابق في أي موضع.',
  kept_one: 'يبقى الملف السابق في موضع واحد: في نسخة من إصدار أقدم من مستند الخزانة، أو في استطلاع جارٍ.',
  kept_two: 'يبقى الملف السابق في موضعين: في نسخ من إصدارات أقدم من مستندات الخزانة، أو في استطلاعات جارية.',
  kept_few:
    'يبقى الملف السابق في {{count}} مواضع: في نسخ من إصدارات أقدم من مستندات الخزانة، أو في استطلاعات جارية.',
  kept_many:
    'يبقى الملف السابق في {{count}} موضعًا: في نسخ من إصدارات أقدم من مستندات الخزانة، أو في استطلاعات جارية.',
  kept_other:
    'يبقى الملف السابق في {{count}} موضع: في نسخ من إصدارات أقدم من مستندات الخزانة، أو في استطلاعات جارية.',
  notTaken: 'تعذر فحص الفيلم.',
};
