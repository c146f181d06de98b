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
  pixelsOf: '{{width}} × {{height}} بكسل',
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
  notTaken: 'تعذر فحص الفيلم.',
};
