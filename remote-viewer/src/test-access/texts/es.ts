import type { TestTexts } from './en';

export default {
  preview: 'Vista previa. Está viendo el borrador; no se contabiliza nada.',
  test: (label) => `Acceso de prueba «${label}». Está viendo el borrador; no se contabiliza nada.`,
} satisfies TestTexts;
