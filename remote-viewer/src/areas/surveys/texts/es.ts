import inputs from '../../../questions/inputs/texts/es';
import steps from '../../../questions/texts/es';
import type { SurveyTexts } from './en';

export default {
  steps,
  inputs,
  start: 'Empezar',
  send: 'Enviar las respuestas',
  place: (number, ahead) =>
    ahead === 0 ? `Página ${number}, la última` : `Página ${number}, como máximo ${ahead} más`,
  sentBack: 'Sus respuestas llevan de nuevo a esta página. Cambie una para continuar.',
  nothing: 'Responda al menos a una pregunta.',
  opens: (moment) => `Esta encuesta se abre el ${moment}.`,
  closed: 'Esta encuesta está cerrada.',
  paused: 'Esta encuesta está en pausa. Vuelva dentro de un momento.',
  answered: 'Ya ha respondido a esta encuesta. Gracias.',
  changed:
    'Ahora hay una versión más reciente de esta encuesta. Sus respuestas se conservan donde todavía encajan. Revíselas y envíelas, por favor.',
  sending: 'Sus respuestas están en camino.',
  sent: 'Gracias. Sus respuestas han llegado.',
  sentTest: 'Gracias. En una prueba no se cuenta nada.',
  kept: {
    offline:
      'Sin conexión. Sus respuestas se guardan en este dispositivo y se enviarán cuando vuelva la conexión.',
    busy: 'Nuestro servidor no puede recibir sus respuestas en este momento. Se guardan en este dispositivo y se enviarán automáticamente.',
  },
  stayOpen: 'Deje esta página abierta hasta entonces.',
  refused: {
    closed: 'Sus respuestas no se han aceptado: esta encuesta está cerrada.',
    full: 'Sus respuestas no se han aceptado: ya han respondido suficientes personas.',
    paused: 'Sus respuestas no se han aceptado: esta encuesta está en pausa.',
    ended: 'Sus respuestas no se han aceptado: esto ha terminado.',
    'not-active': 'Sus respuestas no se han aceptado: ahora no hay nada que responder aquí.',
    'code-needed': 'Sus respuestas no se aceptaron: esta encuesta requiere un código de un solo uso.',
    'already-answered': 'Ya ha respondido a esta encuesta. Gracias.',
    'too-late': 'Sus respuestas han llegado demasiado tarde.',
    revoked: 'Sus respuestas no se han aceptado: este acceso de prueba ha finalizado.',
    expired: 'Sus respuestas no se han aceptado: este acceso de prueba ha caducado.',
    unreachable: 'No se han podido enviar sus respuestas. Compruebe la conexión y vuelva a intentarlo.',
    busy: 'Nuestro servidor no puede recibir sus respuestas en este momento. Inténtelo de nuevo dentro de un momento.',
    other: 'Sus respuestas no se han aceptado. Revíselas y vuelva a intentarlo.',
  },
  goOn: (site) => `Continuar a ${site}`,
} satisfies SurveyTexts;
