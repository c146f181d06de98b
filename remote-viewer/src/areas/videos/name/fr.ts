export default { name: 'Vidéos' };
