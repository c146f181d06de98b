import type { Texts } from './en';

export default {
  start: 'تفضّل بالدخول',
  loading: 'جارٍ التحميل…',
  notLoaded: 'تعذّر التحميل. يُرجى التحقق من الاتصال ثم المحاولة مرة أخرى.',
  missing: 'المحتوى الذي يؤدي إليه هذا الرابط لم يعد متاحًا.',
  retry: 'إعادة المحاولة',
  close: 'إغلاق',
  leave: 'العودة إلى البداية',
  language: 'اللغة',
  imprint: 'معلومات الناشر',
  privacy: 'الخصوصية',
  yourData: 'بياناتك',
  menu: 'القائمة',
  smallerText: 'تصغير النص',
  largerText: 'تكبير النص',
  newVersion: 'يتوفر إصدار جديد.',
  reload: 'عرض',
  loading3d: (percent) => `جارٍ تحميل العرض ثلاثي الأبعاد، ${percent}`,
  someObjectsFailed: 'تعذّر تحميل بعض العناصر.',
  noWebgl: 'لا يستطيع هذا المتصفح العرض ثلاثي الأبعاد.',
  viewBroken: 'لا يمكن عرض المشهد ثلاثي الأبعاد الآن.',
} satisfies Texts;
