import { plural } from '../../language/plural';
import type { StepTexts } from './en';

export default {
  place: (number, count) => `السؤال ${number} من ${count}`,
  next: 'التالي',
  back: 'السابق',
  missing: 'يُرجى الإجابة عن هذا السؤال.',
  chooseOne: 'اختر إجابة واحدة',
  chooseSeveral: (min, max) => {
    if (max !== null)
      return min === max
        ? plural('ar', max, {
            one: 'اختر إجابة واحدة',
            two: 'اختر إجابتين',
            few: 'اختر # إجابات',
            other: 'اختر # إجابة',
          })
        : plural('ar', max, {
            two: 'اختر إجابة واحدة أو إجابتين',
            few: `اختر من ${min} إلى # إجابات`,
            other: `اختر من ${min} إلى # إجابة`,
          });
    return min > 1
      ? plural('ar', min, {
          two: 'اختر إجابتين على الأقل',
          few: 'اختر # إجابات على الأقل',
          other: 'اختر # إجابة على الأقل',
        })
      : 'اختر ما تشاء من الإجابات';
  },
} satisfies StepTexts;
