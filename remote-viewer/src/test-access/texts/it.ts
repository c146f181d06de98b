import type { TestTexts } from './en';

export default {
  preview: 'Anteprima. Questa è la bozza; nulla viene conteggiato.',
  test: (label) => `Accesso di prova «${label}». Questa è la bozza; nulla viene conteggiato.`,
} satisfies TestTexts;
