import type { Texts } from './en';

export default {
  start: 'Entrar',
  loading: 'Cargando…',
  notLoaded: 'No se ha podido cargar. Compruebe la conexión e inténtelo de nuevo.',
  retry: 'Intentar de nuevo',
  close: 'Cerrar',
  leave: 'Volver al inicio',
  language: 'Idioma',
  imprint: 'Aviso legal',
  privacy: 'Privacidad',
  yourData: 'Sus datos',
  menu: 'Menú',
  smallerText: 'Texto más pequeño',
  largerText: 'Texto más grande',
  newVersion: 'Hay una versión nueva.',
  reload: 'Mostrar',
} satisfies Texts;
