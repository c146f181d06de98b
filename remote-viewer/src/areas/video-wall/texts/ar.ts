import type { WallTexts } from './en';

const ar: WallTexts = {
  name: 'جدار الفيديو',
  pairTitle: 'اقرن هذه الشاشة',
  pairText: 'امسح الرمز، أو أدخله حيث يُعدَّل جدار الفيديو.',
  waitingForServer: 'في انتظار الخادم. تحاول هذه الشاشة من جديد تلقائيًا.',
  noPlace: 'ليس لهذه الشاشة مكان في الجدار. حدّد لها مكانًا حيث يُعدَّل جدار الفيديو.',
  revokedTitle: 'هذه الشاشة غير مستخدمة',
  revokedText: 'أُخرجت من جدار الفيديو. لاستخدامها ثانيةً، اقرنها من جديد.',
  again: 'إقران من جديد',
  nothing: 'لا يُعرض هنا شيء بعد.',
  noWall: 'لا يوجد جدار فيديو هنا.',
  keeping: (percent) => `جارٍ التحضير: ${percent}`,
  noRoom: 'لم تبقَ في هذا الجهاز مساحة لحفظ ما يعرضه. يحتاج إلى الشبكة ليعرضه.',
  cannotPlay: 'لا تستطيع هذه الشاشة تشغيل هذا الفيديو.',
  screen: (number) => `الشاشة ${number}`,
  playHere: (number) => `تشغيل ما تعرضه الشاشة ${number}`,
};
export default ar;
