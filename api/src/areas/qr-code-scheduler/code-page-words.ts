import type { DeadEnd } from './follow-code';

/** Why there is a page in place of what a code leads to. */
export type CodePageReason = DeadEnd | 'unknown' | 'crowded' | 'unavailable';

type Words = Record<CodePageReason, { title: string; text: string }> & {
  opens: (when: string) => string;
  /** Leads to what there is at the placement where the code stands. */
  whatIsHere: string;
};

/** What visitors read who follow a code that leads nowhere, in the tone of the viewer's pages of this kind. */
export const codePageWords: Record<string, Words> = {
  en: {
    opens: (when) => `It opens on ${when}.`,
    scheduled: { title: 'Not open yet', text: 'What this code leads to opens soon. Please come back later.' },
    ended: { title: 'This has ended', text: 'What this code led to is over. Thank you for your interest.' },
    archived: {
      title: 'This code has been retired',
      text: 'It leads nowhere any more. Thank you for your interest.',
    },
    nowhere: {
      title: 'Nothing here right now',
      text: 'What this code leads to is not there at the moment. Please come back later.',
    },
    unknown: {
      title: 'This code is not known',
      text: 'Please scan it once more, or ask the people on the spot.',
    },
    crowded: { title: 'Many people are here right now', text: 'Please scan the code again in a minute.' },
    unavailable: { title: 'This does not work right now', text: 'Please scan the code again in a moment.' },
    whatIsHere: 'See what there is here',
  },
  de: {
    opens: (when) => `Geöffnet ab ${when}.`,
    scheduled: {
      title: 'Noch nicht geöffnet',
      text: 'Wohin dieser Code führt, öffnet bald. Bitte kommen Sie später wieder.',
    },
    ended: {
      title: 'Das ist vorbei',
      text: 'Wohin dieser Code führte, ist zu Ende. Danke für Ihr Interesse.',
    },
    archived: {
      title: 'Dieser Code gilt nicht mehr',
      text: 'Er führt nirgendwohin. Danke für Ihr Interesse.',
    },
    nowhere: {
      title: 'Gerade nichts zu sehen',
      text: 'Wohin dieser Code führt, ist im Augenblick nicht da. Bitte kommen Sie später wieder.',
    },
    unknown: {
      title: 'Dieser Code ist nicht bekannt',
      text: 'Bitte scannen Sie ihn noch einmal, oder fragen Sie vor Ort.',
    },
    crowded: {
      title: 'Gerade ist viel los',
      text: 'Bitte scannen Sie den Code in einer Minute noch einmal.',
    },
    unavailable: { title: 'Das geht gerade nicht', text: 'Bitte scannen Sie den Code gleich noch einmal.' },
    whatIsHere: 'Sehen, was es hier gibt',
  },
  fr: {
    opens: (when) => `Ouverture le ${when}.`,
    scheduled: {
      title: 'Pas encore ouvert',
      text: 'Ce à quoi ce code mène ouvrira bientôt. Merci de revenir plus tard.',
    },
    ended: {
      title: 'C’est terminé',
      text: 'Ce à quoi ce code menait est terminé. Merci de votre intérêt.',
    },
    archived: {
      title: 'Ce code n’est plus valable',
      text: 'Il ne mène plus nulle part. Merci de votre intérêt.',
    },
    nowhere: {
      title: 'Rien à voir pour le moment',
      text: 'Ce à quoi ce code mène n’est pas disponible. Merci de revenir plus tard.',
    },
    unknown: {
      title: 'Ce code est inconnu',
      text: 'Scannez-le encore une fois, ou adressez-vous aux personnes sur place.',
    },
    crowded: {
      title: 'Il y a beaucoup de monde en ce moment',
      text: 'Scannez le code à nouveau dans une minute.',
    },
    unavailable: {
      title: 'Cela ne fonctionne pas pour le moment',
      text: 'Scannez le code à nouveau dans un instant.',
    },
    whatIsHere: 'Voir ce qu’il y a ici',
  },
  es: {
    opens: (when) => `Abre el ${when}.`,
    scheduled: {
      title: 'Aún no está abierto',
      text: 'Lo que muestra este código abre pronto. Vuelva más tarde.',
    },
    ended: {
      title: 'Ha terminado',
      text: 'Lo que mostraba este código ha terminado. Gracias por su interés.',
    },
    archived: {
      title: 'Este código ya no es válido',
      text: 'Ya no lleva a ningún sitio. Gracias por su interés.',
    },
    nowhere: {
      title: 'Ahora no hay nada aquí',
      text: 'Lo que muestra este código no está disponible en este momento. Vuelva más tarde.',
    },
    unknown: {
      title: 'Este código no se conoce',
      text: 'Escanéelo otra vez o pregunte a las personas del lugar.',
    },
    crowded: {
      title: 'Hay mucha gente en este momento',
      text: 'Escanee el código de nuevo dentro de un minuto.',
    },
    unavailable: {
      title: 'Ahora mismo no funciona',
      text: 'Escanee el código de nuevo dentro de un momento.',
    },
    whatIsHere: 'Ver qué hay aquí',
  },
  it: {
    opens: (when) => `Apre ${when}.`,
    scheduled: {
      title: 'Non ancora aperto',
      text: 'Ciò a cui porta questo codice aprirà presto. La invitiamo a tornare più tardi.',
    },
    ended: {
      title: 'È finito',
      text: 'Ciò a cui portava questo codice è terminato. Grazie per l’interesse.',
    },
    archived: {
      title: 'Questo codice non è più valido',
      text: 'Non porta più da nessuna parte. Grazie per l’interesse.',
    },
    nowhere: {
      title: 'Adesso qui non c’è niente',
      text: 'Ciò a cui porta questo codice al momento non è disponibile. La invitiamo a tornare più tardi.',
    },
    unknown: {
      title: 'Questo codice non è conosciuto',
      text: 'Lo scansioni ancora una volta o chieda alle persone sul posto.',
    },
    crowded: {
      title: 'C’è molta gente in questo momento',
      text: 'Scansioni di nuovo il codice tra un minuto.',
    },
    unavailable: {
      title: 'Al momento non funziona',
      text: 'Scansioni di nuovo il codice tra un momento.',
    },
    whatIsHere: 'Guardi cosa c’è qui',
  },
  ar: {
    opens: (when) => `موعد الافتتاح: ${when}.`,
    scheduled: { title: 'لم يُفتتح بعد', text: 'سيُفتتح قريبًا ما يقود إليه هذا الرمز. يُرجى العودة لاحقًا.' },
    ended: { title: 'لقد انتهى', text: 'انتهى ما كان يقود إليه هذا الرمز. شكرًا لاهتمامك.' },
    archived: { title: 'لم يعد هذا الرمز صالحًا', text: 'لم يعد يقود إلى أي مكان. شكرًا لاهتمامك.' },
    nowhere: {
      title: 'لا شيء هنا الآن',
      text: 'ما يقود إليه هذا الرمز غير متاح حاليًا. يُرجى العودة لاحقًا.',
    },
    unknown: { title: 'هذا الرمز غير معروف', text: 'يُرجى مسحه مرة أخرى أو سؤال العاملين في المكان.' },
    crowded: { title: 'الإقبال كبير الآن', text: 'يُرجى مسح الرمز مرة أخرى بعد دقيقة.' },
    unavailable: { title: 'لا يعمل هذا الآن', text: 'يُرجى مسح الرمز مرة أخرى بعد قليل.' },
    whatIsHere: 'شاهد ما يوجد هنا',
  },
};
