import type { Area } from '../list';

export const areaNames: Record<Area, string> = {
  dashboard: 'لوحة المتابعة',
  scenes: 'المشاهد',
  voting: 'التصويت',
  'question-vault': 'خزانة الأسئلة',
  'answer-option-vault': 'خزانة خيارات الإجابة',
  polling: 'الاستطلاعات',
  surveys: 'الاستبيانات',
  videos: 'مقاطع الفيديو',
  products: 'المنتجات',
  'video-wall': 'جدار الفيديو',
  'qr-code-scheduler': 'جدولة رموز QR',
  theme: 'المظهر',
  'host-editor': 'محرر المضيف',
  'ai-chat': 'محادثة الذكاء الاصطناعي',
  manifest: 'بيان النشر',
};
