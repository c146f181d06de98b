import type { TestTexts } from './en';

export default {
  preview: 'Vorschau. Sie sehen den Entwurf; nichts wird gezählt.',
  test: (label) => `Testzugang „${label}“. Sie sehen den Entwurf; nichts wird gezählt.`,
} satisfies TestTexts;
