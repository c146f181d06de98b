import { texts as shellTexts } from '../texts';

const en = {
  label: 'Other builds in this tab',
  remotes: { manager: 'manager', experienceEditor: 'experience editor', viewer: 'experience' },
  from: 'from',
  clear: 'Clear',
};
type OverrideTexts = typeof en;

const de: OverrideTexts = {
  label: 'Andere Builds in diesem Tab',
  remotes: { manager: 'Verwaltung', experienceEditor: 'Editor', viewer: 'Erlebnis' },
  from: 'von',
  clear: 'Zurücksetzen',
};

const ar: OverrideTexts = {
  label: 'إصدارات أخرى في هذه الصفحة',
  remotes: { manager: 'قسم الإدارة', experienceEditor: 'محرر التجارب', viewer: 'عرض التجربة' },
  from: 'من',
  clear: 'إلغاء',
};

/** Developers' and testers' words, by language: they arrive with the badge only. */
export const overrideWords: Record<string, OverrideTexts> = { en, de, ar };

export const overrideTexts = () => overrideWords[shellTexts.language] ?? en;
