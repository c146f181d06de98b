import type { YourDataTexts } from './en';

export default {
  intro:
    'Conosciamo questo dispositivo solo tramite un identificativo casuale. Le sue risposte sono conservate con esso.',
  label: 'Il suo identificativo',
  copy: 'Copia',
  copied: 'Copiato',
  selected: 'È selezionato: lo copi ora.',
  use: 'Ha il diritto di sapere che cosa è conservato su di lei e di farlo cancellare. Invii questo identificativo al contatto indicato nell’informativa sulla privacy o nelle note legali, oppure si rivolga al personale.',
  consent: 'Riconoscere questo dispositivo quando torno',
  agree: 'Sì',
  refuse: 'No',
  consentUse:
    'Può revocarlo in qualsiasi momento: le sue visite restano allora solo come conteggio, senza il suo identificativo.',
  takenBack: 'Le sue visite non sono più conservate con il suo identificativo.',
  takenBackLater:
    'Al momento non è stato possibile separare le sue visite dal suo identificativo. Avverrà quando tornerà.',
} satisfies YourDataTexts;
