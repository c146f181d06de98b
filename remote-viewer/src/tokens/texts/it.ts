import type { TokenTexts } from './en';

export default {
  needed:
    'Serve un codice. Scansioni il codice QR della sua tessera, apra il suo link o scriva qui il codice.',
  code: 'Il suo codice',
  use: 'Usa il codice',
  checking: 'Verifica…',
  refused: {
    'code-unknown': 'Questo codice qui non è noto. Lo confronti con la tessera, carattere per carattere.',
    'code-used': 'Questo codice è già stato usato su un altro dispositivo.',
    'code-revoked': 'Questo codice non è più valido. Ne chieda un altro.',
    'code-elsewhere': 'Questo codice serve ad altro. Apra il link o il codice QR con cui è arrivato.',
    unreachable: 'Non è stato possibile verificare il codice. Controlli la connessione e riprovi.',
    busy: 'Il nostro server ora non può verificare il codice. Riprovi tra un momento.',
    other: 'Non è stato possibile verificare il codice. Riprovi o ne chieda un altro.',
  },
} satisfies TokenTexts;
