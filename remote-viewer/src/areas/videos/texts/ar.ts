import { plural } from '../../../language/plural';
import type { VideoTexts } from './en';

export default {
  none: 'لا توجد مقاطع فيديو للمشاهدة الآن.',
  playlist: (count) =>
    plural('ar', count, {
      zero: 'لا مقاطع فيديو',
      one: 'مقطع فيديو واحد',
      two: 'مقطعا فيديو',
      few: '# مقاطع فيديو',
      many: '# مقطع فيديو',
      other: '# مقطع فيديو',
    }),
  nowPlaying: 'قيد التشغيل',
  captions: 'الترجمة النصية',
  captionsOff: 'إيقاف',
  chapters: 'الفصول',
  transcript: 'النص المكتوب',
  inThisList: 'في هذه القائمة',
  unreachable: 'تعذّر تحميل الفيديو. يُرجى التحقق من الاتصال ثم المحاولة مرة أخرى.',
  broken: 'لا يمكن تشغيل هذا الفيديو: إنه مفقود أو تالف. شاهد فيديو آخر أو حاول لاحقًا.',
  keys: 'المفاتيح: مفتاح المسافة للتشغيل والإيقاف المؤقت، والسهمان الأيسر والأيمن للتنقل خمس ثوانٍ، وM لكتم الصوت أو تشغيله، وC لإظهار الترجمة النصية أو إخفائها، وF لملء الشاشة.',
} satisfies VideoTexts;
