import type { StateTexts } from './en';

export default {
  opens: (when) => `Abre el ${when}.`,
  scheduled: { title: 'Aún no está abierto', text: 'Esta experiencia abre pronto. Vuelva más tarde.' },
  paused: { title: 'Una breve pausa', text: 'Esta experiencia está en pausa y volverá pronto.' },
  ended: { title: 'Ha terminado', text: 'Esta experiencia ha terminado. Gracias por su interés.' },
  unassigned: {
    title: 'Aún no hay nada aquí',
    text: 'Se está preparando algo para este lugar. Vuelva más tarde.',
  },
  'nothing-to-test': {
    title: 'Aún no hay nada que probar',
    text: 'Este lugar no tiene ninguna experiencia asignada. En cuanto la tenga, este enlace la mostrará.',
  },
  expired: {
    title: 'Este acceso de prueba ha caducado',
    text: 'Pida un enlace nuevo a la persona que se lo envió.',
  },
  revoked: {
    title: 'Este acceso de prueba ha finalizado',
    text: 'Pida un enlace nuevo a la persona que se lo envió.',
  },
  asVisitor: 'Ver lo que ven los visitantes',
  elsewhere: 'Encontrar otra experiencia',
  unreachable: { title: 'No se ha podido cargar', text: 'Compruebe la conexión e inténtelo de nuevo.' },
  faulty: {
    title: 'No se ha podido cargar',
    text: 'El fallo es nuestro, no de su conexión. Inténtelo de nuevo en un momento.',
  },
  crowded: {
    title: 'Hay mucha gente en este momento',
    text: 'Esta página lo intentará de nuevo por sí sola en un minuto.',
  },
} satisfies StateTexts;
