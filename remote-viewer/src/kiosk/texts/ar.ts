import { plural } from '../../language/plural';
import type { KioskTexts } from './en';

export default {
  stillThere: 'هل ما زلت هنا؟',
  startsAgain: (seconds) =>
    plural('ar', seconds, {
      one: 'نبدأ من جديد بعد ثانية واحدة.',
      two: 'نبدأ من جديد بعد ثانيتين.',
      few: 'نبدأ من جديد بعد # ثوانٍ.',
      many: 'نبدأ من جديد بعد # ثانية.',
      other: 'نبدأ من جديد بعد # ثانية.',
    }),
  stillHere: 'ما زلت هنا',
  scan: 'امسحه بكاميرا هاتفك.',
  staleSince: (time) => `لا يوجد اتصال منذ ${time}. ربما تغيّر شيء منذ ذلك الحين.`,
} satisfies KioskTexts;
