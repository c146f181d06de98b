/** What is said about scenes. */
const en = {
  name: 'Scene',
  none: 'There is no scene in this draft yet.',
  resetView: 'Reset the view',
  keys: 'Arrow keys turn the scene, plus and minus zoom in and out, Home resets the view.',
  objects: 'Objects in this scene',
  inWords: 'Here is what the scene shows.',
};

export type SceneTexts = typeof en;
export default en;
