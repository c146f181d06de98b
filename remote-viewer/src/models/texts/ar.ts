import { percentage } from '../../language/numbers';
import type { ModelTexts } from './en';

export default {
  loading: (percent) => `جارٍ تحميل العرض ثلاثي الأبعاد، ${percentage('ar', percent)}`,
  someFailed: 'تعذّر تحميل بعض العناصر.',
  noWebgl: 'لا يستطيع هذا المتصفح العرض ثلاثي الأبعاد.',
  broken: 'لا يمكن عرض المشهد ثلاثي الأبعاد الآن.',
} satisfies ModelTexts;
