import { savesData } from './connection';

/** Whether 3D code may be fetched ahead: who asked for data to be saved gets it when nothing can do without. */
export const mayFetch3d = (): boolean => !savesData() && 'WebGL2RenderingContext' in window;
