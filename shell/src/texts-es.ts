import type { ShellTexts } from './texts-en';

const es: ShellTexts = {
  language: 'es',
  direction: 'ltr',
  loading: 'Cargando…',
  notFoundTitle: 'No hay nada en esta dirección',
  notFoundText:
    'Puede que el enlace sea antiguo o que falte una letra. Compruebe la dirección o escanee el código de nuevo.',
  notFoundAction: 'Ir al inicio',
  notFoundStaffAction: 'A la gestión',
  brokenTitle: 'Esta página ha dejado de funcionar',
  brokenText: 'Ha ocurrido algo inesperado. No se ha perdido nada de lo guardado.',
  missingTitle: 'No se ha podido cargar esta página',
  missingText: 'No se ha perdido nada de lo guardado. Compruebe la conexión e inténtelo de nuevo.',
  newVersionTitle: 'Hay una versión nueva',
  newVersionText: 'No se ha perdido nada de lo guardado. Vuelva a cargar la página para verla.',
  reload: 'Volver a cargar',
  remoteTitle: (name) => `No se ha podido cargar ${name}`,
  restWorks: 'Todo lo demás funciona y no se ha perdido nada de lo guardado.',
  remoteText: 'Compruebe la conexión e inténtelo de nuevo.',
  remoteBrokenTitle: (name) => `Ha dejado de funcionar ${name}`,
  remoteBrokenText: 'El fallo es nuestro, no de su conexión. Inténtelo de nuevo en un momento.',
  retry: 'Intentar de nuevo',
  close: 'Cerrar',
  success: '¡Hecho!',
  successText: 'La operación ha terminado',
  error: 'Error',
  notification: 'Notificación',
  notifications: 'Notificaciones ({hotkey})',
  textSize: 'Tamaño del texto',
  smallerText: 'Texto más pequeño',
  largerText: 'Texto más grande',
  remotes: { manager: 'la gestión', experienceEditor: 'el editor', viewer: 'la experiencia' },
};

export default es;
