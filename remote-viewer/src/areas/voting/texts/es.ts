import { plural } from '../../../language/plural';
import type { VoteTexts } from './en';

export default {
  ready: 'La votación aún no ha empezado. Aparecerá aquí en cuanto se abra.',
  closed: 'Esta votación está cerrada.',
  paused: 'Esta votación está en pausa. Espere un momento.',
  held: 'El resultado se mostrará enseguida.',
  hidden: 'El resultado no se muestra.',
  chooseOne: 'Toque para votar',
  chooseSeveral: 'Toque tantas como quiera y envíe',
  send: 'Enviar voto',
  sent: 'Gracias. Su voto cuenta.',
  sentTest: 'Gracias. En una prueba no se cuenta nada.',
  closesIn: 'Se cierra en',
  kept: {
    offline:
      'Sin conexión. Su voto se guarda en este dispositivo y se enviará cuando vuelva la conexión; cuenta si la votación sigue abierta.',
    busy: 'Nuestro servidor no puede recibir su voto ahora. Se guarda en este dispositivo y se envía solo.',
  },
  stayOpen: 'Deje esta página abierta hasta entonces.',
  refused: {
    closed: 'Su voto no se contó: esta votación está cerrada.',
    paused: 'Su voto no se contó: esta votación está en pausa.',
    ended: 'Su voto no se contó: esto ha terminado.',
    'not-active': 'Su voto no se contó: la votación no ha empezado.',
    'code-needed': 'Su voto no se contó: hace falta un código de un solo uso.',
    'already-answered': 'Ya ha votado.',
    'too-late': 'Su voto llegó demasiado tarde.',
    revoked: 'Su voto no se contó: este acceso de prueba ha terminado.',
    expired: 'Su voto no se contó: este acceso de prueba ha caducado.',
    unreachable: 'No se pudo enviar su voto. Compruebe la conexión e inténtelo de nuevo.',
    busy: 'Nuestro servidor no puede recibir su voto ahora. Inténtelo de nuevo en un momento.',
    other: 'Su voto no se contó.',
  },
  change: 'Cambiar voto',
  again: 'Votar otra vez',
  protection: {
    none: 'Cada cual puede votar cuantas veces quiera.',
    browser: 'Un voto por dispositivo.',
    token: 'Un voto por código.',
  },
  yours: 'su voto',
  resultsLater: 'Los resultados se muestran al cerrar la votación.',
  states: {
    ready: 'Empieza pronto',
    open: 'Vote ahora',
    paused: 'En pausa',
    closed: 'Cerrada',
  },
  wins: 'Gana',
  noVotes: 'Aquí no hay ninguna votación.',
  votes: (count) => plural('es', count, { one: '# voto', other: '# votos' }),
} satisfies VoteTexts;
