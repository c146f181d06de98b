/** The area whose documents options may stand for. Named here once for all that let somebody choose one. */
export const optionSubjects = 'products';
