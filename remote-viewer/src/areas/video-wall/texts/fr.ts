import type { WallTexts } from './en';

const fr: WallTexts = {
  name: 'Mur vidéo',
  pairTitle: 'Associer cet écran',
  pairText: 'Scannez le code, ou saisissez-le là où le mur vidéo est modifié.',
  waitingForServer: 'En attente du serveur. Cet écran réessaie tout seul.',
  noPlace: 'Cet écran n’a pas de place dans le mur. Donnez-lui-en une là où le mur vidéo est modifié.',
  revokedTitle: 'Cet écran n’est pas utilisé',
  revokedText: 'Il a été retiré de son mur vidéo. Pour l’utiliser à nouveau, associez-le encore une fois.',
  again: 'Associer à nouveau',
  nothing: 'Rien n’est encore affiché ici.',
  noWall: 'Il n’y a pas de mur vidéo ici.',
  keeping: (percent) => `Préparation\u00a0: ${percent}`,
  noRoom:
    'Cet appareil n’a plus de place pour conserver ce qu’il lit. Il a besoin du réseau pour la lecture.',
  cannotPlay: 'Cet écran ne peut pas lire cette vidéo.',
  screen: (number) => `Écran ${number}`,
  playHere: (number) => `Lire ce que montre l’écran ${number}`,
};
export default fr;
