/** What a library object carries while it is dragged: its id. */
export const dragType = 'application/x-vitrine-library-object';
