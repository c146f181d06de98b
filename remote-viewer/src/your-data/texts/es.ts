import type { YourDataTexts } from './en';

export default {
  intro: 'Solo conocemos este dispositivo por un identificador aleatorio. Sus respuestas se guardan con él.',
  label: 'Su identificador',
  copy: 'Copiar',
  copied: 'Copiado',
  selected: 'Está seleccionado: cópielo ahora.',
  use: 'Tiene derecho a saber qué datos suyos se conservan y a que se eliminen. Envíe este identificador al contacto que figura en la política de privacidad o en el aviso legal, o pregunte al personal.',
  consent: 'Reconocer este dispositivo cuando vuelva',
  agree: 'Sí',
  refuse: 'No',
  consentUse:
    'Puede retirarlo en cualquier momento: sus visitas quedan entonces solo como recuento, sin su identificador.',
  takenBack: 'Sus visitas ya no se guardan con su identificador.',
  takenBackLater:
    'Sus visitas no se han podido separar de su identificador en este momento. Se hará cuando vuelva.',
} satisfies YourDataTexts;
