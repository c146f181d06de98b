import { plural } from '../../../language/plural';
import type { VideoTexts } from './en';

export default {
  none: 'Il n’y a pas de vidéo à regarder pour le moment.',
  playlist: (count) => plural('fr', count, { one: '# vidéo', other: '# vidéos' }),
  nowPlaying: 'en cours de lecture',
  captions: 'Sous-titres',
  captionsOff: 'Désactivés',
  chapters: 'Chapitres',
  transcript: 'Transcription',
  inThisList: 'Dans cette liste',
  unreachable: 'La vidéo n’a pas pu être chargée. Vérifiez la connexion, puis réessayez.',
  broken:
    'Cette vidéo ne peut pas être lue : elle est absente ou endommagée. Regardez-en une autre ou réessayez plus tard.',
  keys: 'Touches : la barre d’espace lance la lecture et la met en pause, les flèches gauche et droite reculent et avancent de cinq secondes, M coupe et rétablit le son, C affiche et masque les sous-titres, F passe en plein écran.',
} satisfies VideoTexts;
