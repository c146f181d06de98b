import type { Texts } from './en';

export default {
  start: 'Entrar',
  loading: 'Cargando…',
  notLoaded: 'No se ha podido cargar. Compruebe la conexión e inténtelo de nuevo.',
  missing: 'El contenido de este enlace ya no está disponible.',
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
  loading3d: (percent) => `Cargando en 3D, ${percent}`,
  someObjectsFailed: 'Algunos objetos no se han podido cargar.',
  noWebgl: 'Este navegador no puede mostrar 3D.',
  viewBroken: 'La vista 3D no se puede mostrar en este momento.',
} satisfies Texts;
