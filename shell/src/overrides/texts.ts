import { texts as shellTexts } from '../texts';

const english = {
  label: 'Other builds in this tab',
  remotes: { manager: 'manager', experienceEditor: 'experience editor', viewer: 'experience' },
  from: 'from',
  clear: 'Clear',
};

const german: typeof english = {
  label: 'Andere Builds in diesem Tab',
  remotes: { manager: 'Verwaltung', experienceEditor: 'Editor', viewer: 'Erlebnis' },
  from: 'von',
  clear: 'Zurücksetzen',
};

/** Developers' and testers' words: they arrive with the badge only. */
export const overrideTexts = () => (shellTexts.language === 'de' ? german : english);
