/** Fixed, so that a start that was interrupted is recognised and started again. */
export const demoBrandId = 'demabrandaskekda';
