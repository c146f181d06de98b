/** Fixed, so that a start that was interrupted is recognised and begun anew. */
export const demoBrandId = 'demabrandaskekda';
