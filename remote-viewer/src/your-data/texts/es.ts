import type { YourDataTexts } from './en';

export default {
  intro: 'Solo conocemos este dispositivo por un identificador aleatorio. Sus respuestas se guardan con él.',
  label: 'Su identificador',
  copy: 'Copiar',
  copied: 'Copiado',
  selected: 'Está seleccionado: cópielo ahora.',
  use: 'Tiene derecho a saber qué datos suyos se conservan y a que se eliminen. Envíe este identificador al contacto que figura en la política de privacidad o en el aviso legal, o pregunte al personal.',
} satisfies YourDataTexts;
