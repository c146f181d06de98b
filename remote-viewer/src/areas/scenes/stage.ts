/**
 * The scene and all of its code, in this file's own chunk. That chunk can be fetched ahead (`fetchStages`) and runs
 * nothing by itself: three sets itself up, which takes a slow phone half a second, when the first scene is asked for.
 */
export const loadScene = () => import(/* webpackMode: "eager" */ './scene').then((file) => file.Scene);
