export const translations = {
  action: 'Translations',
  export: 'Export for translators…',
  import: 'Import translations…',
  exportTitle: 'Export for translators',
  exportIntro:
    'All texts that visitors read, in {{language}}, with the translations that there are. What is archived is left out; so are copies from a vault, which are translated there.',
  into: 'Translate into',
  format: 'Format',
  xliff: 'XLIFF',
  csv: 'Table (CSV)',
  formatHelp: {
    xliff: 'For translation programs and agencies. Version 2.0; what comes back may be 1.2 or 2.',
    csv: 'For spreadsheets. Fill in the column “Target”, and leave the column “ID” as it is.',
  },
  download: 'Download',
};
