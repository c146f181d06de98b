import { plural } from '../../language/plural';
import type { KioskTexts } from './en';

export default {
  stillThere: 'Êtes-vous toujours là ?',
  startsAgain: (seconds) =>
    plural('fr', seconds, {
      one: 'Retour à l’accueil dans # seconde.',
      other: 'Retour à l’accueil dans # secondes.',
    }),
  stillHere: 'Je suis toujours là',
  scan: 'À scanner avec l’appareil photo de votre téléphone.',
  staleSince: (time) => `Hors connexion depuis : ${time}. Des changements ont pu avoir lieu entre-temps.`,
} satisfies KioskTexts;
