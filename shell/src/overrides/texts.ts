/** Developers' and testers' words: they arrive with the badge only. */
export const texts = navigator.language.startsWith('de')
  ? {
      label: 'Andere Builds in diesem Tab',
      remotes: { manager: 'Verwaltung', experienceEditor: 'Editor', viewer: 'Erlebnis' },
      from: 'von',
      clear: 'Zurücksetzen',
    }
  : {
      label: 'Other builds in this tab',
      remotes: { manager: 'manager', experienceEditor: 'experience editor', viewer: 'experience' },
      from: 'from',
      clear: 'Clear',
    };
