import type { YourDataTexts } from './en';

export default {
  intro:
    'Conosciamo questo dispositivo solo tramite un identificativo casuale. Le sue risposte sono conservate con esso.',
  label: 'Il suo identificativo',
  copy: 'Copia',
  copied: 'Copiato',
  selected: 'È selezionato: lo copi ora.',
  use: 'Ha il diritto di sapere che cosa è conservato su di lei e di farlo cancellare. Invii questo identificativo al contatto indicato nell’informativa sulla privacy o nelle note legali, oppure si rivolga al personale.',
} satisfies YourDataTexts;
