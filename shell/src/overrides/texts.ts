import { texts as shellTexts } from '../texts';

const en = {
  label: 'Other builds in this tab',
  remotes: { manager: 'manager', experienceEditor: 'experience editor', viewer: 'experience' },
  from: 'from',
  clear: 'Clear',
  question: 'Run another build in this tab?',
  risk: 'The address asks for code from this computer in the place of what was released. It could do everything that you can do here. Run it only if you have started this build yourself.',
  run: 'Run it in this tab',
  decline: 'Don’t run it',
  refused: 'Only owners and admins may run another build here. The released one runs.',
};
type OverrideTexts = typeof en;

const de: OverrideTexts = {
  label: 'Andere Builds in diesem Tab',
  remotes: { manager: 'Verwaltung', experienceEditor: 'Editor', viewer: 'Erlebnis' },
  from: 'von',
  clear: 'Zurücksetzen',
  question: 'In diesem Tab einen anderen Build ausführen?',
  risk: 'Die Adresse verlangt Code von diesem Computer anstelle dessen, was veröffentlicht wurde. Er könnte hier alles tun, was Sie tun können. Führen Sie ihn nur aus, wenn Sie diesen Build selbst gestartet haben.',
  run: 'In diesem Tab ausführen',
  decline: 'Nicht ausführen',
  refused: 'Nur Inhaber und Admins dürfen hier einen anderen Build ausführen. Es läuft der veröffentlichte.',
};

const ar: OverrideTexts = {
  label: 'إصدارات أخرى في هذه الصفحة',
  remotes: { manager: 'قسم الإدارة', experienceEditor: 'محرر التجارب', viewer: 'عرض التجربة' },
  from: 'من',
  clear: 'إلغاء',
  question: 'هل تريد تشغيل إصدار آخر في هذه الصفحة؟',
  risk: 'يطلب العنوان شيفرة من هذا الحاسوب بدلًا مما نُشر. ويمكنها أن تفعل هنا كل ما يمكنك فعله. لا تشغّلها إلا إذا كنت قد بدأت هذا الإصدار بنفسك.',
  run: 'تشغيله في هذه الصفحة',
  decline: 'عدم تشغيله',
  refused: 'لا يحق تشغيل إصدار آخر هنا إلا للمالكين والمشرفين. يعمل الإصدار المنشور.',
};

/** Developers' and testers' words, by language: they arrive with the badge and the question only. */
export const overrideWords: Record<string, OverrideTexts> = { en, de, ar };

export const overrideTexts = () => overrideWords[shellTexts.language] ?? en;
