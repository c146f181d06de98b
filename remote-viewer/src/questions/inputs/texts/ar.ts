import { plural } from '../../../language/plural';
import type { InputTexts } from './en';

const characters = { one: 'حرفًا واحدًا', two: 'حرفين', few: '# أحرف', other: '# حرفًا' };

export default {
  optional: 'اختياري',
  clear: 'مسح الإجابة',
  agree: 'أوافق',
  left: (count) =>
    plural('ar', count, {
      zero: 'لم يبقَ أي حرف',
      one: 'بقي حرف واحد',
      two: 'بقي حرفان',
      few: 'بقيت # أحرف',
      other: 'بقي # حرفًا',
    }),
  ends: {
    nps: { low: 'غير محتمل إطلاقًا', high: 'محتمل جدًا' },
    csat: { low: 'غير راضٍ إطلاقًا', high: 'راضٍ جدًا' },
    ces: { low: 'لا أوافق إطلاقًا', high: 'أوافق تمامًا' },
  },
  ranking: {
    hint: 'اضغط على الخيارات بترتيبك، الأفضل أولًا.',
    up: (option) => `نقل «${option}» إلى أعلى`,
    down: (option) => `نقل «${option}» إلى أسفل`,
    remove: (option) => `إخراج «${option}» من الترتيب`,
    place: (option, place, count) => `${option}: المرتبة ${place} من ${count}`,
    out: (option) => `${option}: لم يعد في الترتيب`,
  },
  everyRow: 'يُرجى الإجابة عن كل سطر.',
  agreement: 'يُرجى الموافقة للمتابعة.',
  number: 'يُرجى إدخال رقم.',
  date: 'يُرجى إدخال تاريخ.',
  atLeast: (bound) => `الحد الأدنى ${bound}.`,
  atMost: (bound) => `الحد الأقصى ${bound}.`,
  steps: (step) => `يُرجى إدخال رقم بخطوات قدرها ${step}.`,
  notBefore: (day) => `أقرب تاريخ ممكن ${day}.`,
  notAfter: (day) => `آخر تاريخ ممكن ${day}.`,
  longer: (count) => `يُرجى كتابة ${plural('ar', count, characters)} على الأقل.`,
  shorter: (count) => `يُرجى كتابة ${plural('ar', count, characters)} على الأكثر.`,
  formats: {
    email: 'يُرجى إدخال عنوان بريد إلكتروني، مثل name@example.com.',
    phone: 'يُرجى إدخال رقم هاتف من 5 إلى 15 رقمًا.',
    https: 'يُرجى إدخال عنوان يبدأ بـ https://.',
  },
} satisfies InputTexts;
