import type { TokenTexts } from './en';

export default {
  needed:
    'Un code est nécessaire. Scannez le QR code de votre carte, ouvrez votre lien ou saisissez le code ici.',
  code: 'Votre code',
  use: 'Utiliser le code',
  checking: 'Vérification…',
  refused: {
    'code-unknown': 'Ce code n’est pas connu ici. Comparez-le à votre carte, signe par signe.',
    'code-used': 'Ce code a déjà été utilisé sur un autre appareil.',
    'code-revoked': 'Ce code n’est plus valable. Demandez-en un autre.',
    'code-elsewhere':
      'Ce code est destiné à autre chose ici. Ouvrez le lien ou le QR code avec lequel il est venu.',
    unreachable: 'Le code n’a pas pu être vérifié. Regardez la connexion, puis réessayez.',
    busy: 'Notre serveur ne peut pas vérifier le code pour le moment. Réessayez dans un instant.',
    other: 'Le code n’a pas pu être vérifié. Réessayez ou demandez-en un autre.',
  },
} satisfies TokenTexts;
