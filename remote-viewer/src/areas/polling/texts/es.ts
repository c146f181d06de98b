import { plural } from '../../../language/plural';
import inputs from '../../../questions/inputs/texts/es';
import steps from '../../../questions/texts/es';
import type { PollTexts } from './en';

export default {
  steps,
  inputs,
  opens: (moment) => `Esta encuesta se abre el ${moment}.`,
  closed: 'Esta encuesta está cerrada.',
  paused: 'Esta encuesta está en pausa. Vuelva en un momento.',
  send: 'Enviar respuesta',
  sent: 'Gracias. Su respuesta cuenta.',
  sentTest: 'Gracias. En una prueba no se contabiliza nada.',
  kept: {
    offline:
      'Sin conexión. Su respuesta se guarda en este dispositivo y se enviará cuando vuelva la conexión.',
    busy: 'Nuestro servidor no puede recibir su respuesta en este momento. Se guarda en este dispositivo y se enviará automáticamente.',
  },
  stayOpen: 'Deje esta página abierta hasta entonces.',
  refused: {
    closed: 'Su respuesta no se ha aceptado: esta encuesta está cerrada.',
    paused: 'Su respuesta no se ha aceptado: esta encuesta está en pausa.',
    ended: 'Su respuesta no se ha aceptado: esto ha terminado.',
    'not-active': 'Su respuesta no se ha aceptado: ahora mismo no hay nada que responder aquí.',
    'already-answered': 'Ya ha respondido.',
    'too-late': 'Su respuesta ha llegado demasiado tarde.',
    revoked: 'Su respuesta no se ha aceptado: este acceso de prueba ha finalizado.',
    expired: 'Su respuesta no se ha aceptado: este acceso de prueba ha caducado.',
    unreachable: 'No se ha podido enviar su respuesta. Compruebe la conexión e inténtelo de nuevo.',
    busy: 'Nuestro servidor no puede recibir su respuesta en este momento. Inténtelo de nuevo en un momento.',
    other: 'Su respuesta no se ha aceptado.',
  },
  change: 'Cambiar la respuesta',
  consent: { given: 'De acuerdo', refused: 'No está de acuerdo' },
  yours: 'su respuesta',
  answers: (count) => plural('es', count, { one: '# respuesta', other: '# respuestas' }),
  resultsLater: 'Los resultados se mostrarán cuando se cierre la encuesta.',
} satisfies PollTexts;
