import type { TokenTexts } from './en';

export default {
  needed:
    'Hace falta un código. Escanee el código QR de su tarjeta, abra su enlace o escriba el código aquí.',
  code: 'Su código',
  use: 'Usar código',
  checking: 'Comprobando…',
  refused: {
    'code-unknown': 'Este código no se conoce aquí. Compárelo con su tarjeta, signo a signo.',
    'code-used': 'Este código ya se usó en otro dispositivo.',
    'code-revoked': 'Este código ya no es válido. Pida otro.',
    'code-elsewhere': 'Este código es para otra cosa. Abra el enlace o el código QR con el que vino.',
    unreachable: 'No se pudo comprobar el código. Revise la conexión e inténtelo de nuevo.',
    busy: 'Nuestro servidor no puede comprobar el código ahora. Inténtelo de nuevo en un momento.',
    other: 'No se pudo comprobar el código. Inténtelo de nuevo o pida otro.',
  },
} satisfies TokenTexts;
